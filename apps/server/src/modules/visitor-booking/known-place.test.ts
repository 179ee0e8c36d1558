import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCardOf } from '../../../testing/builders/build-card.ts';
import { buildAppointment, type GivenAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import {
  ORDERING,
  PROFILE,
  addressAt,
  hold,
  place,
  startIn,
  visitorOf,
  type Caller,
  type World,
} from '../../../testing/order-as-visitor.ts';

const PLACE = { latitude: 30.26, longitude: -97.75 };
const DAY_MS = 86_400_000;

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

const daysAhead = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS);

const forgetAddress = (id: string) =>
  api.database.asOwner((owner) =>
    owner.query(
      `update customer_profiles set address_line = null, address_line_2 = '', city = null, state_or_province = null,
         postal_code = null, country = null, location = null, address_notes = '' where account_id = $1`,
      [id],
    ),
  );

/** A customer of the groomer, with a pet and without an address of their own. */
const withoutAddress = async () => {
  const known = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  await forgetAddress(known.id);
  return { ...known, signedIn: await api.as(known.account) };
};
type Known = Awaited<ReturnType<typeof withoutAddress>>;

const visit = async (known: Known, street: string, given: Partial<GivenAppointment> = {}) => {
  const id = await buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: known.id,
    petId: known.pets[0]?.id ?? '',
    serviceId: ids.groom,
    ...given,
  });
  await api.database.asOwner((owner) =>
    owner.query(
      `update appointments set address_line = $2, address_line_2 = 'Unit 4', address_notes = 'Blue gate' where id = $1`,
      [id, street],
    ),
  );
};

const open = async (caller: Caller) => {
  const opened = await caller.call(`POST ${ORDERING}/init`, { body: {} });
  return { params: { sessionId: opened.body.id }, opened };
};
const claim = async (customer: SignedIn) => {
  const { params } = await open(customer);
  const { body } = await customer.call(`POST ${ORDERING}/:sessionId/claim`, { params });
  return { params, body };
};

describe('a booking of a customer without an address of their own', () => {
  it('begins where a groomer came to last, with how to get there', async () => {
    const known = await withoutAddress();
    await visit(known, '3 Old Road', { status: 'complete', startsAt: daysAhead(-20) });
    await visit(known, '7 New Road', { status: 'complete', startsAt: daysAhead(-2) });
    await visit(known, '9 Wrong Road', { status: 'cancelled', startsAt: daysAhead(1) });
    await visit(known, '9 Wrong Road', { status: 'rejected', startsAt: daysAhead(2) });
    const { body } = await claim(known.signedIn);
    expect(body.location).toEqual({
      ...addressAt(PLACE),
      address: '7 New Road',
      isComplete: true,
      addressLine2: 'Unit 4',
      addressNotes: 'Blue gate',
    });
    expect(body.missing).not.toContain('location');
  });

  it('begins at no address of anybody else', async () => {
    const [known, neighbor] = [await withoutAddress(), await withoutAddress()];
    await visit(neighbor, '1 Elsewhere', { status: 'complete', startsAt: daysAhead(-1) });
    expect((await claim(known.signedIn)).body.location).toBeNull();
    // Nor does the groomer who was there get it, or whoever has no account.
    const { params, opened } = await open(visitorOf(api));
    expect(opened.body.location).toBeNull();
    expect((await groomer.call(`POST ${ORDERING}/:sessionId/claim`, { params })).status).toBe(403);
    const asVisitor = await visitorOf(api).call(`GET ${ORDERING}/:sessionId`, { params });
    expect(asVisitor.body).toMatchObject({ location: null, customer: null });
  });

  it('shows the address to nobody who knows the link', async () => {
    const known = await withoutAddress();
    await visit(known, '7 New Road');
    const { params, opened } = await open(visitorOf(api));
    expect(opened.body.location).toBeNull();
    const { body } = await known.signedIn.call(`POST ${ORDERING}/:sessionId/claim`, { params });
    expect(body.location).toMatchObject({ address: '7 New Road' });
    const other = await api.as('customer');
    for (const caller of [visitorOf(api), other, groomer])
      expect((await caller.call(`GET ${ORDERING}/:sessionId`, { params })).status).toBe(404);
    const elsewhere = await api.call(`GET ${ORDERING}/:sessionId`, { params, site: api.otherSite });
    expect(elsewhere.status).toBe(404);
  });

  it('keeps what was typed', async () => {
    const known = await withoutAddress();
    await visit(known, '7 New Road');
    const visitor = visitorOf(api);
    const { params } = await open(visitor);
    await visitor.call(`POST ${ORDERING}/:sessionId/set-location`, { params, body: { location: addressAt(PLACE) } });
    const { body } = await known.signedIn.call(`POST ${ORDERING}/:sessionId/claim`, { params });
    expect(body.location).toMatchObject({ address: '12 Elm Street', addressLine2: '', addressNotes: '' });
  });

  it('prefers the saved address to the last appointment', async () => {
    const known = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
    const signedIn = await api.as(known.account);
    await visit({ ...known, signedIn }, '7 New Road');
    expect((await claim(signedIn)).body.location).toMatchObject({ address: '12 Elm Street' });
  });

  it('is placed with the unit and notes that were shown, and with none once the address is another', async () => {
    const known = await withoutAddress();
    await visit(known, '7 New Road', { status: 'complete', startsAt: daysAhead(-2) });
    const placedAt = async (days: number, change?: (params: { sessionId: string }) => Promise<unknown>) => {
      const { params } = await claim(known.signedIn);
      await change?.(params);
      const pets = [{ petId: known.pets[0]?.id, services: [{ serviceId: ids.groom }] }];
      await known.signedIn.call(`POST ${ORDERING}/:sessionId/set-services`, { params, body: { pets } });
      await hold(known.signedIn, params, groomer.account.id, startIn(world, days));
      const { id } = (await place(known.signedIn, params, await addCardOf(api, known.signedIn))).body.placed ?? {};
      const request = await groomer.call('GET /v2/service-checkout/pet-service/service-provider/order/:id', {
        params: { id: id ?? '' },
      });
      return request.body;
    };
    const { params } = await claim(known.signedIn);
    await known.signedIn.call(`POST ${ORDERING}/:sessionId/profile`, { params, body: PROFILE });
    await forgetAddress(known.id);
    expect(await placedAt(3)).toMatchObject({ addressLine2: 'Unit 4', addressNotes: 'Blue gate' });
    const elsewhere = { ...addressAt(PLACE), address: '5 Far Street', latitude: PLACE.latitude + 0.01 };
    const moved = await placedAt(5, (at) =>
      known.signedIn.call(`POST ${ORDERING}/:sessionId/set-location`, { params: at, body: { location: elsewhere } }),
    );
    expect(moved).toMatchObject({ address: { address: '5 Far Street' }, addressLine2: '', addressNotes: '' });
  });
});
