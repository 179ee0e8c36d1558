import type { CustodyReason, ScheduleFilter, VanBlockKind, VanBlockReason } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { sql, type Selectable } from 'kysely';
import { containing } from '../../../platform/db/containing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/db/page.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

interface Asked extends Days {
  readonly ownerId: string;
  readonly search: string;
  readonly show: ScheduleFilter;
  readonly now: Date;
}

export interface ScheduledVan {
  readonly id: string;
  readonly name: string;
  readonly make: string;
  readonly model: string;
  readonly year: number | null;
  readonly licensePlate: string;
  readonly state: Selectable<Tables['vehicles']>['status'];
  readonly timeZone: string;
  readonly dayRateCents: Cents | null;
}

/** What each filter means of a van `v` at an instant. */
const filtersAt = (now: Date) => {
  const isHeld = sql`exists (select from van_custody c where c.vehicle_id = v.id and c.during @> ${now}::timestamptz)`;
  const isInService = sql`exists (select from occupancy o left join van_blocks b on b.id = o.id
    where o.resource_id = v.id and o.occupied @> ${now}::timestamptz and (o.kind = 'maintenance' or b.reason = 'service'))`;
  const isPaused = sql`v.status = 'paused'`;
  return {
    all: sql`true`,
    with_driver: isHeld,
    idle: sql`not ${isHeld} and not ${isInService} and not ${isPaused}`,
    in_service: isInService,
    paused: isPaused,
  } satisfies Record<ScheduleFilter, unknown>;
};

/** How many vans each filter would show. */
export const countFilters = async (tx: Tx, asked: Asked): Promise<Record<ScheduleFilter, number>> => {
  const { all, with_driver, idle, in_service, paused } = filtersAt(asked.now);
  const count = (is: typeof all) => sql`(count(*) filter (where ${is}))::int`;
  const { rows } = await sql<Record<ScheduleFilter, number>>`
    select ${count(all)} as all, ${count(with_driver)} as with_driver, ${count(idle)} as idle,
      ${count(in_service)} as in_service, ${count(paused)} as paused
    from (${livingVans({ ...asked, show: 'all' })}) v`.execute(tx);
  return rows[0] ?? { all: 0, with_driver: 0, idle: 0, in_service: 0, paused: 0 };
};

const livingVans = ({ ownerId, search, show, now }: Omit<Asked, keyof Days>) => sql`
  select v.* from vehicles v
  where v.owner_id = ${ownerId} and v.status <> 'retired' and ${filtersAt(now)[show]} and (${search} = ''
    or (v.name || ' ' || v.license_plate || ' ' || v.make || ' ' || v.model || ' ' || coalesce(v.year::text, '')) ilike ${containing(search)})`;

/** The days of a van begin at midnight in its zone. */
const itsDays = ({ from, to }: Days) => sql`tstzrange(${from}::date::timestamp at time zone v.time_zone,
  (${to}::date + 1)::timestamp at time zone v.time_zone)`;

/** One page of living vans in order of names as people count, each with the day's rate of its newest plan. */
export const scheduledVans = async (tx: Tx, asked: Asked, { limit, offset }: Page): Promise<ScheduledVan[]> => {
  const { rows } = await sql<ScheduledVan>`
    with page as materialized (
      select v.id, v.name, v.make, v.model, v.year, v.license_plate, v.status, v.time_zone,
        row_number() over (order by regexp_replace(lower(v.name), '[0-9]+', '', 'g'), length(v.name), lower(v.name), v.id) as place
      from (${livingVans(asked)}) v order by place limit ${limit} offset ${offset})
    select v.id, v.name, v.make, v.model, v.year, v.license_plate as "licensePlate", v.status as state,
      v.time_zone as "timeZone", (p.terms -> 'flatRate' ->> 'ratePerDayCents')::int as "dayRateCents"
    from page v left join lateral (
      select t.terms from van_terms t where t.vehicle_id = v.id and t.kind = 'plan' order by t.version desc limit 1) p on true
    order by v.place`.execute(tx);
  return rows;
};

