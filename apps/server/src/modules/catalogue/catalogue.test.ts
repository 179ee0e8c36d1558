import { PET_SIZES } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  await api.platform.db.inSite(api.otherSite.id, buildCatalogue);
});
afterAll(() => api.close());

const listServices = (typeOrCategory: string) =>
  api.call('GET /v2/service-provider/services/:typeOrCategory', { params: { typeOrCategory } });

describe('catalogue services', () => {
  it('RL-catalogue-06 default to the grooming category', async () => {
    const named = await listServices('grooming');
    expect(named.status).toBe(200);
    expect(named.body.items.map(({ name }) => name)).toEqual(['Bath', 'Full groom', 'Lion cut']);
    expect((await api.call('GET /v2/service-provider/services')).body).toEqual(named.body);
  });

  it.each(['maintenance', 'rental', 'short_rental', 'vehicle_service'])(
    'RL-status-04 exist for grooming only: %s has none yet',
    async (serviceType) => expect((await listServices(serviceType)).status).toBe(422),
  );

  it('include base prices in dollars, minutes, the pet type and add-ons', async () => {
    const { body } = await listServices('grooming');
    expect(body.items[0]).toEqual({
      id: ids.bath,
      name: 'Bath',
      description: 'Bath, as usual',
      features: ['Warm water'],
      category: 'grooming',
      petType: { id: ids.dog, name: 'Dog', slug: 'dog' },
      baseMinPrice: 80,
      baseMaxPrice: 150.5,
      baseServiceTime: 45,
      addOns: [
        { id: ids.nails, name: 'Nail grind', description: 'Smooth.', basePrice: 15, baseMinutes: 10 },
        { id: ids.bandana, name: 'Bandana', description: 'Fresh.', basePrice: 6, baseMinutes: 0 },
      ],
    });
  });

  it('RL-catalogue-08 include a default service', async () => {
    expect((await listServices('grooming')).body.defaultServiceId).toBe(ids.groom);
    expect((await listServices('cat')).body.defaultServiceId).toBeNull();
  });

  it('can be listed by pet type', async () => {
    expect((await listServices('cat')).body.items.map(({ name }) => name)).toEqual(['Lion cut']);
  });

  it.each([' ', 'plumbing', '%', 'my-service'])('RL-catalogue-07 reject %j as a category', async (word) => {
    const { status, error } = await listServices(word);
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'validation_failed', message: 'category is required' });
  });

  it('do not shadow endpoints with a literal path', async () => {
    const { status } = await api.call('GET /v2/service-provider/services/my-services');
    expect(status).toBe(401);
  });
});

describe('pet types, sizes and breeds', () => {
  it('lists the pet types', async () => {
    const { body } = await api.call('GET /v2/pet/types');
    expect(body.items).toEqual([
      { id: ids.dog, name: 'Dog', slug: 'dog' },
      { id: ids.cat, name: 'Cat', slug: 'cat' },
    ]);
  });

  it('RL-catalogue-01 RL-catalogue-02 lists five sizes, each 15 dollars above the previous one', async () => {
    const { body } = await api.call('GET /v2/pet/breeds/sizes');
    expect(body.items.map(({ name }) => name)).toEqual([...PET_SIZES]);
    expect(body.items.map(({ priceModifier }) => priceModifier)).toEqual([0, 15, 30, 45, 60]);
    expect(body.items.map(({ durationModifier }) => durationModifier)).toEqual([0, 0, 0, 0, 0]);
    expect(body.items.map(({ minWeight, maxWeight }) => [minWeight, maxWeight])).toEqual([
      [0, 10],
      [11, 20],
      [21, 50],
      [51, 80],
      [81, null],
    ]);
  });

  it.each([
    [{}, ['100% Mastiff', 'Beagle', 'Persian', 'Standard Poodle']],
    [{ petType: 'cat' }, ['Persian']],
    [{ petType: 'DOG', search: 'poodle' }, ['Standard Poodle']],
    [{ search: '%' }, ['100% Mastiff']],
    [{ petType: 'hamster' }, []],
  ])('lists breeds by name: %j', async (query: Record<string, string>, names) => {
    const { body } = await api.call('GET /v2/pet/breeds', { query });
    expect(body.items.map(({ name }) => name)).toEqual(names);
    expect(body.total).toBe(names.length);
  });

  it('lists breeds by pet type id with all fields', async () => {
    const { body } = await api.call('GET /v2/pet/breeds', { query: { petType: ids.cat } });
    expect(body.items).toEqual([
      {
        id: ids.persian,
        name: 'Persian',
        slug: 'persian',
        petType: { id: ids.cat, name: 'Cat', slug: 'cat' },
        size: 'small',
        weightRangeLow: 20,
        weightRangeHigh: 30,
        breedIntensity: 3,
        groomFrequency: 6,
        personality: 'Merry',
        description: 'A breed.',
        groomingNotes: 'Brush.',
      },
    ]);
  });

  it('RL-api-client-06 pages breeds; limit -1 returns the largest page', async () => {
    const page = await api.call('GET /v2/pet/breeds', { query: { limit: 2, offset: 1 } });
    expect(page.body.items.map(({ name }) => name)).toEqual(['Beagle', 'Persian']);
    expect(page.body).toMatchObject({ total: 4, limit: 2, offset: 1 });
    expect((await api.call('GET /v2/pet/breeds', { query: { limit: -1 } })).body.limit).toBe(100);
    expect((await api.call('GET /v2/pet/breeds')).body.limit).toBe(100);
  });

  it('lists the time modifiers of a site', async () => {
    const groomer = await api.as('groomer');
    const { body } = await groomer.call('GET /v2/service-checkout/pet-service/service-provider/time-modifiers-list');
    expect(body.items).toEqual([{ id: ids.matted, name: 'Matted coat', minutes: 30, price: 30 }]);
  });
});

describe('tutorials', () => {
  it('are listed in the order of the site, none by default', async () => {
    const groomer = await api.as('groomer');
    const list = async () => (await groomer.call('GET /v2/tutorial/list')).body.items;
    expect(await list()).toEqual([]);
    await api.database.asOwner((owner) =>
      owner.query(
        `insert into tutorials (id, site_id, title, duration_seconds, url, position) values
         (gen_random_uuid(), $1, 'Second', 60, 'https://videos.example.test/2', 2),
         (gen_random_uuid(), $1, 'First', 90, 'https://videos.example.test/1', 1)`,
        [api.site.id],
      ),
    );
    expect(await list()).toMatchObject([
      { title: 'First', description: '', duration: 90, url: 'https://videos.example.test/1' },
      { title: 'Second' },
    ]);
  });
});
