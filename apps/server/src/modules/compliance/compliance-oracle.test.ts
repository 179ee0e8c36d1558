import { randomFrom, testSeed } from '@tailgate/kit';
import { instantOf } from '@tailgate/values';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildVanRow } from '../../../testing/builders/build-van-row.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';
import { MANAGEMENT, VAN_ZONE, buildVanDays, prepareSite, type VanDays } from './van-days.testing.ts';

let api: TestApi;
let ids: Awaited<ReturnType<typeof prepareSite>>;
let world: VanDays;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await prepareSite(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  world = await buildVanDays(api, ids);
});

const list = async (query: object) =>
  world.succeeded(await world.owner.call(`GET ${MANAGEMENT}/compliance`, { query: { ...query } }));

const OPEN = ['pending', 'accepted', 'reschedule_request', 'cancellation_request', 'in_trade'];
const OVER = ['complete', 'cancelled', 'rejected'];

describe('what papers of many vans hit', () => {
  it('is what is found against an oracle that goes through the days one by one', async () => {
    const random = randomFrom('compliance', testSeed());
    const { owner, ana } = world;
    const customer = await api.account({ roles: ['customer'] });
    // With a pet, whoever's.
    await world.book(world.ben, 30, '09:00');
    const visits: { van: string; day: number; isOpen: boolean; isBegun: boolean; cents: number }[] = [];
    const papers: { van: string; kind: string; expires: number }[] = [];
    for (let n = 0; n < 8; n += 1) {
      const van = await buildVanRow(api, { ownerId: owner.account.id, timeZone: VAN_ZONE });
      for (const kind of ['registration', 'inspection'] as const) {
        const expires = random.integer(-6, 25);
        papers.push({ van, kind, expires });
        await world.give(kind, expires, van);
      }
      for (let day = -3; day <= 25; day += 1) {
        const [isOpen, isBegun] = [random.chance(0.8), day <= 0 && random.chance(0.4)];
        const [status, cents] = [random.pick(isOpen ? OPEN : OVER), random.integer(0, 20_000)];
        visits.push({ van, day, isOpen, isBegun, cents });
        const start = instantOf(world.day(day), random.integer(0, 23) * 60, VAN_ZONE);
        await api.database.asOwner((db) =>
          db.query(
            `with visit as (insert into appointments (id, site_id, provider_id, customer_id, status, status_since, starts_at,
               ends_at, time_zone, place, address_line, city, state_or_province, postal_code, country, booked_by, booked_at,
               travel_fee_cents, estimate_cents)
             values ($1, $2, $3, $4, $5, app.now(), $6, $6::timestamptz + interval '30 minutes', 'America/Chicago',
               st_point(-97.75, 30.26, 4326)::geography, '', '', '', '', 'US', 'groomer', app.now(), 0, $7) returning id),
             line as (insert into appointment_lines (appointment_id, id, site_id, pet_id, service_id, position, pet_name,
               service_name, min_cents, max_cents, minutes, started_at)
             select $1, gen_random_uuid(), $2, p.id, gen_random_uuid(), 0, 'Biscuit', 'Full groom', 1, 1, 30,
               case when $9 then $6::timestamptz end from pets p where p.site_id = $2 limit 1)
             insert into occupancy (id, site_id, resource_id, resource_kind, kind, subject_id, busy, occupied, created_at)
             values ($1, $2, $8, 'van', 'appointment', $1, tstzrange($6, $6::timestamptz + interval '30 minutes'),
               tstzrange($6, $6::timestamptz + interval '30 minutes'), app.now())`,
            [newId(), api.site.id, ana.account.id, customer.id, status, start, cents, van, isBegun],
          ),
        );
      }
    }
    const expected = papers.map(({ van, kind, expires }) => {
      let [count, cents] = [0, 0];
      for (let day = 0; day <= 25; day += 1)
        for (const visit of visits)
          if (visit.van === van && visit.day === day && day > expires && visit.isOpen && !visit.isBegun) {
            count += 1;
            cents += visit.cents;
          }
      return { van, kind, count, expected: cents / 100 };
    });
    const { items } = await list({ limit: -1 });
    const answered = items.map(({ vehicle, kind, appointments: { count, expected: sum } }) => ({
      van: vehicle.id,
      kind,
      count,
      expected: sum,
    }));
    const inOrder = (rows: typeof expected) =>
      rows.toSorted((one, other) => (one.van + one.kind < other.van + other.kind ? -1 : 1));
    expect(inOrder(answered)).toEqual(inOrder(expected));
  });

  it('is nothing to another site', async () => {
    await world.assign(world.ana);
    await world.give('inspection', 3);
    const seenBy = async (siteId: string) =>
      (
        await api.platform.db.inSite(siteId, (tx) =>
          sql`select kind from app.van_compliance(array[${world.van}::uuid], ${api.clock.now()})`.execute(tx),
        )
      ).rows.length;
    expect([await seenBy(api.site.id), await seenBy(api.otherSite.id)]).toEqual([1, 0]);
  });
});
