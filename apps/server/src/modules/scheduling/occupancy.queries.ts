import type { Place } from '@tailgate/values';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { geographyOf } from '../../platform/db/geography.ts';

export type OccupancyKind = 'appointment' | 'hold' | 'block' | 'rental' | 'trial' | 'maintenance';

export interface Occupant {
  readonly id: string;
  readonly start: Date;
  readonly end: Date;
  readonly place: Place | null;
}

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

export const deleteExpiredHolds = async (tx: Tx, resourceId: string, now: Date): Promise<void> => {
  await tx.deleteFrom('occupancy').where('resource_id', '=', resourceId).where('expires_at', '<=', now).execute();
};

export interface Neighbors {
  readonly before: Occupant | undefined;
  readonly after: Occupant | undefined;
}

/** The nearest occupants before and after a range, ignoring expired holds. Overlaps are rejected on insert. */
export const neighborsOf = async (
  tx: Tx,
  resourceId: string,
  { start, end }: Pick<Occupant, 'start' | 'end'>,
  now: Date,
): Promise<Neighbors> => {
  const isLive = sql`(expires_at is null or expires_at > ${now})`;
  const before = await sql<OccupantRow>`select ${COLUMNS} from occupancy
    where resource_id = ${resourceId} and occupied && tstzrange(null, ${start}) and upper(busy) <= ${start} and ${isLive}
    order by upper(busy) desc limit 1`.execute(tx);
  const after = await sql<OccupantRow>`select ${COLUMNS} from occupancy
    where resource_id = ${resourceId} and occupied && tstzrange(${end}, null) and lower(busy) >= ${end} and ${isLive}
    order by lower(busy) limit 1`.execute(tx);
  return { before: before.rows.map(occupantOf)[0], after: after.rows.map(occupantOf)[0] };
};

export const occupantById = async (tx: Tx, resourceId: string, id: string): Promise<Occupant | undefined> => {
  const { rows } = await sql<OccupantRow>`select ${COLUMNS} from occupancy
    where resource_id = ${resourceId} and id = ${id}`.execute(tx);
  return rows.map(occupantOf)[0];
};

/** Sets the drive time before an occupant. */
export const setLead = async (tx: Tx, resourceId: string, occupant: Occupant, minutes: number): Promise<void> => {
  await sql`update occupancy
    set occupied = tstzrange(${occupant.start}::timestamptz - make_interval(mins => ${minutes}), upper(busy))
    where resource_id = ${resourceId} and id = ${occupant.id}`.execute(tx);
};

export interface NewOccupant {
  readonly id: string;
  readonly siteId: string;
  readonly resourceId: string;
  readonly resourceKind: 'groomer' | 'van';
  readonly kind: OccupancyKind;
  readonly subjectId: string | null;
  readonly start: Date;
  readonly end: Date;
  readonly place: Place | null;
  readonly expiresAt: Date | null;
}

export const insertOccupant = async (tx: Tx, occupant: NewOccupant, leadMinutes: number, now: Date): Promise<void> => {
  const { place } = occupant;
  await sql`insert into occupancy
    (id, site_id, resource_id, resource_kind, kind, subject_id, busy, occupied, place, expires_at, created_at)
    values (${occupant.id}, ${occupant.siteId}, ${occupant.resourceId}, ${occupant.resourceKind}, ${occupant.kind},
      ${occupant.subjectId}, tstzrange(${occupant.start}, ${occupant.end}),
      tstzrange(${occupant.start}::timestamptz - make_interval(mins => ${leadMinutes}), ${occupant.end}::timestamptz),
      ${place ? geographyOf(place) : null},
      ${occupant.expiresAt}, ${now})`.execute(tx);
};

export const deleteOccupant = async (tx: Tx, resourceId: string, id: string): Promise<Occupant | undefined> => {
  const { rows } = await sql<OccupantRow>`delete from occupancy
    where resource_id = ${resourceId} and id = ${id} returning ${COLUMNS}`.execute(tx);
  return rows.map(occupantOf)[0];
};
