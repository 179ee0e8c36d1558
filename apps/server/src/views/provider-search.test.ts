import { PET_SIZES, type SearchOrder } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../testing/build-catalogue.ts';
import { buildGroomerAround } from '../../testing/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../testing/index.ts';
import { randomFrom } from '../../testing/random.ts';
import { estimateFor } from '../modules/catalogue/index.ts';
import { findProviders, type PetToSearchFor } from './provider-search.ts';

const PLACE = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, (tx) => buildCatalogue(tx, api.site.id));
});
afterAll(() => api.close());

describe('the price of a search', () => {
  const next = randomFrom(7);
  const chance = (share: number) => next() < share;
  const upTo = (limit: number) => Math.floor(next() * limit);

  const randomOffer = async (groomer: SignedIn) => {
    const services = [ids.bath, ids.groom].map((serviceId) => ({
      serviceId,
      offered: chance(0.9),
      adjustBy: chance(0.5) ? 'breed' : 'size',
      isHourly: chance(0.25),
      hourlyRate: chance(0.9) ? 50 + upTo(5000) / 100 : 0,
      sizes: PET_SIZES.filter(() => chance(0.6)).map((size) => ({
        size,
        price: 1 + upTo(20_000) / 100,
        minutes: upTo(3) * 40,
      })),
      breeds: [ids.poodle, ids.beagle]
        .filter(() => chance(0.5))
        .map((breedId) => ({ breedId, priceMin: 20 + upTo(50), priceMax: 80 + upTo(50), minutes: upTo(3) * 35 })),
    }));
    const addOns = [ids.nails, ids.bandana].map((addOnId) => ({
      addOnId,
      price: upTo(3_000) / 100,
      minutes: upTo(20),
      offered: chance(0.8),
    }));
    const prices = await groomer.call('POST /v2/on-boarding/groomer/offered/services/prices', { body: { services } });
    expect(prices.status, prices.raw).toBe(200);
    await groomer.call('POST /v2/on-boarding/groomer/offered/service-addons/prices', { body: { addOns } });
  };
  const randomPet = (): PetToSearchFor => ({
    serviceId: chance(0.5) ? ids.bath : ids.groom,
    ...(chance(0.5) && { breedId: chance(0.5) ? ids.poodle : ids.mastiff }),
    ...(chance(0.4) && { size: PET_SIZES[upTo(5)] }),
    weightLb: 1 + upTo(100) + (chance(0.3) ? 0.5 : 0),
    addOnIds: [ids.nails, ids.bandana].filter(() => chance(0.2)),
    timeModifierIds: chance(0.3) ? [ids.matted] : [],
  });

  it('is what the catalogue estimates, for random offers and pets', { timeout: 120_000 }, async () => {
    const groomers: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.bath, zones: [{ price: 7.5 }] });
      await randomOffer(groomer);
      groomers.push(groomer.account.id);
    }
    let priced = 0;
    for (let round = 0; round < 60; round += 1) {
      const pets = Array.from({ length: 1 + upTo(2) }, randomPet);
      const [found, estimated] = await api.platform.db.inSite(api.site.id, async (tx) => [
        await findProviders(tx, {
          place: PLACE,
          category: 'grooming',
          pets,
          order: (['soonest', 'price', 'rating', 'distance'] as const satisfies SearchOrder[])[round % 4] ?? 'price',
          limit: 100,
          offset: 0,
          now: api.clock.now(),
          noticeMinutes: 120,
          horizonDays: 30,
        }),
        await estimateFor(
          tx,
          groomers,
          pets.map(({ size, weightLb, breedId, ...pet }) => ({
            ...pet,
            ...(size && { size }),
            ...(weightLb !== undefined && { weightLb }),
            ...(breedId !== undefined && { breedId }),
          })),
          new Map(groomers.map((id) => [id, 750])),
        ),
      ]);
      priced += estimated.size;
      expect(
        new Map(found.providers.map(({ id, minCents, maxCents, minutes }) => [id, { minCents, maxCents, minutes }])),
        JSON.stringify(pets),
      ).toEqual(estimated);
      expect(found.total).toBe(estimated.size);
    }
    expect(priced).toBeGreaterThan(100);
  });
});

describe('the first step', () => {
  /** As the function runs it: its own text, planned for values it does not know yet. */
  const planOf = (dropIndex: boolean) =>
    api.database.asOwner(async (owner) => {
      const { rows } = await owner.query<{ text: string }>(
        `select prosrc as text from pg_proc where proname = 'zones_around'`,
      );
      await owner.query('begin');
      try {
        if (dropIndex) await owner.query('drop index work_zones_area');
        await owner.query('set local plan_cache_mode = force_generic_plan');
        await owner.query(`prepare around(float8, float8) as ${rows[0]?.text ?? ''}`);
        const plan = await owner.query<Record<string, string>>('explain (costs off) execute around(-97.75, 30.26)');
        return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
      } finally {
        await owner.query('rollback');
        await owner.query('deallocate all');
      }
    });

  it('is answered by the index on areas; without it every zone is read', async () => {
    const someone = await api.account({ roles: ['groomer'] });
    await api.database.asOwner(async (owner) => {
      await owner.query(
        `insert into work_zones (id, site_id, provider_id, name, price_cents, weekdays, area, updated_at)
         select gen_random_uuid(), $1, $2, 'Far away', 0, '{2}', st_buffer(st_point(x / 10.0, y / 10.0, 4326)::geography, 4000), now()
         from generate_series(0, 49) x, generate_series(0, 49) y`,
        [api.site.id, someone.id],
      );
      await owner.query('analyze work_zones');
    });
    expect(await planOf(false)).toContain('Index Scan using work_zones_area');
    const without = await planOf(true);
    expect(without).toContain('Seq Scan on work_zones');
    expect(without).not.toContain('work_zones_area');
  });

  it('stops at the wall of the site, though it stands outside of it', async () => {
    const around = (siteId: string) =>
      api.platform.db.inSite(siteId, (tx) =>
        findProviders(tx, {
          place: PLACE,
          category: 'grooming',
          pets: [],
          order: 'distance',
          limit: 1,
          offset: 0,
          now: api.clock.now(),
          noticeMinutes: 120,
          horizonDays: 30,
        }),
      );
    expect((await around(api.site.id)).total).toBeGreaterThan(0);
    expect((await around(api.otherSite.id)).total).toBe(0);
  });
});
