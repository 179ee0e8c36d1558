import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { squareAround } from '../../../testing/builders/build-groomer-around.ts';
import { buildVanRow } from '../../../testing/builders/build-van-row.ts';
import { startTestApi, type BuiltSite, type TestApi } from '../../../testing/index.ts';
import { occupyCalendar, wantedStretch } from '../../../testing/occupy-calendar.ts';
import { newId } from '../../platform/ids.ts';
import { calendarsAround } from './calendar/calendars.queries.ts';

const PLACE = { latitude: 30.26, longitude: -97.75 };
const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const groomerWithZone = async (site: BuiltSite): Promise<string> => {
  const groomer = await api.as('groomer', site);
  const { status, raw } = await groomer.call('POST /v2/service-provider/work-zone', {
    body: { name: 'Around', price: 10, availableDays: [2], points: squareAround(PLACE) },
  });
  expect(status, raw).toBe(200);
  return groomer.account.id;
};

// Row-level security does not apply inside these functions: each filters by site itself.
describe('database functions that bypass row-level security', () => {
  it('find no zone of another site around the same point', async () => {
    const ofSite = new Map<BuiltSite, string>();
    for (const site of [api.site, api.otherSite]) ofSite.set(site, await groomerWithZone(site));
    for (const [site, own] of ofSite) {
      const { rows } = await api.platform.db.inSite(site.id, (tx) =>
        sql<{
          provider_id: string;
        }>`select provider_id from app.zones_around(${PLACE.longitude}, ${PLACE.latitude})`.execute(tx),
      );
      expect(rows.map(({ provider_id }) => provider_id)).toEqual([own]);
    }
  });

  it('do not reveal when a groomer of another site is occupied', async () => {
    const { id } = await api.account({ roles: ['groomer'] });
    const start = new Date(api.clock.now().getTime() + DAY_MS);
    const end = new Date(start.getTime() + 3_600_000);
    await occupyCalendar(api, 'America/Chicago', wantedStretch({ resourceId: id, start, end, place: PLACE }));
    const today = Math.floor(api.clock.now().getTime() / DAY_MS);
    const occupantsSeenBy = async (site: BuiltSite) => {
      const question = { providerIds: [id], place: PLACE, fromDay: today, toDay: today + 3, now: api.clock.now() };
      const calendars = await api.platform.db.inSite(site.id, (tx) => calendarsAround(tx, question));
      return calendars.get(id)?.occupants.length;
    };
    expect(await occupantsSeenBy(api.site)).toBe(1);
    expect(await occupantsSeenBy(api.otherSite)).toBe(0);
  });

  it('do not reveal which van a groomer of another site holds, nor what it is used for', async () => {
    const { id } = await api.account({ roles: ['groomer'], status: 'active' });
    const van = await buildVanRow(api, { ownerId: id });
    const start = new Date(api.clock.now().getTime() + DAY_MS);
    await api.database.asOwner(async (owner) => {
      await owner.query('insert into van_drivers (groomer_id, site_id, since) values ($1, $2, app.now())', [
        id,
        api.site.id,
      ]);
      await owner.query(
        `insert into van_custody (id, site_id, vehicle_id, holder_id, reason, during, created_by, created_at)
         values ($4, $1, $2, $3, 'owner', tstzrange(app.now(), null), $3, app.now())`,
        [api.site.id, van, id, newId()],
      );
      await owner.query(
        `insert into occupancy (id, site_id, resource_id, resource_kind, kind, busy, occupied, created_at)
         select $4, $1, $2, 'van', 'maintenance', span, span, app.now()
         from tstzrange($3, $3::timestamptz + interval '1 hour') as span`,
        [api.site.id, van, start, newId()],
      );
    });
    const seenBy = (site: BuiltSite) =>
      api.platform.db.inSite(site.id, async (tx) => {
        const span = sql`tstzrange(${start}::timestamptz, ${start}::timestamptz + interval '2 hours')`;
        const { rows } = await sql<Record<string, number>>`select
          (select count(*)::int from app.van_stretches(${id}, ${span}) where vehicle_id is not null) as stretches,
          (select count(*)::int from app.foreign_van_use(${id}, ${span}, ${start})) as uses,
          (select count(*)::int from app.vans_between(array[${id}]::uuid[], ${span})) as drivers
        `.execute(tx);
        return rows[0];
      });
    expect(await seenBy(api.site)).toEqual({ stretches: 1, uses: 1, drivers: 1 });
    expect(await seenBy(api.otherSite)).toEqual({ stretches: 0, uses: 0, drivers: 0 });
  });
});