export interface DayWithDrivers {
  readonly date: LocalDate;
  readonly count: number;
  readonly of: number;
}

/** Of all vans that match: how many somebody holds on each day, wholly or in part. */
export const daysWithDrivers = async (tx: Tx, asked: Asked): Promise<DayWithDrivers[]> => {
  const { from, to } = asked;
  const { rows } = await sql<DayWithDrivers>`
    with vans as materialized (${livingVans(asked)}),
    held as (
      select d.day::date as day, count(distinct v.id)::int as count
      from vans v
      join lateral (select lower(c.during * ${itsDays(asked)}) as start, upper(c.during * ${itsDays(asked)}) as until
        from van_custody c where c.vehicle_id = v.id and c.during && ${itsDays(asked)}) c on true
      cross join lateral generate_series((c.start at time zone v.time_zone)::date,
        ((c.until - interval '1 microsecond') at time zone v.time_zone)::date, interval '1 day') d (day)
      group by 1)
    select d.day::date::text as date, coalesce(held.count, 0) as count, (select count(*)::int from vans) as of
    from generate_series(${from}::date, ${to}::date, interval '1 day') d (day)
    left join held on held.day = d.day::date order by d.day`.execute(tx);
  return rows;
};

const scheduled = (ids: readonly string[]) =>
  sql`(select v.id, v.time_zone from vehicles v where v.id = any(${ids}::uuid[])) v`;

export interface HeldSpan {
  readonly vehicleId: string;
  readonly holderId: string;
  readonly name: string;
  readonly photoFileId: string | null;
  readonly reason: CustodyReason;
  readonly start: Date;
  readonly end: Date | null;
}

export const heldSpans = async (tx: Tx, ids: readonly string[], days: Days): Promise<HeldSpan[]> => {
  const { rows } = await sql<HeldSpan>`
    select v.id as "vehicleId", c.holder_id as "holderId", btrim(a.first_name || ' ' || a.last_name) as name,
      a.photo_file_id as "photoFileId", c.reason, lower(c.during) as start, upper(c.during) as "end"
    from ${scheduled(ids)}
    join van_custody c on c.vehicle_id = v.id and c.during && ${itsDays(days)}
    join accounts a on a.id = c.holder_id
    order by v.id, lower(c.during)`.execute(tx);
  return rows;
};

const used = (days: Days) =>
  sql`o.resource_id = v.id and o.occupied && ${itsDays(days)} and o.busy && ${itsDays(days)}`;

export interface BookedDay {
  readonly vehicleId: string;
  readonly date: LocalDate;
  readonly count: number;
}

/** How many appointments begin on each day of the van's zone. */
export const bookedDays = async (tx: Tx, ids: readonly string[], days: Days): Promise<BookedDay[]> => {
  const { rows } = await sql<BookedDay>`
    select v.id as "vehicleId", o.date::text as date, o.count from ${scheduled(ids)}
    join lateral (select (lower(o.busy) at time zone v.time_zone)::date as date, count(*)::int as count from occupancy o
      where ${used(days)} and o.kind = 'appointment' group by 1) o on true
    order by v.id, o.date`.execute(tx);
  return rows;
};

export interface BlockSpan {
  readonly vehicleId: string;
  readonly id: string;
  readonly kind: VanBlockKind;
  readonly start: Date;
  readonly end: Date;
  readonly reason: VanBlockReason | null;
  readonly note: string | null;
}

/** What else the vans are used for. What is held for somebody is not: they have not booked yet. */
export const blockSpans = async (tx: Tx, ids: readonly string[], days: Days): Promise<BlockSpan[]> => {
  const { rows } = await sql<BlockSpan>`
    select v.id as "vehicleId", o.id, o.kind, lower(o.busy) as start, upper(o.busy) as "end", b.reason, b.note
    from ${scheduled(ids)}
    join lateral (select o.id, o.kind, o.busy from occupancy o
      where ${used(days)} and o.kind not in ('appointment', 'hold')) o on true
    left join van_blocks b on b.id = o.id
    order by v.id, lower(o.busy)`.execute(tx);
  return rows;
};
