import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const LINES = `${ORDER}/pet-services` as const;
const LINE = `${LINES}/:petServiceId` as const;
const LEGACY = 'PUT /v1/orders/:id/pet-services';
const PLACE = { latitude: 30.26, longitude: -97.75 };
const MINUTE_MS = 60_000;

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let customerId: string;
let pets: string[];
let params: { id: string };
let petServiceId: string;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());

const linesOf = async (id: string) =>
  (await groomer.call(`GET ${ORDER}`, { params: { id } })).body.petServices.map((line) => line.id);
const offerWork = async (by: SignedIn) => {
  const sizes = (price: number, minutes: number) => [{ size: 'medium' as const, price, minutes }];
  await by.call('POST /v2/on-boarding/groomer/offered/services/prices', {
    body: {
      services: [
        { serviceId: ids.groom, sizes: sizes(90, 60) },
        { serviceId: ids.bath, sizes: sizes(50, 30) },
      ],
    },
  });
  await by.call('POST /v2/on-boarding/groomer/offered/service-addons/prices', {
    body: { addOns: [{ addOnId: ids.nails, isOffered: true, price: 15, minutes: 10 }] },
  });
};
beforeEach(async () => {
  groomer = await api.as('groomer');
  await offerWork(groomer);
  const kind = { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog };
  const customer = await buildCustomerOf(api, groomer, { ...kind, pets: ['Biscuit', 'Momo'] });
  customerId = customer.id;
  pets = customer.pets.map(({ id }) => id);
  params = { id: await book(0) };
  petServiceId = (await linesOf(params.id))[0] ?? '';
});

/** An hour of the first pet's full groom, so many hours from now. */
const book = (hours: number) =>
  buildAppointment(api, {
    providerId: groomer.account.id,
    customerId,
    petId: pets[0] ?? '',
    serviceId: ids.groom,
    startsAt: new Date(api.clock.now().getTime() + hours * 60 * MINUTE_MS),
  });
const order = async () => (await groomer.call(`GET ${ORDER}`, { params })).body;
const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
const minutesOf = ({ appointmentStart, appointmentEnd }: { appointmentStart: string; appointmentEnd: string }) =>
  (Date.parse(appointmentEnd) - Date.parse(appointmentStart)) / MINUTE_MS;
const busyMinutes = async () => {
  const [row] = await asOwner<{ minutes: number }>(
    `select extract(epoch from upper(busy) - lower(busy))::int / 60 as minutes from occupancy where subject_id = $1`,
    [params.id],
  );
  return row?.minutes;
};
const history = () =>
  asOwner<{ account_id: string; details: object }>(
    `select * from transitions where subject_id = $1 and name = 'changeServices' order by at`,
    [params.id],
  );
const bath = (petId = pets[1] ?? '') => ({ petId, serviceId: ids.bath });
const add = (body: { petId: string; serviceId: string } = bath(), id = params.id) =>
  groomer.call(`POST ${LINES}`, { params: { id }, body });

