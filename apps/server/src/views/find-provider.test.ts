import { PET_SIZES } from '@tailgate/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCatalogue } from '../../testing/builders/build-catalogue.ts';
import { buildGroomerAround } from '../../testing/builders/build-groomer-around.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { findProvider, findProviders } from './provider-search.ts';
import type { PetToSearchFor } from '../platform/db/stored/bookings.ts';

const PLACE = { latitude: 31.26, longitude: -97.75 };

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());

it('finds a provider by key if and only if the search does, with the same minutes', async () => {
  const groomers = [
    await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom }),
    await buildGroomerAround(api, { center: PLACE, serviceId: ids.bath, price: 55 }),
  ];
  const pets: PetToSearchFor[][] = [ids.groom, ids.bath].flatMap((serviceId) => [
    ...PET_SIZES.map((size) => [{ serviceId, size, addOnIds: [], timeModifierIds: [] }]),
    [{ serviceId, size: 'medium', addOnIds: [ids.nails], timeModifierIds: [] }],
    [{ serviceId, size: 'medium', addOnIds: [], timeModifierIds: [ids.matted] }],
    [{ serviceId, weightLb: 400, addOnIds: [], timeModifierIds: [] }],
    [{ serviceId, breedId: ids.poodle, addOnIds: [], timeModifierIds: [] }],
  ]);
  let found = 0;
  await api.platform.db.inSite(api.site.id, async (tx) => {
    for (const asked of pets) {
      const question = { place: PLACE, category: 'grooming', customerId: undefined, pets: asked };
      const page = {
        order: 'price',
        limit: 10,
        offset: 0,
        now: api.clock.now(),
        noticeMinutes: 0,
        gridMinutes: 15,
        horizonDays: 30,
      } as const;
      const { providers } = await findProviders(tx, { ...question, ...page });
      for (const { account } of groomers) {
        const one = await findProvider(tx, { ...question, providerId: account.id, now: page.now });
        const inSearch = providers.find(({ id }) => id === account.id);
        expect(one?.minutes, JSON.stringify(asked)).toBe(inSearch?.minutes);
        if (one) found += 1;
      }
    }
  });
  expect(found).toBeGreaterThan(5);
  expect(found).toBeLessThan(groomers.length * pets.length);
});
