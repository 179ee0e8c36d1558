import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../testing/builders/build-catalogue.ts';
import { buildGroomerAround } from '../../testing/builders/build-groomer-around.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { findProviders } from './provider-search.ts';

const PLACE = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());

describe('app.zones_around()', () => {
  /** The generic plan of the function's own SQL. */
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

  it('uses the index on areas; without it every zone is read', async () => {
    const someone = await api.account({ roles: ['groomer'] });
    await api.database.asOwner(async (owner) => {
      await owner.query(
        `insert into work_zones (id, site_id, provider_id, name, price_cents, weekdays, area, updated_at)
         select gen_random_uuid(), $1, $2, 'Far away', 0, '{2}', st_buffer(st_point(x / 10.0, y / 10.0, 4326)::geography, 4000), app.now()
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

  it('filters by site although it bypasses row-level security', async () => {
    const around = (siteId: string) =>
      api.platform.db.inSite(siteId, (tx) =>
        findProviders(tx, {
          place: PLACE,
          category: 'grooming',
          customerId: undefined,
          pets: [],
          order: 'distance',
          limit: 1,
          offset: 0,
          now: api.clock.now(),
          noticeMinutes: 120,
          gridMinutes: 15,
          horizonDays: 30,
        }),
      );
    await buildGroomerAround(api, { center: PLACE, serviceId: ids.bath });
    expect((await around(api.site.id)).total).toBe(1);
    expect((await around(api.otherSite.id)).total).toBe(0);
  });
});
