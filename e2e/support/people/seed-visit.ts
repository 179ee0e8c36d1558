import { testNow } from '@tailgate/kit';
import { localDateAt, addDays, instantOf } from '@tailgate/values';

/** The database as its owner, while the journeys' server is being prepared. */
export interface Owner {
  query(sql: string, values: readonly unknown[]): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
}

export interface SeededVisit {
  readonly id: string;
  /** The groomer's email. */
  readonly groomer: string;
  readonly customerId: string;
  readonly status: 'accepted' | 'unassigned' | 'complete';
  readonly startsAt: Date;
  readonly city: string;
  readonly pets: number;
  readonly maxCents: number;
  /** Whether it is in the groomer's calendar: nothing else can be booked there. */
  readonly takesTime: boolean;
}

const MINUTES = 60;
const MIN_CENTS = 9000;

/** At 11 AM some days ahead, where the groomer works. */
export const elevenIn = (days: number, timeZone: string): Date =>
  instantOf(addDays(localDateAt(testNow(), timeZone), days), 11 * 60, timeZone);

/** Puts a visit of an hour at the groomer's base, in the van that they hold then, with the first service for each of the customer's first pets. */
export const seedVisit = async (owner: Owner, visit: SeededVisit): Promise<void> => {
  const { id, groomer, customerId, status, startsAt, city, pets, maxCents, takesTime } = visit;
  const endsAt = new Date(startsAt.getTime() + MINUTES * 60_000);
  await owner.query(
    `insert into appointments (id, site_id, provider_id, customer_id, status, status_since, starts_at, ends_at, time_zone,
       place, address_line, city, state_or_province, postal_code, country, booked_by, booked_at, travel_fee_cents, told_starts_at,
       told_at, told_is_chosen, estimate_cents, estimate_told_at)
     select $1, a.site_id, a.id, $3, $4, app.now(), $5, $6, p.time_zone, p.location, '12 Elm Street', $7,
       p.state_or_province, p.postal_code, 'US', 'customer', least(app.now(), $5::timestamptz - interval '3 days'), 1000,
       $5, app.now(), true, 1000 + $8::int * $9::int, app.now()
     from accounts a join providers p on p.account_id = a.id where a.email = $2`,
    [id, groomer, customerId, status, startsAt, endsAt, city, pets, maxCents],
  );
  await owner.query(
    `insert into appointment_lines (appointment_id, id, site_id, pet_id, service_id, position, pet_name, service_name,
       min_cents, max_cents, minutes)
     select a.id, gen_random_uuid(), a.site_id, pet.id, service.id, pet.place, pet.name, service.name, $3, $4, $5
     from appointments a
       cross join lateral (
         select *, row_number() over (order by id) - 1 as place from pets where customer_id = a.customer_id
         order by id limit $2::int) pet
       cross join lateral (
         select * from catalogue_services c where c.site_id = a.site_id and c.pet_type_id = pet.pet_type_id
         order by c.position limit 1) service
     where a.id = $1`,
    [id, pets, MIN_CENTS, maxCents, MINUTES],
  );
  await owner.query(
    `insert into provider_customers (site_id, provider_id, customer_id)
     select a.site_id, a.provider_id, a.customer_id from appointments a where a.id = $1
     on conflict (provider_id, customer_id) do nothing`,
    [id],
  );
  if (takesTime)
    await owner.query(
      `insert into occupancy (id, site_id, resource_id, resource_kind, kind, subject_id, busy, occupied, place, created_at)
       select a.id, a.site_id, a.provider_id, 'groomer', 'appointment', a.id, tstzrange(a.starts_at, a.ends_at),
         tstzrange(a.starts_at, a.ends_at), a.place, app.now()
       from appointments a where a.id = $1
       union all
       select a.id, a.site_id, van.vehicle_id, 'van', 'appointment', a.id, tstzrange(a.starts_at, a.ends_at),
         tstzrange(a.starts_at, a.ends_at), a.place, app.now()
       from appointments a cross join lateral (
         select c.vehicle_id from van_custody c
         where c.holder_id = a.provider_id and c.during @> tstzrange(a.starts_at, a.ends_at)
         order by c.reason = 'owner', coalesce(c.begun_at, lower(c.during)) desc limit 1) van
       where a.id = $1`,
      [id],
    );
};

/** Nothing of the demo's story is ahead of these groomers. */
export const clearAhead = async (owner: Owner, emails: readonly string[]): Promise<void> => {
  const them = 'select id from accounts where email = any($1::text[])';
  const ahead = `select id from appointments where starts_at > app.now() and provider_id in (${them})`;
  await owner.query(`delete from appointment_lines where appointment_id in (${ahead})`, [emails]);
  await owner.query(`delete from appointments where id in (${ahead})`, [emails]);
  // What they left in their vans would be the work of others in the same vans.
  await owner.query(
    `with gone as (delete from occupancy where upper(busy) > app.now() and resource_id in (${them}) returning id)
     delete from occupancy o using gone where o.id = gone.id and o.resource_kind = 'van'`,
    [emails],
  );
};

interface Workplace {
  readonly zone: string;
  /** Whose base is in the middle. */
  readonly around: string;
  readonly meters: number;
  /** Minutes of the day. */
  readonly from: number;
  readonly to: number;
}

/** The same zone and hours every day of the week. */
export const seedWorkplace = async (
  owner: Owner,
  emails: readonly string[],
  { zone, around, meters, from, to }: Workplace,
): Promise<void> => {
  for (const table of ['work_zones', 'weekly_windows', 'time_off'])
    await owner.query(
      `delete from ${table} where provider_id in (select id from accounts where email = any($1::text[]))`,
      [emails],
    );
  await owner.query(
    `insert into work_zones (id, site_id, provider_id, name, price_cents, weekdays, area, updated_at)
     select gen_random_uuid(), a.site_id, a.id, $3, 1000, '{1,2,3,4,5,6,7}', st_buffer(p.location, $4::int), app.now()
     from accounts a, providers p join accounts s on s.id = p.account_id
     where a.email = any($1::text[]) and s.email = $2`,
    [emails, around, zone, meters],
  );
  await owner.query(
    `insert into weekly_windows (id, site_id, provider_id, weekday, minutes)
     select gen_random_uuid(), a.site_id, a.id, weekday, int4range($2, $3)
     from accounts a, generate_series(1, 7) weekday where a.email = any($1::text[])`,
    [emails, from, to],
  );
};

/** The shop of these groomers is closed: nothing is offered beside the services. */
export const sellNothing = async (owner: Owner, emails: readonly string[]): Promise<void> => {
  await owner.query(
    `update upsells set is_active = false where provider_id in (select id from accounts where email = any($1::text[]))`,
    [emails],
  );
};
