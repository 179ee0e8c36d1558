import { addDays, instantOf, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const NEXT = 'GET /v2/service-appointment/service-provider/appointments/:id/next-times';
const ZONE = 'America/Chicago';
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let customer: Awaited<ReturnType<typeof buildCustomerOf>>;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
});

const dateIn = (days: number) => addDays(localDateAt(api.clock.now(), ZONE), days);
/** At ten in the morning of a day. */
const visit = (days: number, status: 'complete' | 'accepted' | 'cancelled' = 'complete') =>
  buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: customer.id,
    petId: customer.pets[0]?.id ?? '',
    serviceId: ids.groom,
    startsAt: instantOf(dateIn(days), 600, ZONE),
    status,
  });
const next = async (id: string, by = groomer) => {
  const { status, body, raw } = await by.call(NEXT, { params: { id } });
  expect(status, raw).toBe(200);
  return body;
};
const owner = (statement: string, values: readonly unknown[]) =>
  api.database.asOwner((client) => client.query(statement, [...values]));

it('proposes three days around the usual cycle, at the usual time', async () => {
  await visit(-29);
  const id = await visit(-1);
  const answer = await next(id);
  expect(answer).toMatchObject({ usualCycleDays: 28, around: dateIn(27), booked: null, timeZone: ZONE });
  expect(answer.slots.map(({ start }) => start.slice(0, 16))).toEqual(
    [26, 27, 28].map((days) => `${dateIn(days)}T10:00`),
  );
});

it('proposes times that the booking then has free', async () => {
  const id = await visit(-1);
  const [slot] = (await next(id)).slots;
  const session = '/v2/service-checkout/pet-service/service-provider';
  const opened = await groomer.call(`POST ${session}/init`, { body: { customerId: customer.id } });
  const params = { sessionId: opened.body.id };
  const appointment = { date: slot?.start.slice(0, 10) ?? '', time: slot?.start.slice(11, 16) ?? '' };
  const placed = await groomer.call(`POST ${session}/:sessionId/place-order`, { params, body: { appointment } });
  expect(placed.status, placed.raw).toBe(200);
});

it('looks around six weeks after the only appointment, and from today for who is overdue', async () => {
  const id = await visit(-2);
  expect(await next(id)).toMatchObject({ usualCycleDays: null, around: dateIn(40) });
  await visit(-1, 'cancelled');
  await owner(
    `update appointments set starts_at = starts_at - interval '1 year', ends_at = ends_at - interval '1 year'
    where customer_id = $1`,
    [customer.id],
  );
  const overdue = await next(id);
  expect(overdue.around).toBe(dateIn(0));
  expect(overdue.slots).toHaveLength(3);
  expect(overdue.slots.every(({ start }) => new Date(start) > api.clock.now())).toBe(true);
});

it('names what is booked already instead', async () => {
  const id = await visit(-1);
  const ahead = await visit(20, 'accepted');
  expect(await next(id)).toMatchObject({ booked: { id: ahead }, slots: [] });
});

it('proposes nothing to who cannot be booked: blocked, or without an address', async () => {
  const id = await visit(-1);
  await owner('update provider_customers set blocked_at = app.now() where customer_id = $1', [customer.id]);
  expect((await next(id)).slots).toEqual([]);
  await owner('update provider_customers set blocked_at = null where customer_id = $1', [customer.id]);
  expect((await next(id)).slots).toHaveLength(3);
  await owner('update customer_profiles set location = null where account_id = $1', [customer.id]);
  expect((await next(id)).slots).toEqual([]);
});

it('is for the groomer of the appointment', async () => {
  const id = await visit(-1);
  const other = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  expect((await other.call(NEXT, { params: { id } })).status).toBe(404);
});
