import { MAX_SCHEDULED_DAYS, MAX_SCHEDULED_VANS } from '@tailgate/contract';
import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildVanRow } from '../../../../testing/builders/build-van-row.ts';
import { recordStatements } from '../../../../testing/costs/record-statements.ts';
import { buildVan, startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';
import { newId } from '../../../platform/ids.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const SCHEDULE = `GET ${MANAGEMENT}/schedule`;
const ZONE = 'America/Chicago';

let api: TestApi;
let owner: SignedIn;
let ana: SignedIn;
let van: string;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  owner = await api.as('fleet_owner');
  ana = await api.as('groomer');
  van = await buildVanRow(api, { ownerId: owner.account.id });
});

const day = (days: number): LocalDate => addDays(localDateAt(api.clock.now(), ZONE), days);
const at = (date: LocalDate, hour: number) => instantOf(date, hour * 60, ZONE);
const ask = async (query: Record<string, string | number> = {}, person = owner) => {
  const period = { start_date: day(0), end_date: day(13) };
  const { body, status, raw } = await person.call(SCHEDULE, { query: { ...period, ...query } });
  expect(status, raw).toBe(200);
  return body;
};
const one = async (query: Record<string, string | number> = {}) => {
  const [item] = (await ask(query)).items;
  if (!item) throw new Error('There is a van');
  return item;
};
const hold = (start: Date, end: Date | null, { vehicleId = van, holder = ana, reason = 'assignment' } = {}) =>
  api.database.asOwner((db) =>
    db.query(
      `insert into van_custody (id, site_id, vehicle_id, holder_id, reason, during, created_by, created_at)
       values ($1, $2, $3, $4, $5, tstzrange($6, $7), $8, app.now())`,
      [newId(), api.site.id, vehicleId, holder.account.id, reason, start, end, owner.account.id],
    ),
  );
const use = (kind: string, start: Date, end: Date, vehicleId = van) =>
  api.database.asOwner((db) =>
    db.query(
      `insert into occupancy (id, site_id, resource_id, resource_kind, kind, busy, occupied, created_at, expires_at)
       values ($1, $2, $3, 'van', $4, tstzrange($5, $6), tstzrange($5, $6), app.now(),
         case when $4 = 'hold' then app.now() + interval '1 hour' end)`,
      [newId(), api.site.id, vehicleId, kind, start, end],
    ),
  );

describe('the schedule of a fleet', () => {
  it('says of each van who holds it, how many appointments it has and what else it is used for', async () => {
    await hold(at(day(1), 0), at(day(4), 0));
    await hold(at(day(4), 8), null, { reason: 'rental' });
    await use('appointment', at(day(1), 9), at(day(1), 10));
    await use('appointment', at(day(1), 11), at(day(1), 12));
    await use('appointment', at(day(3), 23), at(day(4), 1));
    await use('hold', at(day(2), 9), at(day(2), 10));
    await use('maintenance', at(day(5), 8), at(day(6), 12));
    const { vehicle, held, booked, blocks } = await one();
    expect(vehicle).toEqual({
      id: van,
      name: 'Van',
      title: '',
      licensePlate: '',
      picture: null,
      state: 'draft',
      timeZone: ZONE,
      dayRate: null,
    });
    expect(held).toMatchObject([
      { driver: { id: ana.account.id, picture: null }, reason: 'assignment', from: day(1), to: day(3) },
      { reason: 'rental', from: day(4), to: null, endsAt: null },
    ]);
    expect(booked).toEqual([
      { date: day(1), count: 2 },
      { date: day(3), count: 1 },
    ]);
    expect(blocks).toMatchObject([{ kind: 'maintenance', title: 'In service', startsAt: at(day(5), 8).toISOString() }]);
  });

  it('leaves out what ended before its first day or begins after its last', async () => {
    await hold(at(day(-3), 0), at(day(0), 0));
    await hold(at(day(14), 0), null);
    await use('appointment', at(day(-1), 9), at(day(-1), 10));
    await use('maintenance', at(day(14), 0), at(day(15), 0));
    expect(await one()).toMatchObject({ held: [], booked: [], blocks: [] });
    expect((await one({ start_date: day(-1), end_date: day(14) })).held).toHaveLength(2);
  });

  it('has the rate of a day of the newest flat plan', async () => {
    const { id } = await buildVan(owner, { name: 'Rated', make: 'Ford', model: 'Transit', year: 2022 });
    for (const ratePerDay of [80, 95.5])
      await owner.call(`POST ${MANAGEMENT}/:id/plan-configurations`, {
        params: { id },
        body: { flatRate: { ratePerDay } },
      });
    const { vehicle } = await one({ search: 'rated' });
    expect(vehicle).toMatchObject({ title: 'Transit 2022', dayRate: 95.5 });
  });

  it('counts the days of a van by its own clock, on days of 25 and 23 hours as well', async () => {
    for (const [before, changes, after] of [
      ['2026-10-31', '2026-11-01', '2026-11-02'],
      ['2027-03-13', '2027-03-14', '2027-03-15'],
    ] as [LocalDate, LocalDate, LocalDate][]) {
      await hold(at(changes, 0), at(after, 0));
      await use('appointment', at(changes, 23), new Date(at(changes, 23).getTime() + 30 * 60_000));
      const period = { start_date: before, end_date: after };
      expect(await one(period)).toMatchObject({
        held: [{ from: changes, to: changes }],
        booked: [{ date: changes, count: 1 }],
      });
      expect((await ask(period)).withDriver.map(({ count }) => count)).toEqual([0, 1, 0]);
    }
  });

  it('counts of all vans that match how many somebody holds, each once a day', async () => {
    const second = await buildVanRow(api, { ownerId: owner.account.id, timeZone: 'America/Phoenix' });
    await hold(at(day(0), 0), at(day(1), 10));
    await hold(at(day(1), 10), at(day(3), 0), { reason: 'temporary' });
    await hold(at(day(2), 0), null, { vehicleId: second });
    const { withDriver, total } = await ask({ end_date: day(4), limit: 1 });
    expect(total).toBe(2);
    // The second van is held from 11 p.m. of the day before, by its clock.
    expect(withDriver).toEqual([1, 2, 2, 1, 1].map((count, index) => ({ date: day(index), count, of: 2 })));
  });

  it('is searched, in order as people count, and paged', async () => {
    for (const name of ['Van 10', 'Van 9']) await buildVan(owner, { name, licensePlate: `RKL ${name.slice(4)}` });
    const names = async (query: Record<string, string | number>) =>
      (await ask(query)).items.map(({ vehicle }) => vehicle.name);
    expect(await names({})).toEqual(['Van', 'Van 9', 'Van 10']);
    expect(await names({ limit: 2, page: 2 })).toEqual(['Van 10']);
    expect(await names({ search: 'rkl 9' })).toEqual(['Van 9']);
    expect(await names({ search: '%' })).toEqual([]);
    expect((await ask({ search: 'rkl 9' })).withDriver[0]).toMatchObject({ count: 0, of: 1 });
    expect(await ask({ page: 9 })).toMatchObject({ items: [], total: 3, page: 9, limit: 25 });
    expect(await ask({ limit: 5_000 })).toMatchObject({ limit: MAX_SCHEDULED_VANS });
    for (const query of [{ page: 0 }, { limit: 0 }, { end_date: day(-1) }, { end_date: day(MAX_SCHEDULED_DAYS) }])
      expect((await owner.call(SCHEDULE, { query: { start_date: day(0), end_date: day(6), ...query } })).status).toBe(
        422,
      );
  });

  it('leaves out retired vans', async () => {
    await owner.call('DELETE /v2/service-vehicle/vehicles/:id', { params: { id: van } });
    expect(await ask()).toMatchObject({ items: [], total: 0 });
  });

  it('is of one owner, and not for those who drive', async () => {
    await hold(at(day(0), 0), null);
    expect(await ask({}, await api.as('fleet_owner'))).toMatchObject({ items: [], total: 0 });
    const refused = await ana.call(SCHEDULE, { query: { start_date: day(0), end_date: day(1) } });
    expect(refused.status).toBe(403);
  });
});

