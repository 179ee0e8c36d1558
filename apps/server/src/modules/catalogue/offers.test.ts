import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let foreign: typeof ids;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  foreign = await api.platform.db.inSite(api.otherSite.id, buildCatalogue);
});
afterAll(() => api.close());

const savePrices = (groomer: SignedIn, services: unknown) =>
  groomer.call('POST /v2/on-boarding/groomer/offered/services/prices', { body: { services } });
const saveAddOns = (groomer: SignedIn, addOns: unknown) =>
  groomer.call('POST /v2/on-boarding/groomer/offered/service-addons/prices', { body: { addOns } });
const saveDetails = (groomer: SignedIn, body: unknown) =>
  groomer.call('POST /v2/on-boarding/groomer/service/details', { body });
const mine = async (groomer: SignedIn) => (await groomer.call('GET /v2/service-provider/services/my-services')).body;
const seenBy = (viewer: SignedIn, providerId: string) =>
  viewer.call('GET /v2/service-provider/services/service-provider-services', { query: { sp_id: providerId } });
const inSite = <T>(work: Parameters<typeof api.platform.db.inSite<T>>[1]) => api.platform.db.inSite(api.site.id, work);

describe('service prices', () => {
  it('are empty for a new provider', async () => {
    const groomer = await api.as('groomer');
    expect(await mine(groomer)).toEqual({
      spId: groomer.account.id,
      currency: 'USD',
      items: [],
      defaultServiceId: null,
    });
  });

  it('RL-price-01 are saved as a whole table, to the cent', async () => {
    const groomer = await api.as('groomer');
    const { status, body } = await savePrices(groomer, [
      {
        serviceId: ids.bath,
        sizes: [
          { size: 'small', price: 80.25, minutes: 45 },
          { size: 'medium', price: 95, minutes: 60 },
        ],
      },
      { serviceId: ids.groom, isHourly: true, hourlyRate: 95.5 },
    ]);
    expect(status).toBe(200);
    expect(body.items.map(({ name }) => name)).toEqual(['Bath', 'Full groom']);
    expect(body.items[0]).toMatchObject({
      id: ids.bath,
      offered: true,
      adjustBy: 'size',
      isHourly: false,
      hourlyRate: 0,
    });
    expect(body.items[1]).toMatchObject({ isHourly: true, hourlyRate: 95.5 });
    expect(body.defaultServiceId).toBe(ids.groom);
    expect(await mine(groomer)).toEqual(body);
  });

  it('RL-catalogue-03 are 0 dollars and 0 minutes where not set, and stay unset when sent back', async () => {
    const groomer = await api.as('groomer');
    const { body } = await savePrices(groomer, [
      { serviceId: ids.bath, sizes: [{ size: 'medium', price: 95 }], breeds: [{ breedId: ids.beagle, priceMin: 60 }] },
    ]);
    expect(body.items[0]?.sizes).toEqual([
      { size: 'extra_small', price: 0, minutes: 0 },
      { size: 'small', price: 0, minutes: 0 },
      { size: 'medium', price: 95, minutes: 0 },
      { size: 'large', price: 0, minutes: 0 },
      { size: 'extra_large', price: 0, minutes: 0 },
    ]);
    expect(body.items[0]?.breeds).toEqual([{ breedId: ids.beagle, priceMin: 60, priceMax: 60, minutes: 0 }]);
    const { sizes, breeds } = body.items[0] ?? {};
    expect((await savePrices(groomer, [{ serviceId: ids.bath, sizes, breeds }])).body).toEqual(body);
    const kept = await inSite((tx) =>
      tx.selectFrom('provider_service_sizes').select('size').where('provider_id', '=', groomer.account.id).execute(),
    );
    expect(kept).toEqual([{ size: 'medium' }]);
  });

  it('replace the given table and keep the rest', async () => {
    const groomer = await api.as('groomer');
    await savePrices(groomer, [
      {
        serviceId: ids.bath,
        adjustBy: 'breed',
        sizes: [{ size: 'small', price: 80, minutes: 45 }],
        breeds: [
          { breedId: ids.beagle, priceMin: 90, priceMax: 110, minutes: 60 },
          { breedId: ids.poodle, priceMin: 150, priceMax: 190, minutes: 120 },
        ],
      },
    ]);
    const { body } = await savePrices(groomer, [
      { serviceId: ids.bath, breeds: [{ breedId: ids.beagle, priceMin: 95, priceMax: 115, minutes: 60 }] },
    ]);
    expect(body.items[0]).toMatchObject({
      adjustBy: 'breed',
      breeds: [{ breedId: ids.beagle, priceMin: 95, priceMax: 115, minutes: 60 }],
    });
    expect(body.items[0]?.sizes[1]).toEqual({ size: 'small', price: 80, minutes: 45 });
  });

  it.each([
    ['RL-price-01 a negative price', { sizes: [{ size: 'small', price: -1 }] }, 'services.0.sizes.0.price'],
    ['RL-price-01 a fraction of a cent', { sizes: [{ size: 'small', price: 1.003 }] }, 'services.0.sizes.0.price'],
    ['RL-price-01 a price as text', { hourlyRate: '95' }, 'services.0.hourlyRate'],
    ['a price above the maximum', { hourlyRate: 10_000.01 }, 'services.0.hourlyRate'],
    ['a duration above the maximum', { sizes: [{ size: 'small', minutes: 301 }] }, 'services.0.sizes.0.minutes'],
    ['an unknown size', { sizes: [{ size: 'giant', price: 1 }] }, 'services.0.sizes.0.size'],
    ['the same size twice', { sizes: [{ size: 'small' }, { size: 'small' }] }, 'services.0.sizes.1.size'],
  ])('reject %s and name the field', async (_what, given, field) => {
    const groomer = await api.as('groomer');
    const { status, error } = await savePrices(groomer, [{ serviceId: ids.bath, ...given }]);
    expect(status).toBe(422);
    expect(error.errors).toHaveProperty([field]);
    expect((await mine(groomer)).items).toEqual([]);
  });

  it('RL-price-02 reject a range whose minimum is above its maximum', async () => {
    const groomer = await api.as('groomer');
    const breeds = [{ breedId: ids.beagle, priceMin: 100, priceMax: 99.99 }];
    const { status, error } = await savePrices(groomer, [{ serviceId: ids.bath, breeds }]);
    expect(status).toBe(422);
    expect(error.errors).toHaveProperty(['services.0.breeds.0.priceMax']);
  });

  it('reject services and breeds that are not in the site’s catalogue', async () => {
    const groomer = await api.as('groomer');
    const answer = await savePrices(groomer, [
      { serviceId: foreign.bath },
      { serviceId: ids.bath, breeds: [{ breedId: ids.persian }, { breedId: foreign.beagle }] },
    ]);
    expect(answer.error.errors).toEqual({
      'services.0.serviceId': 'is not in the catalog',
      'services.1.breeds.0.breedId': 'is not a breed this service is for',
      'services.1.breeds.1.breedId': 'is not a breed this service is for',
    });
  });

  it('do not mix when saved concurrently', async () => {
    const groomer = await api.as('groomer');
    const table = (price: number) =>
      [ids.groom, ids.bath].map((serviceId) => ({
        serviceId,
        sizes: ['small', 'medium', 'large'].map((size) => ({ size, price, minutes: 60 })),
      }));
    const answers = await Promise.all(
      [10, 20, 30, 40].map((price, index) => savePrices(groomer, index % 2 ? table(price) : table(price).toReversed())),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { items } = await mine(groomer);
    const prices = items.map(({ sizes }) => new Set(sizes.map(({ price }) => price).filter((price) => price > 0)));
    expect(prices.map(({ size }) => size)).toEqual([1, 1]);
    expect(prices[0]).toEqual(prices[1]);
  });

  it('emit an event when the offer changes', async () => {
    const groomer = await api.as('groomer');
    await savePrices(groomer, [{ serviceId: ids.bath }]);
    await saveDetails(groomer, { serviceId: ids.bath, offered: false });
    await saveAddOns(groomer, [{ addOnId: ids.nails, price: 15 }]);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query(`select name from events where payload ->> 'providerId' = $1`, [groomer.account.id]),
    );
    expect(rows).toEqual(Array(3).fill({ name: 'catalogue.offer_changed' }));
  });
});

