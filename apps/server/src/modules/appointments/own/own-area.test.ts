import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { SIGNATURE } from '../../../../testing/builders/build-order.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';
import { newId } from '../../../platform/ids.ts';

const OWN = '/v2/service-appointment/customer/appointments';
const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const PLACE = { latitude: 30.26, longitude: -97.75 };
const HOUR_MS = 3_600_000;

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let customer: SignedIn;
let built: Awaited<ReturnType<typeof buildCustomerOf>>;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
  built = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  customer = await api.as(built.account);
});

type Given = Partial<Parameters<typeof buildAppointment>[1]>;
const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS);
const appointment = (given: Given = {}) =>
  buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: built.id,
    petId: built.pets[0]?.id ?? '',
    serviceId: ids.groom,
    ...given,
  });
const read = async (id: string) => (await customer.call(`GET ${OWN}/:id`, { params: { id } })).body;
const cancel = (id: string) => customer.call(`POST ${OWN}/:id/cancel-appointment`, { params: { id }, body: {} });

/** An appointment of an hour ago that was paid in cash, with a tip. */
const completed = async () => {
  const id = await appointment({ startsAt: inHours(-1), lineEnded: true });
  const params = { id };
  await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'cash' } });
  await groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: 10 } });
  const charge = { type: 'discount', title: 'Loyal friend', amount: 5 } as const;
  await groomer.call(`POST ${ORDER}/order-custom-items`, { params, body: charge });
  const done = await groomer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: SIGNATURE } });
  expect(done.status, done.raw).toBe(200);
  return id;
};

describe('what canceling costs', () => {
  it('is free until a day before, and the fee of the site after that', async () => {
    const startsAt = inHours(72);
    const id = await appointment({ startsAt });
    const freeUntil = new Date(startsAt.getTime() - 24 * HOUR_MS).toISOString();
    expect(await read(id)).toMatchObject({
      cancellation: { fee: 30, freeUntil },
      can: { withdraw: true, askToCancel: false },
    });
    await api.database.asOwner((owner) =>
      owner.query('update sites set cancellation_fee_cents = 4500 where id = $1', [api.site.id]),
    );
    const soon = await appointment({ startsAt: inHours(5) });
    expect(await read(soon)).toMatchObject({ cancellation: { fee: 45 }, can: { withdraw: false, askToCancel: true } });
    await api.database.asOwner((owner) =>
      owner.query('update sites set cancellation_fee_cents = 3000 where id = $1', [api.site.id]),
    );
  });

  it('is free for a request that nobody has confirmed, at any time', async () => {
    const id = await appointment({ status: 'pending', startsAt: inHours(5) });
    expect((await read(id)).can).toMatchObject({ withdraw: true });
    expect((await cancel(id)).body.status).toBe('cancelled');
  });

  it('is asked once, however often it is asked at the same time', async () => {
    const [free, late] = [await appointment({ startsAt: inHours(72) }), await appointment({ startsAt: inHours(5) })];
    for (const id of [free, late]) {
      const answers = await Promise.all([cancel(id), cancel(id), cancel(id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    }
  });
});

describe('the lists of a customer', () => {
  it('show canceled ones with the past, and those that wait for a groomer ahead', async () => {
    const [canceled, waiting] = [await appointment(), await appointment({ status: 'unassigned' })];
    await cancel(canceled);
    const ahead = await customer.call(`GET ${OWN}`);
    expect(ahead.body).toMatchObject({ total: 1, items: [{ id: waiting }] });
    const past = await customer.call(`GET ${OWN}`, { query: { when: 'past' } });
    expect(past.body).toMatchObject({ total: 1, items: [{ id: canceled, status: 'cancelled' }] });
  });

  it('name the groomer by business and person, with the picture of their page', async () => {
    const photoId = newId();
    await api.database.asOwner(async (owner) => {
      await owner.query(
        `insert into files (id, site_id, owner_id, kind, status, filename, declared_type, declared_bytes)
         values ($1, $2, $3, 'image', 'ready', 'maya.png', 'image/png', 9)`,
        [photoId, api.site.id, groomer.account.id],
      );
      await owner.query('update accounts set photo_file_id = $2 where id = $1', [groomer.account.id, photoId]);
      await owner.query(`update providers set business_name = 'South Paws' where account_id = $1`, [
        groomer.account.id,
      ]);
    });
    expect((await read(await appointment())).serviceProvider).toMatchObject({
      id: groomer.account.id,
      businessName: 'South Paws',
      photo: { id: photoId },
    });
  });

  it('show pets by id and kind, and how late the groomer said to be the last time', async () => {
    const id = await appointment({ startsAt: api.clock.now() });
    for (const minutes of [10, 25])
      await groomer.call('POST /v2/service-appointment/service-provider/appointments/:id/running-late', {
        params: { id },
        body: { minutes },
      });
    expect(await read(id)).toMatchObject({
      lateMinutes: 25,
      startedAt: null,
      total: null,
      petServices: [{ petId: built.pets[0]?.id, kind: 'dog', photo: null }],
    });
  });
});

describe('a receipt', () => {
  it('shows what was paid line by line, without what the groomer earns', async () => {
    const id = await completed();
    expect(await read(id)).toMatchObject({ status: 'complete', total: 95 });
    const receipt = await customer.call(`GET ${OWN}/:id/receipt`, { params: { id } });
    expect(receipt.body, receipt.raw).toMatchObject({
      kind: 'completed',
      lines: [{ petName: 'Biscuit', serviceName: 'Full groom', price: 90, extras: [] }],
      charges: [{ name: 'Loyal friend', price: -5 }],
      prices: { subtotal: 85, tipAmount: 10, total: 95, due: 95 },
      tender: 'cash',
      card: null,
      owed: 0,
      refunds: [],
    });
    expect(receipt.raw).not.toMatch(/earn|split|payable/i);
  });

  it('is there once it is settled, and only for its customer', async () => {
    const open = await appointment();
    expect((await customer.call(`GET ${OWN}/:id/receipt`, { params: { id: open } })).status).toBe(404);
    const id = await completed();
    const other = await api.as('customer');
    expect((await other.call(`GET ${OWN}/:id/receipt`, { params: { id } })).status).toBe(404);
  });
});
