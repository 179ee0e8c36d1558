import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const PETS = '/v2/customer/pets';
const PLACE = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let groomer: SignedIn;
let catalogue: Awaited<ReturnType<typeof buildCatalogue>>;
let customer: SignedIn;
let petId: string;
beforeAll(async () => {
  api = await startTestApi();
  groomer = await api.as('groomer');
  catalogue = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  const built = await buildCustomerOf(api, groomer, {
    place: PLACE,
    breedId: catalogue.beagle,
    petTypeId: catalogue.dog,
  });
  petId = built.pets[0]?.id ?? '';
  customer = await api.as(built.account);
});

const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
const poodle = (given: object = {}) => ({
  name: 'Mochi',
  petType: catalogue.dog,
  breedId: catalogue.poodle,
  ...given,
});
const names = async (of = customer) => (await of.call(`GET ${PETS}`)).body.items.map(({ name }) => name);

describe('the pets of a customer', () => {
  it('are added, listed by name and removed', async () => {
    const added = await customer.call(`POST ${PETS}`, { body: poodle({ weight: 40, description: 'Shy at first' }) });
    expect(added.body, added.raw).toMatchObject({
      name: 'Mochi',
      breed: { id: catalogue.poodle },
      weight: 40,
      description: 'Shy at first',
    });
    expect(await names()).toEqual(['Biscuit', 'Mochi']);
    await customer.call('DELETE /v1/pets/:id', { params: { id: added.body.id } });
    expect(await names()).toEqual(['Biscuit']);
    const gone = await customer.call(`PUT ${PETS}/:petId`, { params: { petId: added.body.id }, body: poodle() });
    expect(gone.status).toBe(404);
  });

  it('keep what groomers note, and never show it', async () => {
    await asOwner(`update pets set groomer_note = 'Owner argues', time_modifier_id = $2 where id = $1`, [
      petId,
      catalogue.matted,
    ]);
    const changed = await customer.call(`PUT ${PETS}/:petId`, {
      params: { petId },
      body: { ...poodle(), groomerNote: 'A darling', timeModifierId: null },
    });
    expect(changed.body, changed.raw).toMatchObject({ id: petId, name: 'Mochi' });
    expect(changed.raw).not.toMatch(/argues|groomerNote|timeModifier/);
    expect(await asOwner('select groomer_note, time_modifier_id from pets where id = $1', [petId])).toEqual([
      { groomer_note: 'Owner argues', time_modifier_id: catalogue.matted },
    ]);
  });

  it('have vaccinations with their state, which are removed again', async () => {
    const added = await customer.call(`POST ${PETS}/:petId/vaccinations`, {
      params: { petId },
      body: { name: 'Rabies', expiresOn: '2020-01-01' },
    });
    expect(added.body.vaccinations, added.raw).toMatchObject([{ name: 'Rabies', state: 'expired' }]);
    const vaccinationId = added.body.vaccinations[0]?.id ?? '';
    const removed = await customer.call(`DELETE ${PETS}/:petId/vaccinations/:vaccinationId`, {
      params: { petId, vaccinationId },
    });
    expect(removed.body.vaccinations).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const added = await customer.call(`POST ${PETS}/:petId/vaccinations`, {
      params: { petId },
      body: { name: 'Rabies', expiresOn: '2030-01-01' },
    });
    const vaccinationId = added.body.vaccinations[0]?.id ?? '';
    const stranger = await api.as('customer');
    expect(await names(stranger)).toEqual([]);
    const answers = [
      await stranger.call(`PUT ${PETS}/:petId`, { params: { petId }, body: poodle() }),
      await stranger.call(`POST ${PETS}/:petId/vaccinations`, { params: { petId }, body: { name: 'Rabies' } }),
      await stranger.call(`DELETE ${PETS}/:petId/vaccinations/:vaccinationId`, { params: { petId, vaccinationId } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    // A pet of one's own does not open the records of another.
    const own = await stranger.call(`POST ${PETS}`, { body: poodle() });
    const mixed = await stranger.call(`DELETE ${PETS}/:petId/vaccinations/:vaccinationId`, {
      params: { petId: own.body.id, vaccinationId },
    });
    expect(mixed.status).toBe(404);
    expect(await names()).toEqual(['Biscuit']);
  });

  it('have a breed of their pet type and a photo of the caller', async () => {
    const wrong = await customer.call(`POST ${PETS}`, { body: poodle({ petType: catalogue.cat }) });
    expect(wrong.status).toBe(422);
    const foreign = await customer.call(`POST ${PETS}`, { body: poodle({ photoId: petId }) });
    expect(foreign.status).toBe(404);
  });
});