describe('the schedule of a large fleet', () => {
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const timed = async (work: () => Promise<unknown>) => {
    const from = performance.now();
    await work();
    return performance.now() - from;
  };

  it('costs as many statements as that of one van, and no more than three times their own time', async () => {
    const statementsOf = async () =>
      recordStatements(api.platform.db.pool, () => ask({ limit: 200, end_date: day(27) }));
    const ofOne = await statementsOf();
    await api.database.asOwner(async (db) => {
      await db.query(
        `insert into vehicles (id, site_id, owner_id, is_for_rent, name, time_zone, created_at, updated_at)
         select gen_random_uuid(), $1, $2, true, 'Van ' || n, $3, app.now(), app.now() from generate_series(1, 199) n`,
        [api.site.id, owner.account.id, ZONE],
      );
      const days = `select v.id, d.day from vehicles v cross join generate_series($2::date, $2::date + 27, interval '1 day') d (day)
        where v.owner_id = $1 and v.id <> $3`;
      const given = [owner.account.id, day(0), van];
      await db.query(
        `insert into van_custody (id, site_id, vehicle_id, holder_id, reason, during, created_by, created_at)
         select gen_random_uuid(), $4, id, $5, 'assignment',
           tstzrange(day::timestamp at time zone $6, (day::date + 1)::timestamp at time zone $6), $1, app.now()
         from (${days}) x where extract(day from day)::int % 3 <> 0`,
        [...given, api.site.id, ana.account.id, ZONE],
      );
      await db.query(
        `insert into occupancy (id, site_id, resource_id, resource_kind, kind, busy, occupied, created_at)
         select gen_random_uuid(), $4, id, 'van', 'appointment', r, r, app.now()
         from (${days}) x cross join generate_series(9, 13) h
         cross join lateral tstzrange((day + h * interval '1 hour')::timestamp at time zone $5,
           (day + h * interval '1 hour' + interval '45 minutes')::timestamp at time zone $5) r`,
        [...given, api.site.id, ZONE],
      );
      await db.query('analyze van_custody');
      await db.query('analyze vehicles');
      await db.query('analyze occupancy');
    });
    const statements = await statementsOf();
    // What is asked of vans without a picture needs no statement for pictures.
    expect(statements.length).toBeLessThanOrEqual(ofOne.length + 1);
    const bare = async () => {
      const client = await api.platform.db.pool.connect();
      try {
        for (const { text, values } of statements) await client.query(text, [...values]);
      } finally {
        client.release();
      }
    };
    const [calls, alone]: [number[], number[]] = [[], []];
    for (let turn = 0; turn <= 7; turn += 1) {
      const [call, sql] = [await timed(() => ask({ limit: 200, end_date: day(27) })), await timed(bare)];
      if (turn > 0) [calls, alone].forEach((all, which) => all.push(which === 0 ? call : sql));
    }
    console.log(
      `schedule of 200 vans in 28 days: ${median(calls).toFixed(1)} ms, its ${statements.length} statements ${median(alone).toFixed(1)} ms`,
    );
    expect(median(calls)).toBeLessThan(3 * median(alone) + 5);
  });
});
