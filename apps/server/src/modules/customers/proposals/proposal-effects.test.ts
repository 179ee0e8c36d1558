import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { queuedFor, startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const CUSTOMER = '/v2/service-provider/customer/:id';
const PET = '/v2/service-checkout/pet-service/service-provider/customer/:id/pet/:petId';
const OWN = '/v2/customer/change-proposals';
const PLACE = { latitude: 30.26, longitude: -97.75 };
const ELSEWHERE = {
  address: '900 Congress Avenue',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78701',
  country: 'US',
  latitude: 30.271,
  longitude: -97.742,
};

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let customer: SignedIn;
let petId: string;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
  const built = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  petId = built.pets[0]?.id ?? '';
  customer = await api.as(built.account);
});

const params = () => ({ id: customer.account.id });
const change = (body: object, by = groomer) => by.call(`PUT ${CUSTOMER}`, { params: params(), body });
const beagle = (given: object = {}) => ({ name: 'Biscuit', petType: ids.dog, breedId: ids.beagle, ...given });
const changePet = (given: object, by = groomer) =>
  by.call(`PUT ${PET}`, { params: { ...params(), petId }, body: beagle(given) });
const ownPets = async () => (await customer.call('GET /v2/customer/pets')).body.items;
const profile = async () => (await customer.call('GET /v1/customer')).body;
const waiting = async (of = customer) => (await of.call(`GET ${OWN}`)).body.items;
const theOne = async () => {
  const [proposal, ...others] = await waiting();
  expect(others).toEqual([]);
  return proposal?.id ?? '';
};
const answer = (what: 'accept' | 'decline', id: string, by = customer) =>
  by.call(`POST ${OWN}/:id/${what}`, { params: { id } });
const activity = async (of: SignedIn) =>
  (await of.call('GET /v2/account/activity')).body.items.map(({ title }) => title);

describe('the price of a pet', () => {
  const pricedBy = async (provider: SignedIn) => {
    const opened = await provider.call('POST /v2/service-checkout/pet-service/service-provider/init', {
      body: { customerId: params().id },
    });
    const { body, raw } = await provider.call(
      'POST /v2/service-checkout/pet-service/service-provider/:sessionId/set-services',
      {
        params: { sessionId: opened.body.id },
        body: { petServices: [{ petId, services: [{ serviceId: ids.groom }] }] },
      },
    );
    expect(body.minPrice, raw).toBeGreaterThan(0);
    return { price: body.minPrice, breed: body.petServices[0]?.breed };
  };
  const offer = (provider: SignedIn) =>
    provider.call('POST /v2/on-boarding/groomer/offered/services/prices', {
      body: {
        services: [
          {
            serviceId: ids.groom,
            sizes: [
              { size: 'medium', price: 90, minutes: 60 },
              { size: 'extra_large', price: 160, minutes: 120 },
            ],
          },
        ],
      },
    });

  it('follows what the groomer saw, for this groomer and until the owner has answered', async () => {
    const other = await api.as('groomer');
    await api.database.asOwner((owner) =>
      owner.query('insert into provider_customers (site_id, provider_id, customer_id) values ($1, $2, $3)', [
        api.site.id,
        other.account.id,
        params().id,
      ]),
    );
    for (const provider of [groomer, other]) await offer(provider);
    const asSaid = await pricedBy(groomer);
    await changePet({ breedId: ids.mastiff, weight: 120 });
    const asSeen = await pricedBy(groomer);
    expect([asSaid, asSeen]).toEqual([
      { price: 90, breed: 'Beagle' },
      { price: 160, breed: '100% Mastiff' },
    ]);
    expect(await pricedBy(other)).toEqual(asSaid);
    await answer('decline', await theOne());
    expect(await pricedBy(groomer)).toEqual(asSaid);
  });
});