describe('service details', () => {
  it('override the catalogue’s texts until they are reset', async () => {
    const groomer = await api.as('groomer');
    const own = await saveDetails(groomer, { serviceId: ids.bath, description: 'My bath', features: ['Song'] });
    expect(own.body).toMatchObject({ id: ids.bath, description: 'My bath', features: ['Song'], offered: true });
    const back = await saveDetails(groomer, { serviceId: ids.bath, description: null, features: null, offered: false });
    expect(back.body).toMatchObject({ description: 'Bath, as usual', features: ['Warm water'], offered: false });
    expect((await saveDetails(groomer, { serviceId: ids.bath })).body).toEqual(back.body);
  });

  it('are rejected for a service outside of the catalogue', async () => {
    const { status, error } = await saveDetails(await api.as('groomer'), { serviceId: foreign.bath });
    expect([status, error.errors]).toEqual([422, { serviceId: 'is not in the catalog' }]);
  });
});

describe('add-on prices', () => {
  it('are listed with the base price under every service of the add-on', async () => {
    const groomer = await api.as('groomer');
    await savePrices(groomer, [{ serviceId: ids.bath }, { serviceId: ids.groom }]);
    await saveAddOns(groomer, [{ addOnId: ids.nails, price: 99, minutes: 5 }]);
    const { body } = await saveAddOns(groomer, [{ addOnId: ids.nails, price: 17.5, minutes: 10 }]);
    const nails = { id: ids.nails, name: 'Nail grind', description: 'Smooth.', basePrice: 15, baseMinutes: 10 };
    expect(body.items.map(({ addOns }) => addOns)).toEqual([
      [
        { ...nails, offered: true, price: 17.5, minutes: 10 },
        expect.objectContaining({ id: ids.bandana, basePrice: 6, offered: false, price: 0, minutes: 0 }),
      ],
      [{ ...nails, offered: true, price: 17.5, minutes: 10 }],
    ]);
  });

  it('are rejected for unknown and repeated add-ons', async () => {
    const { error } = await saveAddOns(await api.as('groomer'), [
      { addOnId: ids.nails },
      { addOnId: foreign.nails },
      { addOnId: ids.nails },
    ]);
    expect(error.errors).toEqual({
      'addOns.1.addOnId': 'is not in the catalog',
      'addOns.2.addOnId': 'is listed twice',
    });
  });
});

