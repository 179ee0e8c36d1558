import { MAX_CHARGES } from '@tailgate/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const LINE = `${ORDER}/pet-services/:petServiceId` as const;
const ITEMS = `${ORDER}/order-custom-items` as const;
const PLACE = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let params: { id: string; petServiceId: string };
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
  const customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  const id = await buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: customer.id,
    petId: customer.pets[0]?.id ?? '',
    serviceId: ids.groom,
    startsAt: new Date(api.clock.now().getTime() + 3_600_000),
  });
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string }>('select id from appointment_lines where appointment_id = $1', [id]),
  );
  params = { id, petServiceId: rows[0]?.id ?? '' };
});

const order = async () => (await groomer.call(`GET ${ORDER}`, { params: { id: params.id } })).body;
const setStatus = (status: string) =>
  api.database.asOwner((owner) =>
    owner.query('update appointments set status = $1 where id = $2', [status, params.id]),
  );

describe('prices at the van', () => {
  it('are set for a service and taken back, and the subtotal follows', async () => {
    const before = await order();
    const line = before.petServices[0];
    expect(line?.finalServicePrice).toBe(line?.minEstimatedServicePrice);
    const set = await groomer.call(`PUT ${LINE}/details`, { params, body: { serviceAmount: 123.45 } });
    expect(set.body.petServices[0], set.raw).toMatchObject({ finalServicePrice: 123.45, finalPrice: 123.45 });
    expect(set.body.finalPrices.subtotal).toBeCloseTo(123.45 + before.travelFee, 2);
    const taken = await groomer.call(`PUT ${LINE}/details`, { params, body: { serviceAmount: null } });
    expect(taken.body.finalPrices).toEqual(before.finalPrices);
  });

  it('keep notes, and notes keep prices', async () => {
    await groomer.call(`PUT ${LINE}/details`, { params, body: { serviceAmount: 80, spNote: 'Calm' } });
    const { body } = await groomer.call(`PUT ${LINE}/details`, { params, body: { spNote: 'Very calm' } });
    expect(body.petServices[0]).toMatchObject({ finalServicePrice: 80, spNote: 'Very calm' });
  });

  it('follow what makes the pet take longer, and so does the time', async () => {
    const before = await order();
    const longer = await groomer.call(`PUT ${LINE}/details`, { params, body: { petTimeModifier: [ids.matted] } });
    expect(longer.body.petServices[0]?.petTimeModifiers, longer.raw).toMatchObject([
      { name: 'Matted coat', price: 30 },
    ]);
    expect(longer.body.finalPrices.subtotal).toBeCloseTo(before.finalPrices.subtotal + 30, 2);
    expect(longer.body.serviceTime).toBe(before.serviceTime + 30);
    expect(longer.body.appointmentEnd).toBe(before.appointmentEnd);
    const shorter = await groomer.call(`PUT ${LINE}/details`, { params, body: { petTimeModifier: [] } });
    expect(shorter.body.finalPrices).toEqual(before.finalPrices);
  });

  it('are refused below zero, above the highest price, in parts of a cent, and for an add-on that is not there', async () => {
    for (const serviceAmount of [-1, 5000.01, 1.005]) {
      const refused = await groomer.call(`PUT ${LINE}/details`, { params, body: { serviceAmount } });
      expect(refused.error, String(serviceAmount)).toMatchObject({ code: 'validation_failed' });
    }
    const body = { addonsPrices: [{ id: ids.nails, price: 1 }] };
    expect((await groomer.call(`PUT ${LINE}/details`, { params, body })).error.errors).toHaveProperty('addonsPrices');
  });

  it('do not change any more when the visit is settled; notes still do', async () => {
    await setStatus('complete');
    const priced = await groomer.call(`PUT ${LINE}/details`, { params, body: { serviceAmount: 1 } });
    expect(priced.error.code).toBe('illegal_transition');
    expect((await groomer.call(`PUT ${LINE}/details`, { params, body: { spNote: 'Later' } })).status).toBe(200);
    const charge = { type: 'other', title: 'Parking', amount: 5 } as const;
    expect((await groomer.call(`POST ${ITEMS}`, { params, body: charge })).error.code).toBe('illegal_transition');
  });
});

describe('charges and discounts', () => {
  it('RL-orders-05 are a discount or another charge; others are refused', async () => {
    const before = (await order()).finalPrices;
    await groomer.call(`POST ${ITEMS}`, { params, body: { type: 'discount', title: 'Neighbors', amount: 10 } });
    const { body } = await groomer.call(`POST ${ITEMS}`, {
      params,
      body: { type: 'other', title: 'Parking', description: 'Garage', amount: 4.5 },
    });
    expect(body.customCharges).toMatchObject([
      { type: 'discount', title: 'Neighbors', amount: 10, deletable: true },
      { type: 'other', title: 'Parking', description: 'Garage', amount: 4.5 },
    ]);
    const subtotal = Math.round((before.subtotal - 5.5) * 100) / 100;
    expect(body.finalPrices).toEqual({ ...before, customChargesTotal: -5.5, subtotal, total: subtotal, due: subtotal });
    const own = { type: 'proc-fee', title: 'Fee', amount: 1 } as unknown as {
      type: 'other';
      title: string;
      amount: number;
    };
    expect((await groomer.call(`POST ${ITEMS}`, { params, body: own })).error.code).toBe('validation_failed');
  });

  it('are taken away one by one', async () => {
    const body = { type: 'other', title: 'Parking', amount: 5 } as const;
    const [first] = (await groomer.call(`POST ${ITEMS}`, { params, body })).body.customCharges;
    await groomer.call(`POST ${ITEMS}`, { params, body });
    const query = { item: first?.id ?? '' };
    expect((await groomer.call(`DELETE ${ITEMS}`, { params, query })).body.customCharges).toHaveLength(1);
    expect((await groomer.call(`DELETE ${ITEMS}`, { params, query })).status).toBe(404);
  });

  it('never make the subtotal negative, and are limited in number, also when added at once', async () => {
    const body = { type: 'discount', title: 'On the house', amount: 5000 } as const;
    const answers = await Promise.all(
      Array.from({ length: MAX_CHARGES + 5 }, () => groomer.call(`POST ${ITEMS}`, { params, body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_CHARGES);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect((await order()).finalPrices.subtotal).toBe(0);
  });

  it('belong to the groomer of the appointment', async () => {
    const other = await api.as('groomer');
    const body = { type: 'other', title: 'Mine', amount: 5 } as const;
    expect((await other.call(`POST ${ITEMS}`, { params, body })).status).toBe(404);
    expect((await other.call(`DELETE ${ITEMS}`, { params, query: { item: 'x' } })).status).toBe(404);
  });
});
