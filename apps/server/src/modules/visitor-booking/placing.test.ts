import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { addCardOf } from '../../../testing/builders/build-card.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { queuedFor, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import {
  ORDERING,
  PROFILE,
  addressAt,
  hold,
  place,
  startIn,
  takeOver,
  visitorOf,
  withServices,
  type World,
} from '../../../testing/order-as-visitor.ts';

const PLACE = { latitude: 30.26, longitude: -97.75 };
const APPOINTMENTS = '/v2/service-appointment';

let api: TestApi;
let world: World;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  world = { api, place: PLACE, ids };
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom, zones: [{ price: 12 }] });
});

const get = (caller: { call: SignedIn['call'] }, sessionId: string) =>
  caller.call(`GET ${ORDERING}/:sessionId`, { params: { sessionId } });

describe('placing', () => {
  const ready = async () => {
    const visitor = visitorOf(api);
    const params = await withServices(world, visitor);
    await hold(visitor, params, groomer.account.id, startIn(world, 4));
    const customer = await api.as('customer');
    return { params, customer, cardId: await takeOver(world, customer, params) };
  };
  const countOf = async (customerId: string) =>
    (
      await api.database.asOwner((owner) =>
        owner.query('select id from appointments where customer_id = $1', [customerId]),
      )
    ).rowCount;

  it('happens once, asked twice or at the same time', async () => {
    const { params, customer, cardId } = await ready();
    const answers = await Promise.all([1, 2, 3].map(() => place(customer, params, cardId)));
    answers.push(await place(customer, params, cardId));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.placed?.id)).size).toBe(1);
    expect(await countOf(customer.account.id)).toBe(1);
    expect(await queuedFor(api, groomer.account.email)).toEqual([expect.stringMatching(/^New request: /)]);
    expect(await queuedFor(api, customer.account.email)).toEqual([expect.stringMatching(/^Request sent: /)]);
    const pets = await api.database.asOwner((owner) =>
      owner.query('select name from pets where customer_id = $1', [customer.account.id]),
    );
    expect(pets.rowCount).toBe(1);
    const after = await customer.call(`POST ${ORDERING}/:sessionId/set-location`, {
      params,
      body: { location: addressAt(PLACE) },
    });
    expect(after.error.code).toBe('illegal_transition');
  });

  it('needs a card of the customer, and the policies accepted by the person', async () => {
    const { params, customer } = await ready();
    const other = await api.as('customer');
    expect((await place(customer, params, await addCardOf(api, other))).status).toBe(404);
    const visitor = visitorOf(api);
    const second = await withServices(world, visitor);
    await hold(visitor, second, groomer.account.id, startIn(world, 5));
    await other.call(`POST ${ORDERING}/:sessionId/claim`, { params: second });
    expect((await place(other, second, await addCardOf(api, other))).error.code).toBe('illegal_transition');
    const unsigned = { ...PROFILE, cancellationPolicy: false };
    const profile = await other.call(`POST ${ORDERING}/:sessionId/profile`, { params: second, body: unsigned });
    expect(profile.error.errors).toEqual({ cancellationPolicy: 'must be accepted' });
    const { body } = await other.call(`POST ${ORDERING}/:sessionId/profile`, { params: second, body: PROFILE });
    expect(body.policies?.version).toMatch(/^\d{4}-\d{2}$/);
    expect(Date.parse(body.policies?.acceptedAt ?? '')).toBeGreaterThan(0);
  });

  it('is refused to a customer whom the groomer blocked meanwhile, without saying so', async () => {
    const { params, customer, cardId } = await ready();
    await api.database.asOwner((owner) =>
      owner.query(
        'insert into provider_customers (site_id, provider_id, customer_id, blocked_at) values ($1, $2, $3, app.now())',
        [api.site.id, groomer.account.id, customer.account.id],
      ),
    );
    const { error } = await place(customer, params, cardId);
    expect(error).toMatchObject({ code: 'slot_taken', data: { nextSlots: [] } });
    expect((await hold(customer, params, groomer.account.id, startIn(world, 5))).status).toBe(404);
    expect(await countOf(customer.account.id)).toBe(0);
  });

  it('is given to the calendar of the customer as a file', async () => {
    const { params, customer, cardId } = await ready();
    const id = (await place(customer, params, cardId)).body.placed?.id ?? '';
    const file = await customer.call(`GET ${APPOINTMENTS}/customer/appointments/:id/calendar-file`, {
      params: { id },
      query: { download: 1 },
    });
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.raw).toContain(`UID:${id}@`);
    expect(file.raw).toContain('LOCATION:12 Elm Street\\, Austin\\, TX 78701\r\n');
    expect(file.raw).toContain('STATUS:TENTATIVE\r\n');
    const other = await api.as('customer');
    const foreign = await other.call(`GET ${APPOINTMENTS}/customer/appointments/:id/calendar-file`, { params: { id } });
    expect(foreign.status).toBe(404);
  });
});

