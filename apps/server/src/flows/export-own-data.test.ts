import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../testing/builders/build-customer-of.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../testing/index.ts';

const EXPORT = 'POST /v2/customer/export-data';
const PROFILE = 'PUT /v1/customer';
const PLACE = { latitude: 30.26, longitude: -97.75 };
const HOUR_MS = 3_600_000;

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let built: Awaited<ReturnType<typeof buildCustomerOf>>;
let customer: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
  built = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  customer = await api.as(built.account);
});

const appointment = (customerId: string, petId: string, hours: number) =>
  buildAppointment(api, {
    providerId: groomer.account.id,
    customerId,
    petId,
    serviceId: ids.groom,
    startsAt: new Date(api.clock.now().getTime() + hours * HOUR_MS),
  });

describe('the data of a customer', () => {
  it('are everything about them and nothing about anybody else', async () => {
    const pet = built.pets[0]?.id ?? '';
    const [ahead, past] = [await appointment(built.id, pet, 72), await appointment(built.id, pet, -72)];
    const stranger = await buildCustomerOf(api, groomer, {
      place: PLACE,
      breedId: ids.beagle,
      petTypeId: ids.dog,
      pets: ['Momo'],
    });
    await appointment(stranger.id, stranger.pets[0]?.id ?? '', 96);
    await api.database.asOwner((owner) =>
      owner.query(`update provider_customers set alert = 'Bites', notes = 'Talks a lot' where customer_id = $1`, [
        built.id,
      ]),
    );
    const exported = await customer.call(EXPORT);
    expect(exported.body, exported.raw).toMatchObject({
      profile: { id: built.id },
      pets: [{ id: pet, name: 'Biscuit' }],
      appointments: [{ id: ahead }, { id: past }],
      cards: [],
    });
    expect(exported.raw).not.toMatch(/Momo|Bites|Talks/);
  });

  it('are given after a fresh sign-in, and a few times an hour', async () => {
    for (let times = 0; times < 5; times += 1) expect((await customer.call(EXPORT)).status).toBe(200);
    expect((await customer.call(EXPORT)).status).toBe(429);
    const other = await api.as('customer');
    await api.database.asOwner((owner) =>
      owner.query(`update sessions set authenticated_at = app.now() - interval '1 day' where account_id = $1`, [
        other.account.id,
      ]),
    );
    expect((await other.call(EXPORT)).error.code).toBe('fresh_sign_in_required');
  });
});

describe('the profile of a customer', () => {
  const body = {
    firstName: 'Priya',
    lastName: 'Raman',
    address: {
      address: '2417 Elm Ridge Rd',
      city: 'Austin',
      stateOrProvince: 'TX',
      postalCode: '78704',
      country: 'US',
      latitude: 30.25,
      longitude: -97.76,
    },
    addressLine2: 'Unit 4',
    addressNotes: 'Gate 4418',
    isApartmentComplex: true,
  };

  it('is changed by the person, and what was booked keeps its address', async () => {
    const id = await appointment(built.id, built.pets[0]?.id ?? '', 72);
    const saved = await customer.call(PROFILE, { body });
    expect(saved.body, saved.raw).toMatchObject(body);
    expect((await customer.call('GET /v1/customer')).body).toMatchObject(body);
    const booked = await customer.call('GET /v2/service-appointment/customer/appointments/:id', { params: { id } });
    expect(booked.body.address.address).toBe('12 Elm Street');
    const other = await api.as('customer');
    expect((await other.call('GET /v1/customer')).raw).not.toContain('Elm Ridge');
  });

  it('needs a name', async () => {
    expect((await customer.call(PROFILE, { body: { ...body, firstName: ' ' } })).status).toBe(422);
  });
});
