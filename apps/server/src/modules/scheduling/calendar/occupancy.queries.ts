import type { Place } from '@tailgate/values';
import { sql } from 'kysely';
import { LOCK_KINDS } from '../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../platform/db/database.ts';

export type OccupancyKind = 'appointment' | 'hold' | 'block' | 'rental' | 'trial' | 'maintenance';

export interface Occupant {
  readonly id: string;
  readonly start: Date;
  readonly end: Date;
  readonly place: Place | null;
}

/** The same id is used in the calendars of the groomer and the van. */
export interface NewOccupant extends Occupant {
  readonly kind: OccupancyKind;
  readonly subjectId: string | null;
  readonly expiresAt: Date | null;
}

export type Stretch = Pick<Occupant, 'start' | 'end'>;

interface OccupantRow {
  id: string;
  start: Date;
  end: Date;
  latitude: number | null;
  longitude: number | null;
}

const occupantOf = (row: OccupantRow): Occupant => ({
  id: row.id,
  start: row.start,
  end: row.end,
  place: row.latitude !== null && row.longitude !== null ? { latitude: row.latitude, longitude: row.longitude } : null,
});

const COLUMNS = sql`id, lower(busy) as start, upper(busy) as end,
  st_y(place::geometry) as latitude, st_x(place::geometry) as longitude`;
/** The same of what occupies the van of a groomer and not the groomer. */
const WITHOUT_PLACE = sql`id, lower(busy) as start, upper(busy) as end, null::float8 as latitude, null::float8 as longitude`;

/** Until the end of the transaction; holds that have expired are gone afterwards. */
export const lockCalendars = async (tx: Tx, resourceIds: readonly string[], now: Date): Promise<void> => {
  await sql`select app.lock_calendars(${resourceIds}::uuid[], ${LOCK_KINDS.calendar}, ${now})`.execute(tx);
};

export interface Neighbors {
  readonly before: Occupant | undefined;
  readonly after: Occupant | undefined;
}

/**
 * The nearest occupants before and after each stretch, ignoring expired holds and the given ids. What others do with the
 * groomer's van counts as well.
 */
export const neighborsOf = async (
  tx: Tx,
  resourceId: string,
  stretches: readonly Stretch[],
  ignored: readonly string[],
  now: Date,
): Promise<Neighbors[]> => {
  const isSeen = sql`(expires_at is null or expires_at > ${now}) and id <> all(${ignored}::uuid[])`;
  // No drive takes two days: whatever is farther away is no neighbor, and a long history is not read.
  const { rows } = await sql<OccupantRow & { index: number; side: 'before' | 'after' }>`
    select s.index::int, n.* from unnest(
      ${stretches.map(({ start }) => start)}::timestamptz[],
      ${stretches.map(({ end }) => end)}::timestamptz[]) with ordinality as s (from_at, to_at, index)
    cross join lateral (
      (select 'before' as side, ${COLUMNS} from occupancy
        where resource_id = ${resourceId} and occupied && tstzrange(s.from_at - interval '2 days', s.from_at)
          and upper(busy) <= s.from_at and ${isSeen}
        union all
        select 'before', ${WITHOUT_PLACE}
        from app.foreign_van_use(${resourceId}, tstzrange(s.from_at - interval '2 days', s.from_at), ${now})
        where id <> all(${ignored}::uuid[])
        order by 4 desc limit 1)
      union all
      (select 'after' as side, ${COLUMNS} from occupancy
        where resource_id = ${resourceId} and occupied && tstzrange(s.to_at, s.to_at + interval '2 days')
          and lower(busy) >= s.to_at and ${isSeen}
        union all
        select 'after', ${WITHOUT_PLACE}
        from app.foreign_van_use(${resourceId}, tstzrange(s.to_at, s.to_at + interval '2 days'), ${now})
        where id <> all(${ignored}::uuid[])
        order by 3 limit 1)) n`.execute(tx);
  const side = (index: number, name: 'before' | 'after') => {
    const row = rows.find((candidate) => candidate.index === index + 1 && candidate.side === name);
    return row && occupantOf(row);
  };
  return stretches.map((_, index) => ({ before: side(index, 'before'), after: side(index, 'after') }));
};

export const occupantsById = async (tx: Tx, resourceId: string, ids: readonly string[]): Promise<Occupant[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<OccupantRow>`select ${COLUMNS} from occupancy
    where resource_id = ${resourceId} and id = any(${ids}::uuid[]) order by lower(busy)`.execute(tx);
  return rows.map(occupantOf);
};

export interface StoredObstacle {
  readonly id: string;
  readonly kind: OccupancyKind;
  readonly subjectId: string | null;
  readonly start: Date;
  readonly expiresAt: Date | null;
}

/** More than a calendar of a few days holds. */
const MOST_OBSTACLES = 200;

