import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface Span {
  readonly start: Date;
  /** Null: without an end. */
  readonly end: Date | null;
}

/** A visit or a hold of a groomer, with the van that they have for all of it. */
export interface HeldVisit {
  readonly id: string;
  /** The appointment; null for some holds. */
  readonly subjectId: string | null;
  readonly holderId: string;
  readonly kind: 'appointment' | 'hold';
  readonly start: Date;
  readonly end: Date;
  /** Null where they need none, or have none. */
  readonly vehicleId: string | null;
  /** Since when they have the van, or need none; null where they have none. */
  readonly since: Date | null;
}

/** The visits and holds of these groomers that touch a span, with their vans. */
export const visitsOfHolders = async (
  tx: Tx,
  holderIds: readonly string[],
  { start, end }: Span,
): Promise<HeldVisit[]> => {
  const { rows } = await sql<HeldVisit>`
    select o.id, o.subject_id as "subjectId", o.resource_id as "holderId", o.kind, lower(o.busy) as start, upper(o.busy) as end,
      v.vehicle_id as "vehicleId", v.since
    from occupancy o left join lateral app.van_covering(o.resource_id, o.busy) v on true
    where o.resource_id = any(${holderIds}::uuid[]) and o.kind in ('appointment', 'hold') and o.occupied && tstzrange(${start}, ${end})
    order by lower(o.busy), o.id`.execute(tx);
  return rows;
};

/** Whoever releases one of these visits, which takes no lock of a calendar, waits until the transaction is over. */
export const lockVisits = async (tx: Tx, holderIds: readonly string[], { start, end }: Span): Promise<void> => {
  await sql`select from occupancy o
    where o.resource_id = any(${holderIds}::uuid[]) and o.kind in ('appointment', 'hold')
      and o.occupied && tstzrange(${start}, ${end}) order by o.resource_id, o.id for key share`.execute(tx);
};

interface VisitOfVan {
  readonly vehicleId: string;
  readonly id: string;
}

/** Takes visits out of the calendars of vans. */
export const leaveVans = async (tx: Tx, visits: readonly VisitOfVan[]): Promise<void> => {
  for (const vehicleId of new Set(visits.map((visit) => visit.vehicleId))) {
    const ids = visits.filter((visit) => visit.vehicleId === vehicleId).map(({ id }) => id);
    await sql`delete from occupancy where resource_id = ${vehicleId} and id = any(${ids}::uuid[])`.execute(tx);
  }
};

interface VisitOfHolder {
  readonly holderId: string;
  readonly id: string;
}

const columnsOf = (visits: readonly VisitOfHolder[]) =>
  sql`${visits.map(({ holderId }) => holderId)}::uuid[], ${visits.map(({ id }) => id)}::uuid[]`;

/** Visits with the time that they take of the van that their groomer has. */
const ofTheirVan = (visits: readonly VisitOfHolder[]) => sql`
  unnest(${columnsOf(visits)}) as n (holder_id, id)
  join occupancy o on o.resource_id = n.holder_id and o.id = n.id
  cross join lateral app.van_covering(n.holder_id, o.busy) v
  cross join lateral (select tstzrange(greatest(lower(o.occupied), v.since), upper(o.occupied)) as occupied) t`;

/** Which of these visits find the van of their groomer in use. */
export const visitsInTheWay = async (tx: Tx, visits: readonly VisitOfHolder[]): Promise<string[]> => {
  if (visits.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select distinct n.id from ${ofTheirVan(visits)}
    join occupancy f on f.resource_id = v.vehicle_id and f.occupied && t.occupied and f.id <> n.id`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Puts visits into the calendars of the vans that their groomers have. */
export const enterVans = async (tx: Tx, visits: readonly VisitOfHolder[]): Promise<void> => {
  if (visits.length === 0) return;
  await sql`insert into occupancy
    (id, resource_id, resource_kind, kind, subject_id, busy, occupied, place, expires_at, created_at)
    select o.id, v.vehicle_id, 'van', o.kind, o.subject_id, o.busy, t.occupied, o.place, o.expires_at, o.created_at
    from ${ofTheirVan(visits)} where v.vehicle_id is not null`.execute(tx);
};

export interface StoredVanUse {
  readonly id: string;
  readonly kind: string;
  readonly subjectId: string | null;
  readonly start: Date;
  readonly end: Date;
}

/** What a van is used for in a span, drives included. */
export const vanUseIn = async (tx: Tx, vehicleId: string, { start, end }: Span): Promise<StoredVanUse[]> => {
  const { rows } = await sql<StoredVanUse>`
    select id, kind, subject_id as "subjectId", lower(busy) as start, upper(busy) as end from occupancy
    where resource_id = ${vehicleId} and occupied && tstzrange(${start}, ${end}) order by lower(busy)`.execute(tx);
  return rows;
};

export interface VanBlock {
  readonly id: string;
  readonly vehicleId: string;
  readonly kind: 'block' | 'maintenance';
  readonly subjectId: string | null;
  readonly start: Date;
  readonly end: Date;
}

export const insertVanBlock = async (tx: Tx, { id, vehicleId, kind, subjectId, start, end }: VanBlock, now: Date) => {
  await sql`insert into occupancy (id, resource_id, resource_kind, kind, subject_id, busy, occupied, created_at)
    values (${id}, ${vehicleId}, 'van', ${kind}, ${subjectId}, tstzrange(${start}, ${end}), tstzrange(${start}, ${end}), ${now})`.execute(
    tx,
  );
};

/** Ends a block now, so that its past stays, or takes away one that has not begun. Whether there was one to end. */
export const endVanBlock = async (tx: Tx, { vehicleId, id }: VisitOfVan, now: Date): Promise<boolean> => {
  // Occupants are moved by deleting and inserting them.
  const { rows } = await sql<VanBlock>`delete from occupancy
    where resource_id = ${vehicleId} and id = ${id} and kind in ('block', 'maintenance') and upper(busy) > ${now}
    returning id, resource_id as "vehicleId", kind, subject_id as "subjectId", lower(busy) as start`.execute(tx);
  const [block] = rows;
  if (block && block.start < now) await insertVanBlock(tx, { ...block, end: now }, now);
  return block !== undefined;
};
