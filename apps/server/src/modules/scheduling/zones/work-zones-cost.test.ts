import { CAPS, MAX_ZONE_POINTS } from '@tailgate/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Stars that intersect as often as their corners allow: the most expensive zones to compare. */
const drawStars = (groomer: SignedIn, zones: number) =>
  api.database.asOwner(async (owner) => {
    await owner.query(
      `insert into work_zones (id, site_id, provider_id, name, price_cents, weekdays, area, updated_at)
       select gen_random_uuid(), $1, $2, 'Star ' || n, 0, '{1}', (select st_makepolygon(st_makeline(corner order by i))::geography
         from (select i, st_point(
           -97.5 + case i % 2 when 0 then 0.5 else 0.02 end * cos(2 * pi() * (i % $4::int) / $4::int + n * 0.013),
           30.2 + case i % 2 when 0 then 0.5 else 0.02 end * sin(2 * pi() * (i % $4::int) / $4::int + n * 0.013), 4326) as corner
           from generate_series(0, $4::int) i) corners), app.now()
       from generate_series(1, $3::int) n`,
      [api.site.id, groomer.account.id, zones, MAX_ZONE_POINTS],
    );
    await owner.query(
      `insert into work_zone_overlaps (site_id, zone_id, other_id)
       select a.site_id, a.id, b.id from work_zones a join work_zones b on a.provider_id = b.provider_id and a.id < b.id
       where a.provider_id = $1`,
      [groomer.account.id],
    );
  });

const timeOf = async (groomer: SignedIn) => {
  const startedAt = performance.now();
  expect((await groomer.call('GET /v2/service-provider/work-zone')).status).toBe(200);
  return performance.now() - startedAt;
};
/** In turns, and the best of each, so that a busy moment falls on both. */
const costsOf = async (one: SignedIn, all: SignedIn) => {
  const best = { one: Infinity, all: Infinity };
  for (let turn = 0; turn < 15; turn += 1) {
    best.one = Math.min(best.one, await timeOf(one));
    best.all = Math.min(best.all, await timeOf(all));
  }
  return best;
};

it('reading the maximum number of zones costs no more than reading each of them', async () => {
  const { atMost } = CAPS.workZones;
  const [one, all] = [await api.as('groomer'), await api.as('groomer')];
  await drawStars(one, 1);
  await drawStars(all, atMost);
  const best = await costsOf(one, all);
  expect(best.all / best.one).toBeLessThan(atMost);
});
