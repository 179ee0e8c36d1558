import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { SIGNATURE } from '../../../testing/builders/build-order.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const FIGURES = 'GET /v2/service-provider/customer/:id/figures';
const HISTORY = 'GET /v2/service-provider/customer/:id/appointments';
const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const ZONE = 'America/Chicago';
const PLACE = { latitude: 30.26, longitude: -97.75 };
const DAY_MS = 86_400_000;

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let staff: SignedIn;
let customer: Awaited<ReturnType<typeof buildCustomerOf>>;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  staff = await api.as('staff');
});
afterAll(() => api.close());
beforeEach(async () => {
  hours = 0;
  groomer = await api.as('groomer');
  await change('update providers set time_zone = $2 where account_id = $1', [groomer.account.id, ZONE]);
  customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
});

const change = (statement: string, values: readonly unknown[]) =>
  api.database.asOwner((owner) => owner.query(statement, [...values]));
const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS);

type Given = Partial<Parameters<typeof buildAppointment>[1]>;
const visit = (days: number, given: Given = {}) =>
  buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: customer.id,
    petId: customer.pets[0]?.id ?? '',
    serviceId: ids.groom,
    startsAt: inDays(days),
    ...given,
  });
/** Days before now at which no other appointment of the test is. */
let hours = 0;
const anotherHour = () => -((hours += 2) - 1) / 24;
const startedAt = (id: string, days: number) =>
  change(`update appointments set starts_at = $2, ends_at = $2::timestamptz + interval '1 hour' where id = $1`, [
    id,
    inDays(days),
  ]);

interface Paid {
  readonly tip?: number;
  readonly by?: 'cash' | 'later';
  readonly refund?: number;
}

/** An appointment of $90 that was completed so many days ago. */
const completed = async (daysAgo: number, { tip = 0, by = 'cash', refund = 0 }: Paid = {}) => {
  const id = await visit(anotherHour(), { lineEnded: true });
  const order = { id };
  if (tip > 0) await groomer.call(`POST ${ORDER}/tip`, { params: order, body: { amount: tip } });
  await groomer.call(`POST ${ORDER}/payment`, { params: order, body: { paymentMethodId: by } });
  const done = await groomer.call(`POST ${ORDER}/complete-order`, { params: order, body: { signature: SIGNATURE } });
  expect(done.status, done.raw).toBe(200);
  if (refund > 0) {
    const body = { amount: refund, reason: 'Flea rinse not done' };
    const given = await staff.call('POST /v2/staff/orders/:id/refunds', { params: order, body });
    expect(given.status, given.raw).toBe(200);
  }
  await startedAt(id, -daysAgo);
  return id;
};

/** A no-show of so many days ago with a fee that stays owed. */
const missed = async (daysAgo: number) => {
  const id = await visit(anotherHour());
  const body = { amount: 60, title: 'Nobody home', paymentMethodId: 'later' } as const;
  const marked = await groomer.call(`POST ${ORDER}/set-order-no-show`, { params: { id }, body });
  expect(marked.status, marked.raw).toBe(200);
  await startedAt(id, -daysAgo);
  return id;
};

const params = () => ({ id: customer.id });
const figures = async () => {
  const { status, body, raw } = await groomer.call(FIGURES, { params: params() });
  expect(status, raw).toBe(200);
  return body;
};

describe('the figures of a customer', () => {
  it('are nothing for one who was never seen', async () => {
    expect(await figures()).toMatchObject({
      timeZone: ZONE,
      next: null,
      lastSeen: null,
      usualCycleDays: null,
      appointments: 0,
      completed: 0,
      spent: 0,
      average: null,
      owed: 0,
      owedFor: null,
      card: null,
    });
    expect((await figures()).months.map(({ amount }) => amount)).toEqual(Array.from({ length: 12 }, () => 0));
  });

  it('add up what all appointments came to, with tips, fees and refunds, and name what is owed', async () => {
    await completed(90, { tip: 10 });
    await completed(48, { refund: 20 });
    await completed(6, { by: 'later' });
    const oldest = await missed(20);
    await visit(-30, { status: 'cancelled' });
    const soon = await visit(3);
    await visit(40);
    const answer = await figures();
    expect(answer).toMatchObject({
      next: { id: soon, status: 'accepted', total: null, minPrice: 90, pets: ['Biscuit'], services: ['Full groom'] },
      usualCycleDays: 42,
      appointments: 7,
      completed: 3,
      canceled: 1,
      noShows: 1,
      spent: 320,
      average: 86.67,
      owed: 150,
      owedFor: oldest,
    });
    expect(Math.round((Date.parse(answer.lastSeen ?? '') - api.clock.now().getTime()) / DAY_MS)).toBe(-6);
    expect(answer.months.reduce((sum, { amount }) => sum + amount, 0)).toBe(320);
    expect(answer.months.reduce((sum, month) => sum + month.completed, 0)).toBe(3);
  });

  it('are of the groomer’s own appointments, and of customers of their own', async () => {
    const colleague = await api.as('groomer');
    await visit(-9, { providerId: colleague.account.id, status: 'complete' });
    expect(await figures()).toMatchObject({ appointments: 0, spent: 0 });
    for (const endpoint of [FIGURES, HISTORY] as const)
      expect((await colleague.call(endpoint, { params: params() })).status).toBe(404);
  });
});

describe('the history of a customer', () => {
  it('shows every appointment, the latest first, a page at a time, with what each came to', async () => {
    const first = await completed(60, { tip: 15, refund: 25 });
    const canceled = await visit(-30, { status: 'cancelled' });
    const ahead = await visit(5, { status: 'pending' });
    const { body } = await groomer.call(HISTORY, { params: params(), query: { limit: 2 } });
    expect(body).toMatchObject({ total: 3, limit: 2, offset: 0, timeZone: ZONE });
    expect(body.items.map(({ id, status }) => [id, status])).toEqual([
      [ahead, 'pending'],
      [canceled, 'cancelled'],
    ]);
    const rest = await groomer.call(HISTORY, { params: params(), query: { limit: 2, offset: 2 } });
    expect(rest.body.items).toMatchObject([{ id: first, total: 80, tip: 15, refunded: 25, owed: 0, minutes: 60 }]);
  });
});
