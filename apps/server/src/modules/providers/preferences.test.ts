import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type BuiltAccount, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async (person: SignedIn) => (await person.call('GET /v2/service-provider/account/preferences')).body;
const save = (person: SignedIn, body: object) => person.call('POST /v2/service-provider/account/preferences', { body });
const imageOf = async (account: BuiltAccount, kind = 'image') => {
  const id = newId();
  await api.database.asOwner((owner) =>
    owner.query(
      `insert into files (id, site_id, owner_id, kind, status, filename, declared_type, declared_bytes)
        values ($1, $2, $3, $4, 'ready', 'licence.png', 'image/png', 100)`,
      [id, account.siteId, account.id, kind],
    ),
  );
  return id;
};

describe('preferences', () => {
  it('RL-preferences-01 RL-preferences-02 default to 130 pounds and 100 miles, which the client flags', async () => {
    expect(await read(await api.as('groomer'))).toEqual({
      currency: 'USD',
      maxPetWeight: 130,
      maxDistanceBetweenAppointments: 100,
      breedsToAvoid: [],
      uiPreferences: {},
      driverLicenseFront: null,
      driverLicenseBack: null,
    });
  });

  it('change the given fields, keep the rest, and appear in the profile', async () => {
    const groomer = await api.as('groomer');
    const first = await save(groomer, {
      maxPetWeight: 80,
      breedsToAvoid: ['Chow Chow'],
      uiPreferences: { map: { zoom: 9 } },
    });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      maxPetWeight: 80,
      maxDistanceBetweenAppointments: 100,
      breedsToAvoid: ['Chow Chow'],
      uiPreferences: { map: { zoom: 9 } },
    });
    const second = await save(groomer, { maxDistanceBetweenAppointments: 25, breedsToAvoid: [] });
    expect(second.body).toEqual({ ...first.body, maxDistanceBetweenAppointments: 25, breedsToAvoid: [] });
    expect((await save(groomer, {})).body).toEqual(second.body);
    expect(await read(groomer)).toEqual(second.body);
    const profile = await groomer.call('GET /v2/service-provider/account');
    expect(profile.body.preferences).toEqual(second.body);
  });

  it('RL-signup-10 store and clear both sides of the driver’s license', async () => {
    const groomer = await api.as('groomer');
    const [front, back] = [await imageOf(groomer.account), await imageOf(groomer.account)];
    const { body } = await save(groomer, { driverLicenseFrontId: front, driverLicenseBackId: back });
    expect([body.driverLicenseFront?.id, body.driverLicenseBack?.id]).toEqual([front, back]);
    const without = (await save(groomer, { driverLicenseBackId: null })).body;
    expect([without.driverLicenseFront?.id, without.driverLicenseBack]).toEqual([front, null]);
  });

  it('reject a picture of another user', async () => {
    const groomer = await api.as('groomer');
    const ids = [await imageOf(await api.account()), await imageOf(groomer.account, 'document'), newId()];
    for (const id of ids)
      expect((await save(groomer, { driverLicenseFrontId: id, maxPetWeight: 10 })).status).toBe(404);
    expect((await read(groomer)).maxPetWeight).toBe(130);
  });

  it.each([
    ['maxPetWeight', 0],
    ['maxPetWeight', 301],
    ['maxPetWeight', 12.5],
    ['maxDistanceBetweenAppointments', 501],
    ['breedsToAvoid', 'poodle'],
    ['breedsToAvoid', ['']],
    ['uiPreferences', { text: 'x'.repeat(17_000) }],
    ['uiPreferences', { a: { b: { c: { d: { e: { f: { g: {} } } } } } } }],
  ])('reject %s out of range', async (field, value) => {
    const answer = await save(await api.as('groomer'), { [field]: value });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})[0]).toMatch(new RegExp(`^${field}`));
  });

  it('are refused to a customer', async () => {
    const customer = await api.as('customer');
    expect((await customer.call('GET /v2/service-provider/account/preferences')).status).toBe(403);
    expect((await save(customer, { maxPetWeight: 10 })).status).toBe(403);
  });
});
