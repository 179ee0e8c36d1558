import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { testNow, type Random } from '@tailgate/kit';
import type { Client } from 'pg';

import { withConnection } from '../database.ts';
import type { Facts } from '../facts.ts';
import type { World } from '../world.ts';
import type { Attempt } from './booking-facts.ts';
import type { StormGroomer } from './booking-world.ts';
import type { Registry } from './registry.ts';
import { chooseTime } from './times.ts';

const PAUSE_MS = 300;
const RECONNECT_PAUSE_MS = 100;
const EXCLUSION_VIOLATION = '23P01';
/** Of what customers ask for, the part that nobody answered in time: other groomers can grab it. */
const UNASSIGNED_PART = 0.5;

/** Begins with the time, as ids of appointments do: their table is cut by it. */
const newId = () => {
  const time = testNow().getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
};

interface Asked {
  readonly id: string;
  readonly status: 'pending' | 'unassigned';
  readonly start: Date;
  readonly end: Date;
  readonly groomer: StormGroomer;
}

const INSERTS = `
  with a as (insert into appointments (id, site_id, provider_id, customer_id, status, status_since, starts_at, ends_at,
      time_zone, place, address_line, city, state_or_province, postal_code, country, booked_by, booked_at, travel_fee_cents)
    values ($1, $2, $3, $4, $5, app.now(), $6, $7, 'America/Chicago', st_point($8, $9, 4326)::geography, '12 Elm Street',
      'Austin', 'TX', '78701', 'US', 'customer', app.now(), 0)),
  l as (insert into appointment_lines (appointment_id, id, site_id, pet_id, service_id, position, pet_name, service_name,
      min_cents, max_cents, minutes)
    values ($1, gen_random_uuid(), $2, $10, $11, 0, 'Biscuit', 'Full groom', 9000, 9000, 60))
  insert into transitions (id, site_id, machine, subject_id, name, from_status, to_status, actor, account_id, at)
    values (gen_random_uuid(), $2, 'appointment', $1, 'place', null, $5, 'customer', $4, app.now())`;
const IS_TAKEN = `
  select 1 from occupancy where resource_id = any($1) and occupied && tstzrange($2, $3) limit 1`;
const ITS_VAN = `select vehicle_id as id from app.van_covering($1, tstzrange($2, $3))`;
const OCCUPIES = `
  insert into occupancy (id, site_id, resource_id, resource_kind, kind, subject_id, busy, occupied, place, created_at)
    select $1, $2, r.id, r.kind, 'appointment', $1, tstzrange($3, $4), tstzrange($3, $4), st_point($5, $6, 4326)::geography, app.now()
    from unnest($7::uuid[], $8::text[]) r (id, kind)`;

const refusal = (code: string) => Object.assign(new Error('taken'), { code });

async function insertAsked(client: Client, world: World, random: Random, asked: Asked) {
  const { bookings, site } = world;
  const customer = random.pick(bookings.customers);
  const { latitude, longitude } = customer.place;
  const { id, status, start, end, groomer } = asked;
  await client.query('begin');
  await client.query(`select set_config('app.site_id', $1, true)`, [site.id]);
  if (status === 'pending') {
    // That of the groomer alone, as the server does: who changes custody takes it, too.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [groomer.id]);
    const { rows } = await client.query<{ id: string }>(ITS_VAN, [groomer.id, start, end]);
    const [van] = rows;
    if (!van) throw refusal(EXCLUSION_VIOLATION);
    const ids = [groomer.id, van.id];
    // Looks first, so that a storm without the rule fails because of the server and not because of this client.
    const { rowCount } = await client.query(IS_TAKEN, [ids, start, end]);
    if (rowCount !== 0) throw refusal(EXCLUSION_VIOLATION);
    await client.query(OCCUPIES, [id, site.id, start, end, longitude, latitude, ids, ['groomer', 'van']]);
  }
  await client.query(INSERTS, [
    id,
    site.id,
    groomer.id,
    customer.id,
    status,
    start,
    end,
    longitude,
    latitude,
    customer.petId,
    bookings.serviceId,
  ]);
  await client.query('commit');
}

async function askOnce(client: Client, world: World, registry: Registry, random: Random, facts: Facts): Promise<void> {
  const { start, end } = chooseTime(random);
  const groomer = random.pick(world.bookings.groomers);
  const status = random.chance(UNASSIGNED_PART) ? 'unassigned' : 'pending';
  const asked: Asked = { id: newId(), status, start, end, groomer };
  const attempt: Attempt = { kind: 'ask', target: asked.id, outcome: 'unanswered' };
  // Recorded first, because the connection may be lost after the commit.
  facts.bookings.attempts.push(attempt);
  let isTaken = false;
  try {
    await insertAsked(client, world, random, asked);
    if (status === 'unassigned') registry.unassigned.push(asked.id);
    attempt.outcome = 'acknowledged';
  } catch (error) {
    isTaken = (error as { code?: string }).code === EXCLUSION_VIOLATION;
    if (!isTaken) throw error;
    attempt.outcome = 'refused';
    attempt.code = 'slot_taken';
    await client.query('rollback');
  } finally {
    // Also without an answer, because it may have been committed.
    if (status === 'pending' && !isTaken) registry.pending.push({ id: asked.id, groomer: groomer.id });
  }
}

/** The customer's side: requests and jobs that nobody answered, written with the application's role. */
export async function askUntil(
  world: World,
  registry: Registry,
  facts: Facts,
  random: Random,
  isOver: () => boolean,
): Promise<void> {
  const askOn = async (client: Client) => {
    while (!isOver()) {
      await askOnce(client, world, registry, random, facts);
      await delay(PAUSE_MS);
    }
  };
  while (!isOver()) await withConnection(world.databaseUrls.app, askOn).catch(() => delay(RECONNECT_PAUSE_MS));
}
