import { randomUUID } from 'node:crypto';

/** Two groomers of one neighborhood who log in nowhere else, with the same hours and the same work zone. */
export const NEIGHBORS = {
  site: 'saguaro',
  seller: { email: 'ty@tempetubs.example', name: 'Ty Robinson' },
  buyer: { email: 'ingrid@desertcatspa.example', name: 'Ingrid Solano' },
  /** Where the job is that both can take. */
  jobCity: 'Guadalupe',
  timeZone: 'America/Phoenix',
  tradeInDays: 8,
} as const;

interface Owner {
  query(sql: string, values: readonly unknown[]): Promise<unknown>;
}

/** Ids of appointments begin with the time of booking (UUID v7). */
const appointmentId = (): string => {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
};

const BOTH = [NEIGHBORS.seller.email, NEIGHBORS.buyer.email];

/** Nothing of the demo's story is in the way. */
const clear = async (owner: Owner): Promise<void> => {
  const both = 'select id from accounts where email = any($1::text[])';
  await owner.query(
    `delete from appointment_lines where appointment_id in (select id from appointments where provider_id in (${both}))`,
    [BOTH],
  );
  await owner.query(`delete from appointments where provider_id in (${both})`, [BOTH]);
  await owner.query(`delete from occupancy where resource_id in (${both})`, [BOTH]);
};

const seedWorkplace = async (owner: Owner): Promise<void> => {
  for (const table of ['work_zones', 'weekly_windows', 'time_off'])
    await owner.query(
      `delete from ${table} where provider_id in (select id from accounts where email = any($1::text[]))`,
      [BOTH],
    );
  await owner.query(
    `insert into work_zones (id, site_id, provider_id, name, price_cents, weekdays, area, updated_at)
     select gen_random_uuid(), a.site_id, a.id, 'Tempe', 1000, '{1,2,3,4,5,6,7}', st_buffer(p.location, 9000), now()
     from accounts a, providers p join accounts s on s.id = p.account_id
     where a.email = any($1::text[]) and s.email = $2`,
    [BOTH, NEIGHBORS.seller.email],
  );
  await owner.query(
    `insert into weekly_windows (id, site_id, provider_id, weekday, minutes)
     select gen_random_uuid(), a.site_id, a.id, weekday, int4range(480, 1080)
     from accounts a, generate_series(1, 7) weekday where a.email = any($1::text[])`,
    [BOTH],
  );
};

/** At 11 AM some days ahead, at the seller's base; only an accepted one takes time. */
const seedAppointment = async (owner: Owner, status: 'accepted' | 'unassigned', days: number, city: string) => {
  const id = appointmentId();
  await owner.query(
    `insert into appointments (id, site_id, provider_id, customer_id, status, status_since, starts_at, ends_at, time_zone,
       place, address_line, city, state_or_province, postal_code, country, booked_by, booked_at, travel_fee_cents)
     select $1, a.site_id, a.id, c.id, $2, now(), t.start, t.start + interval '1 hour', p.time_zone, p.location,
       '12 Elm Street', $4, 'AZ', '85283', 'US', 'customer', now(), 1000
     from accounts a
       join providers p on p.account_id = a.id
       cross join lateral (
         select (((now() at time zone p.time_zone)::date + $3::int) + time '11:00') at time zone p.time_zone as start) t
       cross join lateral (
         select pet.customer_id as id from pets pet where pet.site_id = a.site_id order by pet.id limit 1) c
     where a.email = $5`,
    [id, status, days, city, NEIGHBORS.seller.email],
  );
  await owner.query(
    `insert into appointment_lines (appointment_id, id, site_id, pet_id, service_id, position, pet_name, service_name,
       min_cents, max_cents, minutes)
     select a.id, gen_random_uuid(), a.site_id, pet.id, c.id, 0, pet.name, c.name, 9000, 12000, 60
     from appointments a
       join pets pet on pet.customer_id = a.customer_id
       join catalogue_services c on c.site_id = a.site_id and c.pet_type_id = pet.pet_type_id
     where a.id = $1 order by pet.id, c.position limit 1`,
    [id],
  );
  await owner.query(
    `insert into provider_customers (site_id, provider_id, customer_id)
     select a.site_id, a.provider_id, a.customer_id from appointments a where a.id = $1
     on conflict (provider_id, customer_id) do nothing`,
    [id],
  );
  if (status === 'accepted')
    await owner.query(
      `insert into occupancy (id, site_id, resource_id, resource_kind, kind, subject_id, busy, occupied, place, created_at)
       select a.id, a.site_id, a.provider_id, 'groomer', 'appointment', a.id, tstzrange(a.starts_at, a.ends_at),
         tstzrange(a.starts_at, a.ends_at), a.place, now()
       from appointments a where a.id = $1`,
      [id],
    );
};

/** A job that both can take, and an appointment of the one to offer to the other. */
export const seedNeighbors = async (owner: Owner): Promise<void> => {
  await clear(owner);
  await seedWorkplace(owner);
  await seedAppointment(owner, 'unassigned', 6, NEIGHBORS.jobCity);
  await seedAppointment(owner, 'accepted', NEIGHBORS.tradeInDays, 'Tempe');
};