describe('an order that is repeated', () => {
  it('has the same pets, services and groomer, and is the customer’s from the start', async () => {
    const known = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
    const customer = await api.as(known.account);
    const orderId = await buildAppointment(api, {
      providerId: groomer.account.id,
      customerId: known.id,
      petId: known.pets[0]?.id ?? '',
      serviceId: ids.groom,
      status: 'complete',
      startsAt: new Date(api.clock.now().getTime() - 30 * 86_400_000),
    });
    const { body, raw, status } = await customer.call(`POST ${ORDERING}/init`, { body: { orderId } });
    expect(status, raw).toBe(200);
    expect(body).toMatchObject({
      pets: [{ petId: known.pets[0]?.id, name: 'Biscuit', services: [{ id: ids.groom }] }],
      preferredProvider: { id: groomer.account.id },
      customer: { id: known.id },
      location: { city: 'Austin' },
      missing: ['time', 'profile'],
    });
    expect(body.searchId).not.toBeNull();
    expect((await get(visitorOf(api), body.id)).status).toBe(404);
    expect((await visitorOf(api).call(`POST ${ORDERING}/init`, { body: { orderId } })).status).toBe(404);
    const other = await api.as('customer');
    expect((await other.call(`POST ${ORDERING}/init`, { body: { orderId } })).status).toBe(404);
  });
});

describe('where nothing fits', () => {
  it('a customer waits on the list of the groomer, and a visitor is a lead of the site', async () => {
    const visitor = visitorOf(api);
    const params = await withServices(world, visitor);
    const wish = { params, body: { firstName: 'Ava', message: 'Any Saturday' } };
    const nameless = await visitor.call(`POST ${ORDERING}/:sessionId/waitlist`, wish);
    expect(nameless.status).toBe(422);
    const body = { ...wish.body, email: 'ava@example.test' };
    const kept = await visitor.call(`POST ${ORDERING}/:sessionId/waitlist`, { params, body });
    expect(kept.body.waitlistedAt).not.toBeNull();
    await visitor.call(`POST ${ORDERING}/:sessionId/waitlist`, { params, body: { ...body, message: 'Any day' } });
    const leads = await api.database.asOwner((owner) =>
      owner.query('select first_name, email, postal_code, pet_count, message from leads where id = $1', [
        params.sessionId,
      ]),
    );
    expect(leads.rows).toEqual([
      { first_name: 'Ava', email: 'ava@example.test', postal_code: '78701', pet_count: 1, message: 'Any day' },
    ]);
    const customer = await api.as('customer');
    await customer.call(`POST ${ORDERING}/:sessionId/claim`, { params });
    await customer.call(`POST ${ORDERING}/:sessionId/waitlist`, { params, body: { providerId: groomer.account.id } });
    const { body: list } = await groomer.call('GET /v2/service-provider/customer/waitlist');
    expect(list.items.map(({ id }) => id)).toEqual([customer.account.id]);
  });
});
