import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { metersBetween, milesWithin, roughlyAt } from '../../../views/miles-within.ts';

/** With where it is, for the drives of who asks. */
export interface OpenJobRow extends WorkRow {
  readonly latitude: number;
  readonly longitude: number;
}

/** Work that a groomer can take, without its customer. */
export interface WorkRow {
  readonly id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly city: string;
  readonly postal_code: string;
  readonly lines: readonly (readonly [pet: string, breed: string | null, service: string])[];
  readonly min_cents: Cents;
  readonly max_cents: Cents;
  readonly travel_fee_cents: Cents;
  readonly withinMiles: number | null;
}

const LINES = sql`(
  select jsonb_agg(jsonb_build_array(l.pet_name, l.breed_name, l.service_name) order by l.position) as lines,
    coalesce(sum(l.min_cents), 0)::int as min_cents, coalesce(sum(l.max_cents), 0)::int as max_cents
  from appointment_lines l where l.appointment_id = a.id)`;

/** From one's own base to the home of a customer whom one does not serve yet. */
const MILES = milesWithin(metersBetween(roughlyAt('a.place'), sql`p.location`));

/** Jobs that nobody has taken, in a zone of the groomer that is active on their weekday. */
export const openJobsFor = async (
  tx: Tx,
  { providerId, from, to, limit }: { providerId: string; from: Date; to: Date; limit: number },
): Promise<readonly OpenJobRow[]> => {
  const { rows } = await sql<OpenJobRow>`
    select a.id, a.starts_at, a.ends_at, a.city, a.postal_code, a.travel_fee_cents, l.lines, l.min_cents, l.max_cents,
      ${MILES} as "withinMiles", st_y(a.place::geometry) as latitude, st_x(a.place::geometry) as longitude
    from providers p
    join work_zones z on z.provider_id = p.account_id
    join appointments a on a.status = 'unassigned' and st_covers(z.area, a.place)
      and extract(dow from a.starts_at at time zone p.time_zone)::int + 1 = any(z.weekdays)
    cross join lateral ${LINES} l
    where p.account_id = ${providerId} and a.starts_at >= ${from} and a.starts_at < ${to}
      and not exists (select from ignored_jobs i where i.provider_id = p.account_id and i.appointment_id = a.id)
      and not exists (select from provider_customers b where b.provider_id = p.account_id
        and b.customer_id = a.customer_id and b.blocked_at is not null)
    group by a.id, a.starts_at, a.ends_at, a.city, a.postal_code, a.travel_fee_cents, l.lines, l.min_cents,
      l.max_cents, a.place, p.location
    order by a.starts_at, a.id limit ${limit}`.execute(tx);
  return rows;
};

export interface OfferedRow extends WorkRow {
  readonly status_since: Date;
  readonly trade_note: string;
  readonly trade_desired_at: Date | null;
  readonly seller_id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** What partners offer to a groomer. */
export const tradesOfferedTo = async (tx: Tx, providerId: string): Promise<readonly OfferedRow[]> => {
  const { rows } = await sql<OfferedRow>`
    select a.id, a.status_since, a.starts_at, a.ends_at, a.city, a.postal_code, a.travel_fee_cents, l.lines,
      l.min_cents, l.max_cents, ${MILES} as "withinMiles", a.trade_note, a.trade_desired_at,
      a.provider_id as seller_id, s.first_name, s.last_name
    from appointments a
    join providers p on p.account_id = a.trade_partner_id
    join accounts s on s.id = a.provider_id
    cross join lateral ${LINES} l
    where a.trade_partner_id = ${providerId} and a.status = 'in_trade'
    order by a.starts_at, a.id limit 100`.execute(tx);
  return rows;
};