describe('another provider’s offer', () => {
  it('contains only offered services and add-ons', async () => {
    const groomer = await api.as('groomer');
    await savePrices(groomer, [{ serviceId: ids.bath }, { serviceId: ids.groom, offered: false }]);
    await saveAddOns(groomer, [
      { addOnId: ids.nails, price: 15, minutes: 10 },
      { addOnId: ids.bandana, price: 6, offered: false },
    ]);
    const { body } = await seenBy(await api.as('customer'), groomer.account.id);
    expect(body).toMatchObject({ spId: groomer.account.id, currency: 'USD', defaultServiceId: null });
    expect(body.items.map(({ name, addOns }) => [name, addOns.map((addOn) => addOn.name)])).toEqual([
      ['Bath', ['Nail grind']],
    ]);
  });

  it('is visible for active providers only, except to themselves, staff and support', async () => {
    const newcomer = await api.account({ roles: ['groomer'], status: 'pending' });
    const stranger = await api.account({ roles: ['groomer'] }, api.otherSite);
    const statuses = async (id: string) => {
      const viewers = [newcomer, 'customer', 'groomer', 'staff', 'support'] as const;
      return Promise.all(viewers.map(async (viewer) => (await seenBy(await api.as(viewer), id)).status));
    };
    expect(await statuses(newcomer.id)).toEqual([200, 404, 404, 200, 200]);
    expect(await statuses(stranger.id)).toEqual([404, 404, 404, 404, 404]);
    const forMoney = await api.as(await api.account({ roles: ['staff'], duties: ['money'] }));
    expect((await seenBy(forMoney, newcomer.id)).status).toBe(404);
  });
});
