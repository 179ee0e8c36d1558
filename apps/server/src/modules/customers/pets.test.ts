import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { registerCustomerOf, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';

let api: TestApi;
let groomer: SignedIn;
let catalogue: Awaited<ReturnType<typeof buildCatalogue>>;
beforeAll(async () => {
  api = await startTestApi();
  groomer = await api.as('groomer');
  catalogue = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());

const PETS = '/v2/service-checkout/pet-service/service-provider/customer';
const add = (customerId: string, petDetails: object, provider = groomer) =>
  provider.call(`POST ${PETS}/pet`, { body: { customerId, petDetails } });
const petsOf = async (id: string) => (await groomer.call(`GET ${PETS}/:id/pets`, { params: { id } })).body.items;
const poodle = (given: object = {}) => ({
  name: 'Biscuit',
  petType: catalogue.dog,
  breedId: catalogue.poodle,
  ...given,
});
const newCustomer = async (given: object = {}) => (await registerCustomerOf(groomer, given)).body.id;

/** A photo that somebody uploaded. */
const photoOf = async (ownerId: string) => {
  const id = newId();
  await api.platform.db.inSite(api.site.id, (tx) =>
    tx
      .insertInto('files')
      .values({
        id,
        site_id: api.site.id,
        owner_id: ownerId,
        kind: 'image',
        status: 'ready',
        filename: 'rex.png',
        declared_type: 'image/png',
        declared_bytes: 9,
      })
      .execute(),
  );
  return id;
};

describe('a pet', () => {
  it('RL-pets-01 is added with its breed by id and its pet type by id', async () => {
    const customerId = await newCustomer();
    const { body } = await add(customerId, poodle({ weight: 62, birthYear: 2021, timeModifierId: catalogue.matted }));
    expect(body).toMatchObject({
      customerId,
      slug: 'biscuit',
      petType: { id: catalogue.dog },
      breed: { id: catalogue.poodle, name: 'Standard Poodle' },
      timeModifier: { id: catalogue.matted },
      weight: 62,
      birthYear: 2021,
      status: 'active',
    });
  });

  it('RL-pets-02 is sent as new with a temporary id, and stored under an id of ours', async () => {
    const { body } = await registerCustomerOf(groomer, {
      pets: [poodle({ id: 'temporary-1', isNew: true })],
    });
    expect(body.pets.map(({ name }) => name)).toEqual(['Biscuit']);
    expect(body.pets[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('RL-pets-03 is deactivated by DELETE and not erased', async () => {
    const customerId = await newCustomer();
    const { body } = await add(customerId, poodle());
    expect((await groomer.call('DELETE /v1/pets/:id', { params: { id: body.id } })).status).toBe(204);
    expect(await petsOf(customerId)).toEqual([]);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select status, name from pets where id = $1', [body.id]),
    );
    expect(rows).toEqual([{ status: 'inactive', name: 'Biscuit' }]);
  });

  it('is deactivated by its owner too, and by nobody else', async () => {
    const owner = await api.as('customer');
    const id = newId();
    await api.database.asOwner((client) =>
      client.query(`insert into pets (id, site_id, customer_id, name, pet_type_id) values ($1, $2, $3, 'Rex', $4)`, [
        id,
        api.site.id,
        owner.account.id,
        catalogue.dog,
      ]),
    );
    for (const stranger of [groomer, await api.as('customer')])
      expect((await stranger.call('DELETE /v1/pets/:id', { params: { id } })).status).toBe(404);
    expect((await owner.call('DELETE /v1/pets/:id', { params: { id } })).status).toBe(204);
  });

  it('is a breed of its pet type', async () => {
    const { error } = await add(await newCustomer(), poodle({ breedId: catalogue.persian }));
    expect(error.errors).toEqual({ breedId: 'is a breed of another pet type' });
    expect((await add(await newCustomer(), poodle({ petType: newId() }))).status).toBe(404);
  });

  it('belongs to the customer that the path names', async () => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    const { body: pet } = await add(one, poodle());
    const wrong = await groomer.call(`PUT ${PETS}/:id/pet/:petId`, {
      params: { id: other, petId: pet.id },
      body: poodle({ name: 'Rex' }),
    });
    expect(wrong.status).toBe(404);
    const right = await groomer.call(`PUT ${PETS}/:id/pet/:petId`, {
      params: { id: one, petId: pet.id },
      body: poodle({ name: 'Rex', breedId: null }),
    });
    expect(right.body).toMatchObject({ name: 'Rex', breed: null });
  });

  it('is found by its name in the list of customers', async () => {
    const customerId = await newCustomer({ pets: [] });
    await add(customerId, poodle({ name: 'Zorro the Third' }));
    const { body } = await groomer.call('GET /v2/service-provider/customer/list', { query: { search: 'zorro' } });
    expect(body.items.map(({ id }) => id)).toEqual([customerId]);
  });
});

describe('photos of a pet', () => {
  it('are uploaded by the groomer, kept when the pet is saved without one, and removed', async () => {
    const id = await newCustomer();
    const [photoId, imageId] = [await photoOf(groomer.account.id), await photoOf(groomer.account.id)];
    const { body: pet } = await add(id, poodle({ photoId }));
    expect(pet.photo?.id).toBe(photoId);
    const params = { id, petId: pet.id };
    const kept = await groomer.call(`PUT ${PETS}/:id/pet/:petId`, {
      params,
      body: poodle({ name: 'Rex' }),
    });
    expect(kept.body.photo?.id).toBe(photoId);
    const added = await groomer.call(`POST ${PETS}/:id/pet/:petId/images`, {
      params,
      body: { imageId },
    });
    expect(added.body.images.map((image) => image.id)).toEqual([imageId]);
    const removed = await groomer.call(`DELETE ${PETS}/:id/pet/:petId/images/:imageId`, {
      params: { ...params, imageId },
    });
    expect(removed.body.images).toEqual([]);
    const without = await groomer.call(`PUT ${PETS}/:id/pet/:petId`, {
      params,
      body: poodle({ photoId: null }),
    });
    expect(without.body.photo).toBeNull();
  });

  it('cannot be files of somebody else', async () => {
    const photoId = await photoOf((await api.as('groomer')).account.id);
    expect((await add(await newCustomer(), poodle({ photoId }))).status).toBe(404);
  });
});

describe('vaccinations of a pet', () => {
  it('show whether they are valid, end soon or have expired', async () => {
    const id = await newCustomer();
    const { body: pet } = await add(id, poodle());
    const params = { id, petId: pet.id };
    const day = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const given = [
      ['Rabies', day(-3)],
      ['Bordetella', day(20)],
      ['Distemper', day(90)],
      ['Flu', null],
    ] as const;
    for (const [name, expiresOn] of given)
      await groomer.call(`POST ${PETS}/:id/pet/:petId/vaccinations`, {
        params,
        body: { name, expiresOn },
      });
    const [answer] = await petsOf(id);
    expect(answer?.vaccinations.map(({ name, state }) => [name, state])).toEqual([
      ['Rabies', 'expired'],
      ['Bordetella', 'endsSoon'],
      ['Distemper', 'valid'],
      ['Flu', 'unknown'],
    ]);
    const removed = await groomer.call(`DELETE ${PETS}/:id/pet/:petId/vaccinations/:vaccinationId`, {
      params: { ...params, vaccinationId: answer?.vaccinations[0]?.id ?? '' },
    });
    expect(removed.body.vaccinations).toHaveLength(3);
  });
});