describe('a service that is added to an order', () => {
  it('has the groomer’s price, and the visit and the calendar get longer by it', async () => {
    const added = await add();
    expect(added.body, added.raw).toMatchObject({
      petServices: [
        { id: petServiceId, finalPrice: 90 },
        { pet: { name: 'Momo' }, service: { id: ids.bath, name: 'Bath' }, finalPrice: 50, minutes: 30 },
      ],
      finalPrices: { subtotal: 140 },
      serviceTime: 90,
    });
    expect(minutesOf(added.body)).toBe(90);
    expect(await busyMinutes()).toBe(90);
    expect(await history()).toMatchObject([
      { details: { added: 1, removed: 0, oldCents: 9000, newCents: 14_000, oldMinutes: 60, newMinutes: 90 } },
    ]);
    const [{ account_id: changedBy } = { account_id: null }] = await history();
    expect(changedBy).toBe(groomer.account.id);
  });

  it('RL-orders-08 is there once for a pet', async () => {
    const twin = await add({ petId: pets[0] ?? '', serviceId: ids.groom });
    expect(twin.error.errors, twin.raw).toHaveProperty('serviceId');
    expect((await order()).petServices).toHaveLength(1);
  });

  it('can have a price of its own, within bounds', async () => {
    for (const serviceAmount of [-1, 5000.01, 1.005]) {
      const refused = await groomer.call(`POST ${LINES}`, { params, body: { ...bath(), serviceAmount } });
      expect(refused.error.code, String(serviceAmount)).toBe('validation_failed');
    }
    const added = await groomer.call(`POST ${LINES}`, { params, body: { ...bath(), serviceAmount: 44.5 } });
    expect(added.body.petServices[1], added.raw).toMatchObject({ finalServicePrice: 44.5, finalPrice: 44.5 });
  });

  it('is for a pet of this customer, and offered for it', async () => {
    const kind = { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog };
    const other = await buildCustomerOf(api, groomer, kind);
    expect((await add(bath(other.pets[0]?.id))).status).toBe(404);
    const unoffered = await add({ petId: pets[1] ?? '', serviceId: ids.lionCut });
    expect(unoffered.status, unoffered.raw).toBe(422);
    expect(unoffered.error.errors, unoffered.raw).toHaveProperty('serviceId');
    expect((await order()).petServices).toHaveLength(1);
  });

  it('is offered by this groomer, with its add-ons, whatever a colleague offers', async () => {
    await offerWork(await api.as('groomer'));
    const own = [groomer.account.id];
    await asOwner('update provider_add_ons set is_offered = false where provider_id = $1', own);
    const nails = await groomer.call(`POST ${LINES}`, { params, body: { ...bath(), addons: [ids.nails] } });
    expect(nails.status, nails.raw).toBe(422);
    expect(nails.error.errors, nails.raw).toHaveProperty('serviceId');
    await asOwner('update provider_services set is_offered = false where provider_id = $1', own);
    const unoffered = await add();
    expect(unoffered.status, unoffered.raw).toBe(422);
    expect(unoffered.error.errors, unoffered.raw).toHaveProperty('serviceId');
  });

  it('changes nothing where the time after the visit is taken', async () => {
    await book(1);
    const refused = await add();
    expect(refused.error.code, refused.raw).toBe('slot_taken');
    expect(await order()).toMatchObject({ serviceTime: 60, finalPrices: { subtotal: 90 } });
    expect(await busyMinutes()).toBe(60);
    expect(await history()).toEqual([]);
  });

  it('comes once, however many add it at the same moment', async () => {
    const calls = await Promise.all(Array.from({ length: 5 }, () => add()));
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, raw } of calls) expect([200, 409, 422], raw).toContain(status);
    expect((await order()).petServices).toHaveLength(2);
    expect(await busyMinutes()).toBe(90);
  });
});

describe('a service of an order', () => {
  const change = (body: { serviceId?: string; serviceAmount?: number | null; serviceTime?: number }) =>
    groomer.call(`PUT ${LINE}`, { params: { ...params, petServiceId }, body });

  it('becomes another one, at the price of the list, and keeps its notes', async () => {
    const of = { params: { ...params, petServiceId } };
    await groomer.call(`PUT ${LINE}/details`, { ...of, body: { serviceAmount: 99, spNote: 'Calm' } });
    const changed = await change({ serviceId: ids.bath });
    expect(changed.body, changed.raw).toMatchObject({
      petServices: [{ id: petServiceId, service: { name: 'Bath' }, finalPrice: 50, minutes: 30, spNote: 'Calm' }],
      finalPrices: { subtotal: 50 },
    });
    expect(await busyMinutes()).toBe(30);
  });

  it('U-094 has another price or time, within bounds, and the history says who changed it', async () => {
    const priced = await change({ serviceAmount: 75, serviceTime: 80 });
    expect(priced.body.petServices[0], priced.raw).toMatchObject({ finalPrice: 75, minutes: 80 });
    expect(await busyMinutes()).toBe(80);
    expect((await change({ serviceAmount: null })).body.petServices[0]).toMatchObject({ finalPrice: 90, minutes: 80 });
    expect(await history()).toMatchObject([
      { account_id: groomer.account.id, details: { changed: 1, oldCents: 9000, newCents: 7500 } },
      { account_id: groomer.account.id, details: { changed: 1, oldCents: 7500, newCents: 9000 } },
    ]);
    for (const body of [{ serviceAmount: -1 }, { serviceAmount: 5001 }, { serviceTime: 4 }, { serviceTime: 721 }])
      expect((await change(body)).error.code, JSON.stringify(body)).toBe('validation_failed');
  });

  it('takes add-ons: those on it stay, and each is there once', async () => {
    const addOn = (addons: string[]) =>
      groomer.call(`POST ${LINE}`, { params: { ...params, petServiceId }, body: { addons } });
    const added = await addOn([ids.nails]);
    expect(added.body.petServices[0], added.raw).toMatchObject({
      addOns: [{ name: 'Nail grind', price: 15, minutes: 10 }],
      finalPrice: 105,
      minutes: 70,
    });
    expect(await busyMinutes()).toBe(70);
    const again = await addOn([ids.nails]);
    expect(again.body.petServices[0], again.raw).toMatchObject({ finalPrice: 105, minutes: 70 });
    // Not an add-on of this service.
    expect((await addOn([ids.bandana])).error.errors).toHaveProperty('addons');
  });

  it('is taken off, and the visit gets shorter; the last one stays', async () => {
    await add();
    const off = await groomer.call(`DELETE ${LINE}`, { params: { ...params, petServiceId } });
    expect(off.body, off.raw).toMatchObject({ petServices: [{ service: { id: ids.bath } }], serviceTime: 30 });
    expect(await busyMinutes()).toBe(30);
    const last = { params: { ...params, petServiceId: off.body.petServices[0]?.id ?? '' } };
    expect((await groomer.call(`DELETE ${LINE}`, last)).error.code).toBe('last_service');
    expect((await groomer.call(`DELETE ${LINE}`, { params: { ...params, petServiceId } })).status).toBe(404);
  });

  it('is not one of another order of the same groomer', async () => {
    const other = await book(5);
    const crossed = { params: { id: other, petServiceId } };
    expect((await groomer.call(`DELETE ${LINE}`, crossed)).status).toBe(404);
    expect((await groomer.call(`PUT ${LINE}`, { ...crossed, body: { serviceAmount: 1 } })).status).toBe(404);
  });
});

