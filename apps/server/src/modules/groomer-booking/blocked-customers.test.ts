import type { Place } from '@tailgate/values';
import { addDays, instantOf, localDateAt } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const SEARCH = '/v2/service-checkout/pet-service/customer';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
const BLOCK = '/v2/service-provider/customer/:id/block-customer';
const TRADING = '/v2/service-appointment/trading';
const JOBS = '/v2/service-schedule/service-provider/grab-it';
/** Where `buildAppointment` puts them. */
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let customer: Awaited<ReturnType<typeof buildCustomerOf>>;
let signedIn: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  signedIn = await api.as(customer.account);
});

const block = () =>
  groomer.call(`POST ${BLOCK}`, { params: { id: customer.id }, body: { reason: 'Rude', reportCustomer: false } });
const search = (caller: { call: SignedIn['call'] }) =>
  caller.call(`POST ${SEARCH}/search`, {
    body: { location: PLACE, pets: [{ serviceId: ids.groom, size: 'medium' }], limit: 100 },
  });
const finds = async (caller: { call: SignedIn['call'] }) =>
  (await search(caller)).body.items.some(({ provider }) => provider.id === groomer.account.id);
const date = () => addDays(localDateAt(api.clock.now(), 'America/Chicago'), 3);

describe('a groomer who blocked a customer', () => {
  it('is left out of their search, and of nobody else’s', async () => {
    expect(await finds(signedIn)).toBe(true);
    expect((await block()).status).toBe(200);
    expect(await finds(signedIn)).toBe(false);
    expect(await finds(api)).toBe(true);
    expect(await finds(await api.as('customer'))).toBe(true);
    await groomer.call(`DELETE ${BLOCK}`, { params: { id: customer.id } });
    expect(await finds(signedIn)).toBe(true);
  });

  it('has no further pages, days and times in a search of theirs', async () => {
    const params = { sessionId: (await search(signedIn)).body.sessionId };
    await block();
    const query = { providerId: groomer.account.id, date: date() };
    const times = (caller: { call: SignedIn['call'] }) =>
      caller.call(`GET ${SEARCH}/:sessionId/available-time-slots`, { params, query });
    expect((await times(signedIn)).status).toBe(404);
    expect((await times(api)).status).toBe(200);
    const pages = await signedIn.call(`GET ${SEARCH}/:sessionId/providers`, { params, query: { limit: 100 } });
    expect(pages.body.items.map(({ provider }) => provider.id)).not.toContain(groomer.account.id);
  });

  it('books them neither with a new session nor with one that was open already', async () => {
    const { body } = await groomer.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
    await block();
    const placed = await groomer.call(`POST ${SESSION}/:sessionId/place-order`, {
      params: { sessionId: body.id },
      body: { appointment: { date: date(), time: '10:00' } },
    });
    expect([placed.status, placed.error.code]).toEqual([409, 'customer_blocked']);
    expect((await groomer.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } })).status).toBe(404);
  });

  it('stops nobody else from booking them', async () => {
    await block();
    const other = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
    const id = await buildAppointment(api, {
      providerId: groomer.account.id,
      customerId: customer.id,
      petId: customer.pets[0]?.id ?? '',
      serviceId: ids.groom,
      status: 'unassigned',
      startsAt: instantOf(date(), 10 * 60, 'America/Chicago'),
    });
    const grabbed = await other.call(`POST ${JOBS}/jobs`, { body: { orderId: id } });
    expect(grabbed.status, grabbed.raw).toBe(200);
  });

  it('stops nobody else from placing with them', async () => {
    await block();
    const other = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
    await api.database.asOwner((owner) =>
      owner.query('insert into provider_customers (site_id, provider_id, customer_id) values ($1, $2, $3)', [
        api.site.id,
        other.account.id,
        customer.id,
      ]),
    );
    const { body } = await other.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
    const placed = await other.call(`POST ${SESSION}/:sessionId/place-order`, {
      params: { sessionId: body.id },
      body: { appointment: { date: date(), time: '10:00' } },
    });
    expect(placed.status, placed.raw).toBe(200);
  });

  it('takes over neither a job nor a trade with them', async () => {
    await block();
    const other = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
    const appointment = (status: 'accepted' | 'unassigned') =>
      buildAppointment(api, {
        providerId: other.account.id,
        customerId: customer.id,
        petId: customer.pets[0]?.id ?? '',
        serviceId: ids.groom,
        status,
      });
    const grabbed = await groomer.call(`POST ${JOBS}/jobs`, { body: { orderId: await appointment('unassigned') } });
    expect([grabbed.status, grabbed.error.code]).toEqual([409, 'customer_blocked']);
    const id = await appointment('accepted');
    await other.call(`POST ${TRADING}/seller/send`, { body: { orderId: id, recipientId: groomer.account.id } });
    const accepted = await groomer.call(`PUT ${TRADING}/buyer/received-appointments/:id/accept`, { params: { id } });
    expect([accepted.status, accepted.error.code]).toEqual([409, 'customer_blocked']);
  });
});
