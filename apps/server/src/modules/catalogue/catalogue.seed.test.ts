import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/build-catalogue.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { seedCatalogue, seedOffers, type SeedOffer } from './catalogue.seed.ts';
import { offerOf } from './offers.queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('seeding', () => {
  it('sets an offer back to what the story tells, whatever its owner made of it', async () => {
    const ids = await api.platform.db.inSite(api.site.id, (tx) => buildCatalogue(tx, api.site.id));
    const groomer = await api.as('groomer');
    const providerId = groomer.account.id;
    const offer: SeedOffer = {
      providerId,
      services: [
        {
          serviceId: ids.bath,
          adjustBy: 'breed',
          hourlyRateCents: null,
          sizes: [{ size: 'small', priceCents: 8000, minutes: 45 }],
          breeds: [{ breedId: ids.beagle, minCents: 9000, maxCents: 11_000, minutes: 60 }],
        },
      ],
      addOns: [{ addOnId: ids.nails, priceCents: 1500, minutes: 10 }],
    };
    const seed = () =>
      api.platform.db.inSite(api.site.id, async (tx) => {
        await seedOffers(tx, api.site.id, [offer]);
        return await offerOf(tx, [providerId]);
      });
    const told = await seed();
    expect(told.get(providerId)).toMatchObject([
      {
        serviceId: ids.bath,
        adjustBy: 'breed',
        isHourly: false,
        sizes: { small: { priceCents: 8000, minutes: 45 } },
        breeds: { [ids.beagle]: { minCents: 9000, maxCents: 11_000, minutes: 60 } },
        addOns: { [ids.nails]: { priceCents: 1500, minutes: 10 } },
      },
    ]);
    const services = [{ serviceId: ids.bath, sizes: [] }, { serviceId: ids.groom }];
    await groomer.call('POST /v2/on-boarding/groomer/offered/services/prices', { body: { services } });
    expect(await seed()).toEqual(told);
  });

  it('takes an empty story', async () => {
    const nothing = { petTypes: [], sizes: [], breeds: [], services: [], addOns: [], timeModifiers: [] };
    await api.platform.db.inSite(api.otherSite.id, async (tx) => {
      await seedCatalogue(tx, api.otherSite.id, nothing);
      await seedOffers(tx, api.otherSite.id, []);
    });
    expect((await api.call('GET /v2/pet/types', { site: api.otherSite })).body.items).toEqual([]);
  });
});