describe('entry notes of a groomer', () => {
  it('stand with those of the appointment, for this groomer and not for the customer', async () => {
    await change({ entry_notes: 'Code 4418' });
    const id = await buildAppointment(api, {
      providerId: groomer.account.id,
      customerId: params().id,
      petId,
      serviceId: ids.groom,
      startsAt: new Date(api.clock.now().getTime() + 86_400_000),
    });
    const seen = await groomer.call('GET /v2/service-checkout/pet-service/service-provider/order/:id', {
      params: { id },
    });
    expect(seen.body.addressNotes, seen.raw).toBe('Code 4418');
    const own = await customer.call('GET /v2/service-appointment/customer/appointments/:id', { params: { id } });
    expect(own.status).toBe(200);
    expect(own.raw).not.toContain('4418');
  });
});

describe('what becomes of a proposal', () => {
  const withPhone = async (person: SignedIn) => {
    const body = { deviceId: 'phone', fcmToken: person.account.id, deviceName: 'Phone' };
    expect((await person.call('POST /v1/user/device-meta-data', { body })).status).toBe(204);
  };

  it('is told to the groomer who made it, and to nobody else', async () => {
    const other = await api.as('groomer');
    for (const person of [groomer, customer, other]) await withPhone(person);
    await changePet({ weight: 62 });
    expect(await queuedFor(api, customer.account.id)).toEqual(['Change to confirm']);
    await answer('decline', await theOne());
    expect(await queuedFor(api, groomer.account.id)).toEqual(['Change declined']);
    for (const person of [customer, other])
      expect(await queuedFor(api, person.account.id)).not.toContain('Change declined');
  });

  it('reaches a customer by the channels that they chose', async () => {
    await withPhone(customer);
    const chosen = { sms: true, email: false, push: true };
    await customer.call('PUT /v2/customer/notification-settings', { body: chosen });
    await changePet({ weight: 62 });
    expect(await queuedFor(api, customer.account.email)).toEqual([]);
    expect(await queuedFor(api, customer.account.id)).toEqual(['Change to confirm']);
  });
});

describe('what a groomer adds', () => {
  it('is an address where there is none, once: the next one is proposed', async () => {
    await api.database.asOwner((owner) =>
      owner.query(
        `update customer_profiles set address_line = null, city = null, state_or_province = null, postal_code = null,
           country = null, location = null where account_id = $1`,
        [params().id],
      ),
    );
    const added = await change({ physical_address: ELSEWHERE, address_line_2: 'Unit 4' });
    expect(added.body, added.raw).toMatchObject({
      address: { address: '900 Congress Avenue' },
      addressLine2: 'Unit 4',
      proposals: [],
    });
    expect(await queuedFor(api, customer.account.email)).toEqual(['Robin Example added your address']);
    expect((await activity(customer))[0]).toBe('Address added by a groomer');
    await change({ physical_address: { ...ELSEWHERE, address: '1 Other Street' } });
    expect(await profile()).toMatchObject({ address: { address: '900 Congress Avenue' } });
    expect(await waiting()).toMatchObject([{ changes: [{ field: 'address' }] }]);
  });

  it('is a pet or a vaccination: there at once, to be booked, and the owner is told and can remove it', async () => {
    const added = await groomer.call('POST /v2/service-checkout/pet-service/service-provider/customer/pet', {
      body: { customerId: params().id, petDetails: beagle({ name: 'Mochi' }) },
    });
    expect(await ownPets()).toHaveLength(2);
    expect(await queuedFor(api, customer.account.email)).toEqual(['Robin Example added Mochi to your pets']);
    api.clock.advance(1);
    await groomer.call(`POST ${PET}/vaccinations`, {
      params: { ...params(), petId: added.body.id },
      body: { name: 'Rabies', expiresOn: '2030-01-01' },
    });
    expect((await activity(customer)).slice(0, 2)).toEqual([
      'Vaccination added by a groomer',
      'Pet added by a groomer',
    ]);
    expect((await customer.call('DELETE /v1/pets/:id', { params: { id: added.body.id } })).status).toBe(204);
    expect(await ownPets()).toHaveLength(1);
  });
});
