import { MAX_RENTER_STRETCHES, RENTER_MONTHS } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/db/page.ts';
import { found } from '../../../platform/failure.ts';
import { STRETCH, heldStretches, type Stretch } from './held-days.view.ts';

interface Renter {
  readonly ownerId: string;
  readonly renterId: string;
}

interface Ahead {
  readonly now: Stretch[];
  readonly next: Stretch[];
  readonly nextTotal: number;
}

/** The vans that they have now and will have. */
export const stretchesAhead = async (tx: Tx, { ownerId, renterId }: Renter, now: Date): Promise<Ahead> => {
  const { rows } = await sql<Ahead>`
    with held as materialized (${heldStretches(ownerId, { holderId: renterId, since: now })}),
    next as (select * from held where lower(during) > ${now})
    select coalesce((select json_agg(${STRETCH} order by lower(h.during) desc, h.vehicle_id) from held h
        where h.during @> ${now}::timestamptz), '[]') as now,
      coalesce((select json_agg(${STRETCH} order by lower(h.during), h.vehicle_id) from
        (select * from next order by lower(during), vehicle_id limit ${MAX_RENTER_STRETCHES}) h), '[]') as next,
      (select count(*)::int from next) as "nextTotal"`.execute(tx);
  return found(rows[0]);
};

interface Past {
  readonly rows: (Stretch & { readonly to: string; readonly days: number })[];
  readonly total: number;
}

export const stretchesBefore = async (
  tx: Tx,
  { ownerId, renterId }: Renter,
  { limit, offset, now }: Page & { readonly now: Date },
): Promise<Past> => {
  const { rows } = await sql<Past>`
    with held as materialized (${heldStretches(ownerId, { holderId: renterId, since: new Date(0) })}),
    past as materialized (select * from held where upper(during) <= ${now})
    select coalesce((select json_agg(json_build_object('van', json_build_object('id', h.vehicle_id, 'name', h.van),
        'from', h.first, 'to', h.last, 'days', h.last - h.first + 1) order by upper(h.during) desc, h.vehicle_id) from
        (select * from past order by upper(during) desc, vehicle_id limit ${limit} offset ${offset}) h), '[]') as rows,
      (select count(*)::int from past) as total`.execute(tx);
  return found(rows[0]);
};

/** Days with a van by month, today included; the oldest first. */
export const daysByMonth = async (tx: Tx, { ownerId, renterId }: Renter, now: Date) => {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - RENTER_MONTHS - 1);
  const { rows } = await sql<{ month: string; days: number }>`
    with held as materialized (${heldStretches(ownerId, { holderId: renterId, since })}),
    zone as (select time_zone as name from providers where account_id = ${ownerId}),
    today as (select (${now}::timestamptz at time zone (select name from zone))::date as day)
    select to_char(m.month, 'YYYY-MM') as month, count(distinct d.held_on)::int as days from today
    cross join lateral generate_series(date_trunc('month', today.day) - make_interval(months => ${RENTER_MONTHS - 1}),
      date_trunc('month', today.day), interval '1 month') as m (month)
    left join held h on h.first < m.month + interval '1 month' and (h.last is null or h.last >= m.month)
    left join lateral generate_series(greatest(h.first, m.month::date)::timestamp,
      least(coalesce(h.last, today.day), today.day, (m.month + interval '1 month' - interval '1 day')::date)::timestamp,
      interval '1 day') as d (held_on) on h.holder_id is not null
    group by m.month order by m.month`.execute(tx);
  return rows;
};

interface AcceptedPolicy {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly acceptedVersion: number | null;
  readonly acceptedAt: Date | null;
}

/** The policies of the fleet, each with the version that they accepted last. */
export const acceptancesOf = async (tx: Tx, { ownerId, renterId }: Renter): Promise<readonly AcceptedPolicy[]> => {
  const { rows } = await sql<AcceptedPolicy>`
    select p.id, t.title, p.version, k.version as "acceptedVersion", k.accepted_at as "acceptedAt"
    from fleet_policies p join fleet_policy_versions t on t.policy_id = p.id and t.version = p.version
    left join lateral (select a.version, a.accepted_at from fleet_policy_acceptances a
      where a.policy_id = p.id and a.driver_id = ${renterId} order by a.version desc limit 1) k on true
    where p.owner_id = ${ownerId} and p.retired_at is null order by p.created_at, p.id`.execute(tx);
  return rows;
};

/** Completed appointments that took place in vans of the owner. */
export const appointmentsDoneBy = async (tx: Tx, { ownerId, renterId }: Renter): Promise<number> => {
  const { rows } = await sql<{ done: number }>`
    select count(*)::int as done from (select distinct c.vehicle_id from van_custody c join vehicles v on v.id = c.vehicle_id
      where c.holder_id = ${renterId} and v.owner_id = ${ownerId}) held
    join occupancy o on o.resource_id = held.vehicle_id and o.kind = 'appointment'
    join appointments a on a.id = o.id and a.provider_id = ${renterId} and a.status = 'complete'`.execute(tx);
  return found(rows[0]).done;
};

/** Of who drives for the fleet now. */
export const daysOffAhead = async (tx: Tx, { ownerId, renterId }: Renter, now: Date) => {
  const { rows } = await sql<{ startDate: string; endDate: string }>`
    select o.starts_on::text as "startDate", o.ends_on::text as "endDate" from fleet_drivers d
    join providers p on p.account_id = d.groomer_id
    join time_off o on o.provider_id = d.groomer_id
    where d.owner_id = ${ownerId} and d.groomer_id = ${renterId} and d.status = 'attached'
      and o.ends_on >= (${now}::timestamptz at time zone p.time_zone)::date
    order by o.starts_on, o.id limit 100`.execute(tx);
  return rows;
};
