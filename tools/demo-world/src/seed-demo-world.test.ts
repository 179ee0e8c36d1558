import { systemClock } from '@tailgate/server/seeding';
import { createTestDatabase, type TestDatabase } from '@tailgate/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoWorld, type SeededWorld } from './seed-demo-world.ts';

const clock = { ...systemClock, now: () => new Date('2026-06-11T15:00:00Z') };

let database: TestDatabase;
let counts: SeededWorld | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  counts = await seedDemoWorld(database.environment, { clock });
});
afterAll(() => database.drop());

const TABLES = [
  'sites',
  'markets',
  'files',
  'accounts',
  'providers',
  'customer_profiles',
  'weekly_windows',
  'time_off',
  'work_zones',
  'pet_types',
  'pet_sizes',
  'breeds',
  'catalogue_services',
  'catalogue_add_ons',
  'catalogue_service_add_ons',
  'time_modifiers',
  'provider_services',
  'provider_service_sizes',
  'provider_service_breeds',
  'provider_add_ons',
  'appointments',
  'appointment_lines',
  'report_cards',
  'review_reports',
  'provider_customers',
  'pets',
  'pet_vaccinations',
  'expenses',
  'tax_places',
  'payment_holders',
  'payment_cards',
  'connected_accounts',
  'coupons',
  'coupon_uses',
  'gift_cards',
  'gift_card_uses',
  'loyalty_terms',
  'loyalty_accounts',
  'agreements',
  'agreement_versions',
  'agreement_acceptances',
  'upsells',
  'order_upsells',
  'leads',
  'audit_records',
  'order_tips',
  'vehicles',
  'vehicle_photos',
  'vehicle_documents',
  'van_terms',
  'fleet_drivers',
  'fleet_policies',
  'fleet_policy_versions',
  'fleet_policy_acceptances',
  'van_custody',
  'van_drivers',
  'van_assignments',
  'van_price_adjustments',
  'van_blocks',
];

/** Too many to compare one by one. */
const LARGE_TABLES = [
  'reviews',
  'card_charges',
  'payouts',
  'order_terms',
  'order_settlements',
  'ledger_transactions',
  'ledger_entries',
  'loyalty_visits',
  'meter_readings',
  'transitions',
  'occupancy',
];

/** Everything except password hashes (new salt) and the sites' `updated_at`. */
const wholeWorld = () =>
  database.asOwner(async (owner) => {
    const world: Record<string, unknown[]> = {};
    for (const table of TABLES) {
      const { rows } = await owner.query<{ row: object }>(
        `select to_jsonb(t) - 'password_hash' - 'updated_at' as row from ${table} t order by 1`,
      );
      world[table] = rows.map(({ row }) => row);
    }
    for (const table of LARGE_TABLES) {
      const { rows } = await owner.query<{ rows: number; hash: string }>(
        `select count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) as hash from ${table} t`,
      );
      world[table] = rows;
    }
    return world;
  });

const rowsOf = async (statement: string) =>
  (await database.asOwner((owner) => owner.query<Record<string, unknown>>(statement))).rows;

