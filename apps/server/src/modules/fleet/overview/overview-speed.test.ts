import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordStatements } from '../../../../testing/costs/record-statements.ts';
import {
  buildCatalogue,
  buildCustomerOf,
  buildGroomerAround,
  startTestApi,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';
import { flatTerms, shareTerms } from './owner-day.testing.ts';

const OVERVIEW = 'GET /v2/service-vehicle/fleet-owner/fleet-management/overview';
/** As many as an owner can have, in half of a year's custody. */
const VANS = 500;
const VISITS_A_DAY = 2;
const RUNS = 5;
const CENTER = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let owner: SignedIn;
let small: SignedIn;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;

const fleetOf = async (count: number): Promise<SignedIn> => {
  const person = await api.as('fleet_owner');
  const driver = await buildGroomerAround(api, { center: CENTER, serviceId: ids.groom });
  const customer = await buildCustomerOf(api, driver, { place: CENTER, breedId: ids.beagle, petTypeId: ids.dog });
  await api.database.asOwner(async (db) => {
    const site = api.site.id;
    await db.query(
      `insert into vehicles (id, site_id, owner_id, is_for_rent, status, name, time_zone, created_at, updated_at, status_since)
       select gen_random_uuid(), $1, $2, true, 'listed', 'Van ' || n, 'America/Chicago', app.now(), app.now(), app.now()
       from generate_series(1, $3::int) n`,
      [site, person.account.id, count],
    );
    // Weeks of one driver, with a week without one now and then.
    await db.query(
      `insert into van_custody (id, site_id, vehicle_id, holder_id, reason, during, created_by, created_at)
       select gen_random_uuid(), $1, v.id, $3, 'assignment',
         tstzrange(date_trunc('day', app.now()) + make_interval(weeks => week), date_trunc('day', app.now()) + make_interval(weeks => week + 1)),
         $2, app.now()
       from vehicles v, generate_series(-22, 4) week where v.owner_id = $2 and week % 5 <> 0`,
      [site, person.account.id, driver.account.id],
    );
    await db.query(
      `insert into van_terms (site_id, vehicle_id, kind, version, terms, saved_by, saved_at)
       select $1, v.id, 'plan', 1, case when row_number() over (order by v.id) % 2 = 0 then $3::jsonb else $4::jsonb end, $2,
         app.now() - interval '300 days'
       from vehicles v where v.owner_id = $2`,
      [site, person.account.id, JSON.stringify(flatTerms({ freeDaysPerMonth: 1 })), JSON.stringify(shareTerms(25))],
    );
    await db.query(
      `create temp table visits as select gen_random_uuid() as id, v.id as van, date_trunc('day', app.now())
         + make_interval(days => d, hours => 15 + 3 * k) as at
       from vehicles v, generate_series(-60, 10) d, generate_series(1, $2::int) k where v.owner_id = $1`,
      [person.account.id, VISITS_A_DAY],
    );
    await db.query(
      `insert into appointments (id, site_id, provider_id, customer_id, status, status_since, starts_at, ends_at, time_zone,
         place, address_line, city, state_or_province, postal_code, country, booked_by, booked_at, travel_fee_cents,
         told_is_chosen, estimate_cents)
       select id, $1, $2, $3, 'accepted', app.now(), at, at + interval '1 hour', 'America/Chicago',
         st_point(-97.75, 30.26, 4326)::geography, '12 Elm Street', 'Austin', 'TX', '78701', 'US', 'customer', app.now(), 0,
         true, 9000 from visits`,
      [site, driver.account.id, customer.id],
    );
    await db.query(
      `insert into occupancy (id, site_id, resource_id, resource_kind, kind, subject_id, busy, occupied, created_at)
       select id, $1, van, 'van', 'appointment', id, tstzrange(at, at + interval '1 hour'), tstzrange(at, at + interval '1 hour'),
         app.now() from visits`,
      [site],
    );
    await db.query('drop table visits');
    for (const table of ['vehicles', 'van_custody', 'van_terms', 'appointments', 'occupancy'])
      await db.query(`analyze ${table}`);
  });
  return person;
};

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  small = await fleetOf(2);
  owner = await fleetOf(VANS);
}, 600_000);
afterAll(() => api.close());

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const millisecondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};
const open = async (person: SignedIn) => {
  const { status, body } = await person.call(OVERVIEW);
  expect(status).toBe(200);
  return body;
};

it('opens the home of 500 vans in three times its bare SQL', { timeout: 600_000 }, async () => {
  const body = await open(owner);
  expect(body.vans.all).toBe(VANS);
  expect(body.booked.weeks.every(({ amount }) => amount > 0)).toBe(true);
  const statements = await recordStatements(api.platform.db.pool, () => open(owner));
  const bare = async () => {
    const client = await api.platform.db.pool.connect();
    try {
      for (const { text, values } of statements) await client.query(text, [...values]);
    } finally {
      client.release();
    }
  };
  const turns: { home: number; sql: number }[] = [];
  for (let turn = 0; turn <= RUNS; turn += 1)
    turns.push({ home: await millisecondsOf(() => open(owner)), sql: await millisecondsOf(bare) });
  const [home, sql] = [median(turns.map((turn) => turn.home)), median(turns.map((turn) => turn.sql))];
  console.log(`home of ${VANS} vans: ${home.toFixed(0)} ms, its bare SQL ${sql.toFixed(0)} ms`);
  expect(home / sql).toBeLessThan(3);
});

it('asks no more often for 500 vans than for two', async () => {
  const [few, many] = [
    await recordStatements(api.platform.db.pool, () => open(small)),
    await recordStatements(api.platform.db.pool, () => open(owner)),
  ];
  expect(many.length).toBeLessThanOrEqual(few.length);
});
