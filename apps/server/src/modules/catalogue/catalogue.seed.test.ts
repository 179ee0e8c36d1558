import { cents } from '@tailgate/values/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { seedCatalogue, seedOffers, type SeedOffer } from './catalogue.seed.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('seeding the catalogue', () => {
  it('resets an offer that its owner has changed', async () => {
    const ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
    const groomer = await api.as('groomer');
    const providerId = groomer.account.id;
    const offer: SeedOffer = {
      providerId,
      services: [
        {
          serviceId: ids.bath,
          adjustBy: 'breed',
          hourlyRateCents: null,
          sizes: [{ size: 'small', priceCents: cents(8000), minutes: 45 }],
          breeds: [{ breedId: ids.beagle, minCents: cents(9000), maxCents: cents(11_000), minutes: 60 }],
        },
      ],
      addOns: [{ addOnId: ids.nails, priceCents: cents(1500), minutes: 10 }],
    };
    const seed = async () => {
      await api.platform.db.inSite(api.site.id, (tx) => seedOffers(tx, [offer]));
      return (await groomer.call('GET /v2/service-provider/services/my-services')).body.items;
    };
    const seeded = await seed();
    expect(seeded).toMatchObject([
      {
        id: ids.bath,
        adjustBy: 'breed',
        isHourly: false,
        breeds: [{ breedId: ids.beagle, priceMin: 90, priceMax: 110, minutes: 60 }],
      },
    ]);
    expect(seeded[0]?.sizes).toContainEqual({ size: 'small', price: 80, minutes: 45 });
    expect(seeded[0]?.addOns).toContainEqual(expect.objectContaining({ id: ids.nails, price: 15, minutes: 10 }));
    const services = [{ serviceId: ids.bath, sizes: [] }, { serviceId: ids.groom }];
    await groomer.call('POST /v2/on-boarding/groomer/offered/services/prices', { body: { services } });
    expect(await seed()).toEqual(seeded);
  });

  it('accepts empty demo data', async () => {
    const nothing = { petTypes: [], sizes: [], breeds: [], services: [], addOns: [], timeModifiers: [] };
    await api.platform.db.inSite(api.otherSite.id, async (tx) => {
      await seedCatalogue(tx, nothing);
      await seedOffers(tx, []);
    });
    expect((await api.call('GET /v2/pet/types', { site: api.otherSite })).body.items).toEqual([]);
  });
});