describe('seeding', () => {
  it('creates the same data with the same ids, and again when people were changed', async () => {
    const first = await wholeWorld();
    expect(Object.values(first).map((rows) => rows.length)).toEqual([
      2, 2, 350, 292, 44, 240, 105, 10, 26, 4, 10, 164, 16, 24, 172, 10, 104, 480, 72, 154, 11_065, 13_216, 2, 2, 273,
      360, 756, 4_260, 2, 189, 214, 22, 32, 401, 48, 55, 16, 244, 16, 18, 54, 52, 1_309, 8, 30, 2, 60, 436, 172, 176,
      38, 12, 14, 74, 204, 18, 18, 14, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    ]);
    expect(LARGE_TABLES.map((table) => first[table]?.[0])).toMatchObject([
      { rows: 2_158 },
      { rows: 5_084 },
      { rows: 824 },
      { rows: 9_297 },
      { rows: 9_297 },
      { rows: 10_171 },
      { rows: 89_835 },
      { rows: 3_733 },
      { rows: 3_401 },
      { rows: 198 },
      { rows: 19_007 },
    ]);

    await database.asOwner((owner) =>
      owner.query(`update accounts set first_name = 'Somebody', password_hash = null, status = 'inactive'`),
    );
    expect(await seedDemoWorld(database.environment, { clock })).toEqual(counts);
    expect(await wholeWorld()).toEqual(first);
    expect(
      await rowsOf(
        'select count(distinct password_hash)::int as hashes, count(password_hash)::int as people from accounts',
      ),
    ).toEqual([{ hashes: 1, people: 292 }]);
  });

  it('leaves the planner with the true size of tables', async () => {
    // Nothing but an explicit analyze counts the rows of a partitioned table as a whole.
    expect(
      await rowsOf(`select relname, reltuples::int as rows from pg_class
        where relname in ('appointments', 'order_settlements') and relkind = 'p' order by 1`),
    ).toEqual([
      { relname: 'appointments', rows: 11_065 },
      { relname: 'order_settlements', rows: 9_297 },
    ]);
  });

  it('has money of the past year: every order is booked as it was agreed, and paid out by the week', async () => {
    const [orders] = await rowsOf(`
      with booked as (
        select t.subject_id as appointment_id, t.occurred_at, sum(e.amount_cents) filter (where e.reason = 'order') as total,
          coalesce(-sum(e.amount_cents) filter (where e.account = 'tips_payable'), 0) as tip,
          coalesce(-sum(e.amount_cents) filter (where e.account = 'tax_payable'), 0) as tax,
          sum(e.amount_cents) filter (where e.account = 'customer_receivable') as open
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.kind <> 'tip' group by 1, 2)
      select count(*) filter (where total is distinct from (s.totals ->> 'total')::bigint)::int as wrong_total,
        count(*) filter (where tip is distinct from (s.totals ->> 'tipAmount')::bigint)::int as wrong_tip,
        count(*) filter (where tax is distinct from (s.totals ->> 'taxAmount')::bigint)::int as wrong_tax,
        count(*) filter (where open <> 0)::int as unpaid,
        count(*) filter (where b.occurred_at <> s.settled_at)::int as wrong_time,
        count(*) filter (where s.kind = 'no_show')::int > 0 as has_no_shows
      from order_settlements s left join booked b using (appointment_id)`);
    expect(orders).toMatchObject({
      wrong_total: 0,
      wrong_tip: 0,
      wrong_tax: 0,
      unpaid: 0,
      wrong_time: 0,
      has_no_shows: true,
    });
    expect(
      await rowsOf(`select a.id from appointments a left join order_settlements s on s.appointment_id = a.id
        where a.status = 'complete' and s.appointment_id is null`),
    ).toEqual([]);
    expect(
      await rowsOf(`select c.amount_cents from card_charges c join order_settlements s on s.charge_id = c.id
        where c.amount_cents <> (s.totals ->> 'due')::bigint or s.tender <> 'card'`),
    ).toEqual([]);
    expect(
      await rowsOf(`select g.id from gift_cards g left join gift_card_uses u on u.gift_card_id = g.id
        group by g.id having g.initial_cents <> g.balance_cents + coalesce(sum(u.amount_cents), 0)`),
    ).toEqual([]);
    expect(
      await rowsOf(`select a.customer_id from loyalty_accounts a
        join loyalty_visits v on v.provider_id = a.provider_id and v.customer_id = a.customer_id
        group by a.provider_id, a.customer_id, a.site_id having a.credit_cents <> sum(v.earned_cents) or a.visits <> count(*) % 4`),
    ).toEqual([]);
    // Nobody is sent more than they earned.
    expect(
      await rowsOf(`select transaction_id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where t.kind = 'payout' and e.account = 'processor_clearing' and e.amount_cents >= 0`),
    ).toEqual([]);
    expect(await rowsOf('select distinct tender from order_settlements where tender is not null order by 1')).toEqual([
      { tender: 'card' },
      { tender: 'cash' },
      { tender: 'check' },
    ]);
  });

  it('has a tip that a customer added a day after the visit, charged and booked for the groomer', async () => {
    const tips = await rowsOf(`
      select s.slug, a.first_name, t.amount_cents, t.state, c.status, c.purpose, e.amount_cents::int as booked,
        t.given_at - o.settled_at = interval '1 day' as is_a_day_later, e.party_id = v.provider_id as is_of_groomer
      from order_tips t join sites s on s.id = t.site_id join order_settlements o on o.appointment_id = t.appointment_id
        join appointments v on v.id = t.appointment_id join accounts a on a.id = v.customer_id
        join card_charges c on c.id = t.charge_id and c.amount_cents = t.amount_cents
        join ledger_transactions b on b.cause = 'tip:' || t.appointment_id
        join ledger_entries e on e.transaction_id = b.id and e.account = 'tips_payable' order by 1`);
    const tip = { amount_cents: 1500, state: 'given', status: 'captured', purpose: 'tip', booked: -1500 };
    const always = { ...tip, is_a_day_later: true, is_of_groomer: true };
    expect(tips).toEqual([
      { slug: 'saguaro', first_name: 'Valerie', ...always },
      { slug: 'tailgate', first_name: 'Priya', ...always },
    ]);
  });

  it('RL-white-label-01 gives every site a logo for light and one for dark backgrounds', async () => {
    const { rows } = await database.asOwner((owner) =>
      owner.query(
        `select s.slug, count(*)::int as logos, bool_and(f.kept_for_site and f.is_public and f.status = 'ready') as shown
         from sites s join files f on f.id in (s.app_logo_file_id, s.app_logo_light_file_id) group by s.slug order by 1`,
      ),
    );
    expect(rows).toEqual([
      { slug: 'saguaro', logos: 2, shown: true },
      { slug: 'tailgate', logos: 2, shown: true },
    ]);
  });

  it('puts each visit into the van that its groomer holds then, and leaves none without one', async () => {
    const visits = `select o.id, o.resource_id as groomer_id, o.busy, v.vehicle_id, v.since is not null as has_place
      from occupancy o left join lateral app.van_covering(o.resource_id, o.busy) v on true
      where o.resource_kind = 'groomer' and o.kind = 'appointment'`;
    for (const site of ['tailgate', 'saguaro']) {
      const [found] = await database.asOwner(async (owner) => {
        await owner.query(
          `select set_config('app.site_id', (select id::text from sites where slug = '${site}'), false)`,
        );
        const { rows } = await owner.query<Record<string, unknown>>(`
          with visits as (${visits} and o.site_id = app.site_id())
          select count(*) filter (where not has_place)::int as without_van,
            count(*) filter (where vehicle_id is not null and u.id is null)::int as not_in_their_van,
            (select count(*)::int from occupancy v where v.resource_kind = 'van' and v.kind = 'appointment'
              and v.site_id = app.site_id()) - count(u.id)::int as in_another_van,
            (count(u.id) > 1000)::bool as has_visits_in_vans
          from visits left join occupancy u on u.resource_id = visits.vehicle_id and u.id = visits.id`);
        return rows;
      });
      expect(found, site).toEqual({ without_van: 0, not_in_their_van: 0, in_another_van: 0, has_visits_in_vans: true });
    }
    expect(
      await rowsOf(`select o.id from occupancy o join occupancy p on p.resource_id = o.resource_id and p.id > o.id
        and p.occupied && o.occupied where o.resource_kind = 'van'`),
    ).toEqual([]);
  });

  it('has work in the vans of the fleet owner who logs in today, and another driver tomorrow', async () => {
    const ofFleet = `join vehicles v on v.id = c.vehicle_id join sites s on s.id = v.site_id
      join accounts a on a.id = v.owner_id and a.email in ('fleet@tailgate.example', 'fleet@saguaro.example')`;
    const midnight = `date_trunc('day', timestamptz '2026-06-11 15:00Z' at time zone v.time_zone) at time zone v.time_zone`;
    const [today, tomorrow] = [
      `tstzrange(${midnight}, ${midnight} + interval '1 day')`,
      `${midnight} + interval '1 day'`,
    ];
    const worked = await rowsOf(`select s.slug, count(distinct v.id)::int > 0 as works from van_custody c ${ofFleet}
      join occupancy o on o.resource_id = v.id and o.kind = 'appointment' and o.busy && ${today}
      where c.during && ${today} group by 1 order by 1`);
    expect(worked).toEqual([
      { slug: 'saguaro', works: true },
      { slug: 'tailgate', works: true },
    ]);
    const changing = await rowsOf(`select s.slug, count(*)::int as vans from van_custody c ${ofFleet}
      join van_custody n on n.vehicle_id = v.id and lower(n.during) = upper(c.during) and n.holder_id <> c.holder_id
      where upper(c.during) = ${tomorrow} group by 1 order by 1`);
    expect(changing).toEqual([
      { slug: 'saguaro', vans: 1 },
      { slug: 'tailgate', vans: 1 },
    ]);
    const expiring = await rowsOf(`select s.slug, d.expires_on::text as day,
        count(o.id) filter (where lower(o.busy) > d.expires_on + 1)::int > 0 as has_visits_after
      from vehicle_documents d join van_custody c on c.vehicle_id = d.vehicle_id ${ofFleet}
      join occupancy o on o.resource_id = v.id and o.kind = 'appointment'
      where d.kind = 'inspection' group by 1, 2 order by 1, 2`);
    expect(expiring).toContainEqual({ slug: 'tailgate', day: '2026-06-20', has_visits_after: true });
    expect(expiring).toContainEqual({ slug: 'saguaro', day: '2026-06-20', has_visits_after: true });
    expect(expiring).toContainEqual({ slug: 'tailgate', day: '2026-05-21', has_visits_after: true });
  });

  it('moves dates along with today', async () => {
    const aWeekLater = { ...systemClock, now: () => new Date('2026-06-18T15:00:00Z') };
    const newcomer = `select created_at from accounts where email = 'new-groomer@tailgate.example'`;
    await seedDemoWorld(database.environment, { clock: aWeekLater });
    const { rows } = await database.asOwner((owner) => owner.query(newcomer));
    expect(rows).toEqual([{ created_at: new Date('2026-06-17T00:00:00Z') }]);
  });

  it('leaves a database with sites untouched with ifEmpty', async () => {
    const before = await wholeWorld();
    expect(await seedDemoWorld(database.environment, { ifEmpty: true, clock })).toBeUndefined();
    expect(await wholeWorld()).toEqual(before);
  });
});