describe('the services of an order, set at once', () => {
  it('stay, come and go', async () => {
    const of = { params: { ...params, petServiceId } };
    await groomer.call(`PUT ${LINE}/details`, { ...of, body: { serviceAmount: 85, spNote: 'Calm' } });
    const petServices = [{ petId: pets[0] ?? '', serviceId: ids.groom, addons: [ids.nails] }, bath()];
    const set = await groomer.call(LEGACY, { params, body: { petServices } });
    expect(set.body, set.raw).toMatchObject({
      petServices: [
        { id: petServiceId, finalServicePrice: 85, finalPrice: 100, spNote: 'Calm' },
        { service: { id: ids.bath }, finalPrice: 50 },
      ],
      serviceTime: 100,
    });
    const only = await groomer.call(LEGACY, { params, body: { petServices: [bath()] } });
    expect(only.body, only.raw).toMatchObject({ petServices: [{ service: { id: ids.bath } }], serviceTime: 30 });
    expect(await busyMinutes()).toBe(30);
  });

  it('are at least one, once each, and of this customer', async () => {
    const set = (petServices: { petId: string; serviceId: string }[]) =>
      groomer.call(LEGACY, { params, body: { petServices } });
    expect((await set([])).error.code).toBe('validation_failed');
    expect((await set([bath(), bath()])).error.errors).toHaveProperty('serviceId');
    expect((await set([bath(), { petId: pets[1] ?? '', serviceId: ids.lionCut }])).error.errors).toHaveProperty([
      'petServices.1.serviceId',
    ]);
    expect((await order()).petServices).toMatchObject([{ id: petServiceId }]);
  });
});

describe('services', () => {
  const edits = (by = groomer) => [
    by.call(`POST ${LINES}`, { params, body: bath() }),
    by.call(`PUT ${LINE}`, { params: { ...params, petServiceId }, body: { serviceAmount: 1 } }),
    by.call(`POST ${LINE}`, { params: { ...params, petServiceId }, body: { addons: [ids.nails] } }),
    by.call(`DELETE ${LINE}`, { params: { ...params, petServiceId } }),
    by.call(LEGACY, { params, body: { petServices: [bath()] } }),
  ];

  it.each(['pending', 'complete', 'cancelled', 'in_trade'])('do not change while the order is %s', async (status) => {
    await asOwner('update appointments set status = $2 where id = $1', [params.id, status]);
    for (const { error, raw } of await Promise.all(edits())) expect(error.code, raw).toBe('illegal_transition');
  });

  it('do not change while the order is paid', async () => {
    await asOwner('update appointments set is_being_paid = true where id = $1', [params.id]);
    for (const { error, raw } of await Promise.all(edits())) expect(error.code, raw).toBe('payment_in_progress');
    expect((await order()).can.changeServices).toBe(false);
  });

  it('are nobody else’s to change', async () => {
    const stranger = await api.as('groomer');
    for (const { status, raw } of await Promise.all(edits(stranger))) expect(status, raw).toBe(404);
    expect((await order()).petServices).toHaveLength(1);
  });
});
