import type { Place } from '@tailgate/values';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/db/page.ts';
import { LONGEST_AHEAD } from '../../../views/appointments.ts';
import { BOOKED_STATUSES } from '../../../views/customer-record.ts';

export interface DueCustomer {
  readonly customer_id: string;
  readonly latitude: number;
  readonly longitude: number;
  /** From the nearest of the places; null without places. */
  readonly meters: number | null;
  readonly last_seen: Date | null;
  /** How long the last appointment took. */
  readonly last_minutes: number | null;
  readonly usual_cycle_days: number | null;
  readonly total: number;
}

export interface DueFilter {
  readonly providerId: string;
  /** Customers near any of them; all without any. */
  readonly places: readonly Place[];
  readonly withinMeters: number;
  /** Last seen, or added, before this. */
  readonly seenBefore: Date;
  readonly now: Date;
}

/** Appointments before count as never. */
const LOOKED_BACK = sql`interval '3 years'`;

/**
 * Customers of a provider near some places who were not seen for a while and have nothing booked, the nearest first. The
 * appointments of the provider are read once, whatever the number of customers.
 */
export const dueCustomers = async (
  tx: Tx,
  { providerId, places, withinMeters, seenBefore, now }: DueFilter,
  page: Page,
): Promise<readonly DueCustomer[]> => {
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  const { rows } = await sql<DueCustomer>`
    with visits as (
      select a.customer_id, bool_or(a.starts_at >= ${now}) as is_booked,
        max(a.starts_at) filter (where a.starts_at < ${now}) as last_seen,
        min(a.starts_at) filter (where a.starts_at < ${now}) as first_seen,
        count(*) filter (where a.starts_at < ${now}) as seen,
        (array_agg(extract(epoch from a.ends_at - a.starts_at) / 60 order by a.starts_at desc)
          filter (where a.starts_at < ${now}))[1]::int as last_minutes
      from appointments a
      where a.provider_id = ${providerId} and a.starts_at >= ${now}::timestamptz - ${LOOKED_BACK}
        and a.id >= app.first_id_at(${now}::timestamptz - ${LOOKED_BACK} - ${LONGEST_AHEAD})
        and a.status = any(${BOOKED_STATUSES}::text[])
      group by a.customer_id)
    select r.customer_id, st_y(p.location::geometry) as latitude, st_x(p.location::geometry) as longitude, d.meters,
      v.last_seen, v.last_minutes,
      case when v.seen > 1
        then round(extract(epoch from v.last_seen - v.first_seen) / 86400 / (v.seen - 1))::int end as usual_cycle_days,
      count(*) over ()::int as total
    from provider_customers r
    join accounts c on c.id = r.customer_id
    join customer_profiles p on p.account_id = r.customer_id
    left join visits v on v.customer_id = r.customer_id
    cross join lateral (
      select min(st_distance(p.location, st_point(s.longitude, s.latitude, 4326)::geography)) as meters
      from unnest(${longitudes}::float8[], ${latitudes}::float8[]) as s (longitude, latitude)) d
    where r.provider_id = ${providerId} and r.blocked_at is null and c.status <> 'inactive'
      and p.location is not null and v.is_booked is not true
      and coalesce(v.last_seen, r.created_at) <= ${seenBefore}
      and (d.meters is null or d.meters <= ${withinMeters})
    order by d.meters nulls last, coalesce(v.last_seen, r.created_at), r.customer_id
    limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows;
};

/** Those of these customers who have an appointment with the provider ahead, or wait for one. */
export const bookedAhead = async (
  tx: Tx,
  providerId: string,
  customerIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('appointments')
    .select('customer_id')
    .distinct()
    .where('provider_id', '=', providerId)
    .where('customer_id', '=', sql<string>`any(${customerIds}::uuid[])`)
    .where('starts_at', '>=', now)
    .where('id', '>=', sql<string>`app.first_id_at(${now}::timestamptz - ${LONGEST_AHEAD})`)
    .where('status', 'in', BOOKED_STATUSES)
    .execute();
  return new Set(rows.map(({ customer_id: id }) => id));
};
