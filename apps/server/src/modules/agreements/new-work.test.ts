import { AGREEMENT_GRACE_DAYS } from '@tailgate/contract';
import { addDays, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { ATTACHED, publisher } from './agreements.testing.ts';

const SEARCH = '/v2/service-checkout/pet-service/customer';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };
const DAY_S = 86_400;

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let staff: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  staff = await api.as('staff');
});
afterAll(() => api.close());

it('stops new bookings of a provider a week after a required agreement was issued, and no work in progress', async () => {
  let groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  const customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  const searched = () =>
    api.call(`POST ${SEARCH}/search`, {
      body: { location: PLACE, pets: [{ serviceId: ids.groom, size: 'medium' }], limit: 100 },
    });
  const isFound = async () => (await searched()).body.items.some(({ provider }) => provider.id === groomer.account.id);
  const date = () => addDays(localDateAt(api.clock.now(), 'America/Chicago'), 3);
  const place = async () => {
    const { body } = await groomer.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
    return await groomer.call(`POST ${SESSION}/:sessionId/place-order`, {
      params: { sessionId: body.id },
      body: { appointment: { date: date(), time: '10:00' } },
    });
  };
  const site = publisher(api, () => staff);
  const { slug } = await site.publish();
  const open = await searched();
  expect(await isFound()).toBe(true);
  const waiting = await buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: customer.id,
    petId: customer.pets[0]?.id ?? '',
    serviceId: ids.groom,
    status: 'pending',
    startsAt: new Date(api.clock.now().getTime() + 20 * DAY_S * 1000),
  });

  api.clock.advance((AGREEMENT_GRACE_DAYS + 1) * DAY_S);
  groomer = await api.as(groomer.account);
  // The times of a search that was opened before are gone too.
  const days = await api.call(`GET ${SEARCH}/:sessionId/available-time-slots`, {
    params: { sessionId: open.body.sessionId },
    query: { providerId: groomer.account.id, date: date() },
  });
  expect(days.status).toBe(404);
  expect(await isFound()).toBe(false);
  const placed = await place();
  expect([placed.status, placed.error.code]).toEqual([409, 'agreements_unsigned']);
  const goesOn = await groomer.call(`POST ${APPOINTMENTS}/:id/accept-appointment`, { params: { id: waiting } });
  expect(goesOn.status).toBe(200);

  const { body } = await groomer.call(`GET ${ATTACHED}/by-slug/:slug`, { params: { slug } });
  await groomer.call(`POST ${ATTACHED}/:id/accept`, { params: { id: body.id }, body: {} });
  expect(await isFound()).toBe(true);
});