/** What occupies a calendar in a few days, in order; of the ignored subject nothing. */
export const obstaclesIn = async (
  tx: Tx,
  resourceId: string,
  { start, end }: Stretch,
  ignored: string | null,
  now: Date,
): Promise<StoredObstacle[]> => {
  const { rows } = await sql<StoredObstacle>`
    select id, kind, subject_id as "subjectId", lower(busy) as start, expires_at as "expiresAt" from (
      select id, kind, subject_id, busy, expires_at from occupancy
        where resource_id = ${resourceId} and occupied && tstzrange(${start}, ${end})
          and (expires_at is null or expires_at > ${now})
      union all
      select id, kind, subject_id, busy, expires_at from app.foreign_van_use(${resourceId}, tstzrange(${start}, ${end}), ${now})
    ) o
    where ${ignored}::uuid is null or id <> ${ignored}::uuid and subject_id is distinct from ${ignored}::uuid
    order by lower(busy) limit ${MOST_OBSTACLES}`.execute(tx);
  return rows;
};

/** What customers are booking at the moment, in order. */
export const holdsIn = async (tx: Tx, resourceId: string, { start, end }: Stretch, now: Date) => {
  const { rows } = await sql<{ id: string; start: Date; end: Date; until: Date }>`
    select id, lower(busy) as start, upper(busy) as end, expires_at as until from occupancy
    where resource_id = ${resourceId} and kind = 'hold' and occupied && tstzrange(${start}, ${end}) and expires_at > ${now}
    order by lower(busy) limit ${MOST_OBSTACLES}`.execute(tx);
  return rows;
};

export interface Lead {
  readonly resourceId: string;
  readonly occupantId: string;
  readonly minutes: number;
}

/** Sets the drive time before occupants, in the calendars of groomers and of the vans that they have then. */
export const setLeads = async (tx: Tx, leads: readonly Lead[]): Promise<void> => {
  if (leads.length === 0) return;
  await sql`select app.set_leads(${leads.map(({ resourceId }) => resourceId)}::uuid[],
    ${leads.map(({ occupantId }) => occupantId)}::uuid[], ${leads.map(({ minutes }) => minutes)}::int[])`.execute(tx);
};

export interface Occupying {
  readonly providerId: string;
  readonly occupant: NewOccupant;
  readonly leadMinutes: number;
}

/**
 * One statement for all calendars, so that they are occupied together or not at all. Visits and holds occupy the van as
 * well that the groomer has then, its drive not before they have it; it is refused where a groomer who works with vans
 * has none.
 */
export const insertOccupants = async (tx: Tx, occupying: readonly Occupying[], now: Date): Promise<void> => {
  if (occupying.length === 0) return;
  const column = <T>(read: (row: Occupying) => T) => occupying.map(read);
  await sql`insert into occupancy
    (id, resource_id, resource_kind, kind, subject_id, busy, occupied, place, expires_at, created_at)
    select n.id, r.id, r.kind, n.kind, n.subject_id, tstzrange(n.from_at, n.to_at),
      tstzrange(greatest(n.from_at - make_interval(mins => n.lead), r.since), n.to_at),
      case when n.longitude is not null then st_makepoint(n.longitude, n.latitude)::geography end, n.expires_at, ${now}
    from unnest(
      ${column(({ occupant }) => occupant.id)}::uuid[],
      ${column(({ providerId }) => providerId)}::uuid[],
      ${column(({ occupant }) => occupant.kind)}::text[],
      ${column(({ occupant }) => occupant.subjectId)}::uuid[],
      ${column(({ occupant }) => occupant.start)}::timestamptz[],
      ${column(({ occupant }) => occupant.end)}::timestamptz[],
      ${column(({ leadMinutes }) => leadMinutes)}::int[],
      ${column(({ occupant }) => occupant.place?.longitude ?? null)}::float8[],
      ${column(({ occupant }) => occupant.place?.latitude ?? null)}::float8[],
      ${column(({ occupant }) => occupant.expiresAt)}::timestamptz[])
      as n (id, provider_id, kind, subject_id, from_at, to_at, lead, longitude, latitude, expires_at)
    cross join lateral (
      select n.provider_id as id, 'groomer' as kind, null::timestamptz as since
      union all
      -- Time off takes no van.
      select v.vehicle_id, 'van', v.since
      from app.require_van(case when n.kind in ('appointment', 'hold') then n.provider_id end,
        tstzrange(n.from_at, n.to_at)) v where v.vehicle_id is not null) r`.execute(tx);
};

/** Whether a groomer who works with vans had none for all of a time. */
export const isWithoutVan = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'TG410';

/** Takes occupants out of these calendars, and out of those of the vans that were held then. */
export const deleteOccupants = async (
  tx: Tx,
  calendarIds: readonly string[],
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await sql`select app.leave_calendars(${calendarIds}::uuid[], ${ids}::uuid[])`.execute(tx);
};
