import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCardOf } from '../../../testing/builders/build-card.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import {
  ORDERING,
  PROFILE,
  addressAt,
  dogIn,
  hold,
  place,
  startIn,
  takeOver,
  visitorOf,
  withServices,
  type World,
} from '../../../testing/order-as-visitor.ts';
import { newId } from '../../platform/ids.ts';

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

describe('the way of a visitor', () => {
  it('RL-booking-01 goes from services to provider and time, profile, payment and a request to the groomer', async () => {
    const visitor = visitorOf(api);
    const opened = await visitor.call(`POST ${ORDERING}/init`, { body: {} });
    expect(opened.body).toMatchObject({
      location: null,
      pets: [],
      searchId: null,
      chosen: null,
      customer: null,
      missing: ['location', 'services', 'time', 'account', 'profile'],
    });
    const params = { sessionId: opened.body.id };
    await visitor.call(`POST ${ORDERING}/:sessionId/set-location`, { params, body: { location: addressAt(PLACE) } });
    const pets = [dogIn(world, 'Biscuit'), dogIn(world, 'Momo', { breedId: null, size: 'medium' })];
    const chosen = await visitor.call(`POST ${ORDERING}/:sessionId/set-services`, { params, body: { pets } });
    expect(chosen.status, chosen.raw).toBe(200);
    expect(chosen.body.pets).toMatchObject([
      { petId: null, name: 'Biscuit', breed: { name: 'Beagle' }, weight: null },
      // The middle of 21 to 50 pounds.
      { name: 'Momo', breed: null, weight: 36 },
    ]);
    expect(chosen.body.missing).toEqual(['time', 'account', 'profile']);
    expect(chosen.body.offers?.providers).toBeGreaterThan(0);
    const found = await visitor.call(`GET ${ORDERING}/:sessionId/providers`, {
      params: { sessionId: chosen.body.searchId ?? '' },
      query: { limit: 100 },
    });
    const offer = found.body.items.find(({ provider }) => provider.id === groomer.account.id);
    expect(offer).toMatchObject({ priceMin: 192, priceMax: 192, minutes: 120 });

    const held = await hold(visitor, params, groomer.account.id, startIn(world, 3));
    expect(held.status, held.raw).toBe(200);
    expect(held.body.chosen).toMatchObject({
      minPrice: 192,
      maxPrice: 192,
      travelFee: 12,
      minutes: 120,
      renewalsLeft: 3,
    });
    expect(Date.parse(held.body.chosen?.holdUntil ?? '') - api.clock.now().getTime()).toBeLessThanOrEqual(600_000);

    const customer = await api.as('customer');
    const claimed = await customer.call(`POST ${ORDERING}/:sessionId/claim`, { params });
    expect(claimed.body.missing).toEqual(['profile']);
    const profile = await customer.call(`POST ${ORDERING}/:sessionId/profile`, {
      params,
      body: { ...PROFILE, addressNotes: 'Blue gate', addressLine2: 'Unit 4', referralSource: 'A friend' },
    });
    expect(profile.body).toMatchObject({ missing: [], customer: { firstName: 'Ava', referralSource: 'A friend' } });
    const placed = await place(customer, params, await addCardOf(api, customer), { message: 'Momo is shy' });
    expect(placed.status, placed.raw).toBe(200);
    expect(placed.body.placed).toMatchObject({ status: 'pending', appointmentStart: startIn(world, 3) });

    const id = placed.body.placed?.id ?? '';
    const request = await groomer.call('GET /v2/service-checkout/pet-service/service-provider/order/:id', {
      params: { id },
    });
    expect(request.body).toMatchObject({
      status: 'pending',
      bookedBy: 'customer',
      message: 'Momo is shy',
      addressLine2: 'Unit 4',
      addressNotes: 'Blue gate',
      travelFee: 12,
      minPrice: 192,
      customer: { displayName: 'Ava Brooks' },
    });
    const own = await customer.call(`GET ${APPOINTMENTS}/customer/appointments/:id`, { params: { id } });
    expect(own.body.petServices.map(({ petName }) => petName)).toEqual(['Biscuit', 'Momo']);
  });

  it('keeps everything for a reload, under an id that cannot be guessed', async () => {
    const visitor = visitorOf(api);
    const { sessionId } = await withServices(world, visitor, ['Biscuit', 'Momo']);
    expect(sessionId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    const again = await get(visitorOf(api), sessionId);
    expect(again.body).toMatchObject({ pets: [{ name: 'Biscuit' }, { name: 'Momo' }], location: { city: 'Austin' } });
    expect((await get(visitor, newId())).status).toBe(404);
    expect((await get(visitor, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const elsewhere = await api.call(`GET ${ORDERING}/:sessionId`, { params: { sessionId }, site: api.otherSite });
    expect(elsewhere.status).toBe(404);
  });

  it('ends after a week', async () => {
    const visitor = visitorOf(api);
    const { sessionId } = await withServices(world, visitor);
    api.clock.advance(7 * 86_400 + 1);
    expect((await get(visitor, sessionId)).status).toBe(404);
    api.clock.reset();
  });

  it('takes no price, minutes or foreign pet from the caller', async () => {
    const visitor = visitorOf(api);
    const params = await withServices(world, visitor);
    const cheap = dogIn(world, 'Biscuit', { price: 1, minutes: 1, services: [{ serviceId: ids.groom, minPrice: 1 }] });
    await visitor.call(`POST ${ORDERING}/:sessionId/set-services`, { params, body: { pets: [cheap], minPrice: 1 } });
    const held = await visitor.call(`POST ${ORDERING}/:sessionId/hold`, {
      params,
      body: { providerId: groomer.account.id, start: startIn(world, 3), minPrice: 1, minutes: 1, travelFee: 0 },
    });
    expect(held.body.chosen).toMatchObject({ minPrice: 102, travelFee: 12, minutes: 60 });
    const other = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
    const stolen = { petId: other.pets[0]?.id, services: [{ serviceId: ids.groom }] };
    const refused = await visitor.call(`POST ${ORDERING}/:sessionId/set-services`, {
      params,
      body: { pets: [stolen] },
    });
    expect(refused.status).toBe(404);
  });

  it('refuses what the catalog does not have', async () => {
    const visitor = visitorOf(api);
    const params = await withServices(world, visitor);
    const wrong = dogIn(world, 'Tom', {
      breedId: ids.persian,
      services: [{ serviceId: ids.lionCut }, { serviceId: ids.groom, addons: [ids.bandana] }],
    });
    const { status, error } = await visitor.call(`POST ${ORDERING}/:sessionId/set-services`, {
      params,
      body: { pets: [wrong] },
    });
    expect(status).toBe(422);
    expect(Object.keys(error.errors ?? {})).toEqual([
      'pets.0.breedId',
      'pets.0.services.0.serviceId',
      'pets.0.services.1.addons',
    ]);
  });
});

describe('a session that a customer took over', () => {
  it('is there for nobody else', async () => {
    const visitor = visitorOf(api);
    const params = await withServices(world, visitor);
    const [customer, other] = [await api.as('customer'), await api.as('customer')];
    await takeOver(world, customer, params);
    expect((await get(customer, params.sessionId)).status).toBe(200);
    for (const caller of [visitor, other, groomer]) expect((await get(caller, params.sessionId)).status).toBe(404);
    expect((await other.call(`POST ${ORDERING}/:sessionId/claim`, { params })).status).toBe(404);
    const body = { location: addressAt(PLACE) };
    expect((await visitor.call(`POST ${ORDERING}/:sessionId/set-location`, { params, body })).status).toBe(404);
    expect((await hold(visitor, params, groomer.account.id, startIn(world, 3))).status).toBe(404);
    expect((await place(other, params, await addCardOf(api, other))).status).toBe(404);
  });

  it('is closed to a token whose session was ended', async () => {
    const customer = await api.as('customer');
    const params = await withServices(world, visitorOf(api));
    await takeOver(world, customer, params);
    await customer.call('POST /v2/account/logout-everywhere');
    expect((await get(customer, params.sessionId)).status).toBe(401);
  });

  it('is theirs as soon as it names a pet of theirs', async () => {
    const known = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
    const customer = await api.as(known.account);
    const params = await withServices(world, visitorOf(api));
    const pets = [{ petId: known.pets[0]?.id, services: [{ serviceId: ids.groom }] }];
    const { body } = await customer.call(`POST ${ORDERING}/:sessionId/set-services`, { params, body: { pets } });
    expect(body).toMatchObject({ customer: { id: known.id }, pets: [{ petId: known.pets[0]?.id, name: 'Biscuit' }] });
    expect((await get(visitorOf(api), params.sessionId)).status).toBe(404);
  });

  it('knows the pets by name and the address', async () => {
    const known = await buildCustomerOf(api, groomer, {
      place: PLACE,
      breedId: ids.beagle,
      petTypeId: ids.dog,
      pets: ['Biscuit', 'Pip'],
    });
    const customer = await api.as(known.account);
    const opened = await visitorOf(api).call(`POST ${ORDERING}/init`, { body: {} });
    const params = { sessionId: opened.body.id };
    const pets = [dogIn(world, ' biscuit'), dogIn(world, 'Momo'), dogIn(world, 'Biscuit')];
    await visitorOf(api).call(`POST ${ORDERING}/:sessionId/set-services`, { params, body: { pets } });
    const { body } = await customer.call(`POST ${ORDERING}/:sessionId/claim`, { params });
    expect(body.pets.map(({ petId }) => petId)).toEqual([known.pets[0]?.id, null, null]);
    expect(body.location).toMatchObject({ address: '12 Elm Street', isComplete: true });
    expect(body.searchId).not.toBeNull();
    expect(body.customer?.pets.map(({ name }) => name)).toEqual(['Biscuit', 'Pip']);
  });
});
