import { freeZoneColor, type ZoneColor } from '@tailgate/contract';
import type { Place } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { metersOf } from '@tailgate/values/units';
import { sql } from 'kysely';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ownedColumns, type Owned } from '../scheduling.queries.ts';

interface Ring {
  readonly coordinates: readonly [readonly (readonly [longitude: number, latitude: number])[]];
}

const SQUARE_METERS_PER_SQUARE_MILE = metersOf(1) ** 2;

/** A ring for PostGIS: closed, longitude first. */
const ringOf = (points: readonly Place[]): string => {
  const pairs = points.map(({ longitude, latitude }) => `${longitude} ${latitude}`);
  return `POLYGON((${[...pairs, pairs[0] ?? ''].join(',')}))`;
};

/** Corners without the closing repetition. */
const cornersOf = ({ coordinates: [ring] }: Ring): Place[] =>
  ring.slice(0, -1).map(([longitude, latitude]) => ({ latitude, longitude }));

export interface Border {
  readonly problem: string | null;
  readonly squareMeters: number;
}

/** Validates and measures a border in PostGIS. */
export const inspectBorder = async (tx: Tx, points: readonly Place[]): Promise<Border> => {
  const { rows } = await sql<{ problem: string | null; squareMeters: number }>`
    with drawn as (select st_geomfromtext(${ringOf(points)}, 4326) as shape)
    select case when st_isvalid(shape) then null else st_isvalidreason(shape) end as problem,
      case when st_isvalid(shape) then st_area(shape::geography) else 0 end as "squareMeters"
    from drawn`.execute(tx);
  return rows[0] ?? { problem: 'unreadable', squareMeters: 0 };
};

export const zonesOf = async (tx: Tx, providerId: string) => {
  const rows = await tx
    .selectFrom('work_zones')
    .select([
      'id',
      'name',
      'price_cents as priceCents',
      'weekdays',
      sql<ZoneColor>`color`.as('color'),
      sql<Ring>`st_asgeojson(area)::json`.as('ring'),
      sql<number>`st_area(area) / ${SQUARE_METERS_PER_SQUARE_MILE}`.as('squareMiles'),
    ])
    .where('provider_id', '=', providerId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ ring, ...zone }) => ({ ...zone, points: cornersOf(ring) }));
};

/** Pairs whose areas overlap, not those that only touch. At equal prices the older zone wins. */
export const overlapsOf = async (tx: Tx, providerId: string) => {
  const { rows } = await sql<{ zoneId: string; otherId: string; cheaperId: string }>`
    select a.id as "zoneId", b.id as "otherId",
      case when (a.price_cents, a.position, a.id) <= (b.price_cents, b.position, b.id) then a.id else b.id end as "cheaperId"
    from work_zones a join work_zone_overlaps o on o.zone_id = a.id join work_zones b on b.id = o.other_id
    where a.provider_id = ${providerId}
    order by 1, 2`.execute(tx);
  return rows;
};

/** Stores which zones of the same provider a saved zone overlaps. */
const keepOverlaps = async (tx: Tx, zoneId: string): Promise<void> => {
  await tx
    .deleteFrom('work_zone_overlaps')
    .where((overlap) => overlap.or([overlap('zone_id', '=', zoneId), overlap('other_id', '=', zoneId)]))
    .execute();
  await sql`
    insert into work_zone_overlaps (zone_id, other_id)
    select least(a.id, b.id), greatest(a.id, b.id) from work_zones a join work_zones b
      on a.provider_id = b.provider_id and a.id <> b.id and st_intersects(a.area::geometry, b.area::geometry)
    where a.id = ${zoneId} and st_area(st_intersection(a.area::geometry, b.area::geometry)::geography) > 1`.execute(tx);
};

export interface GivenZone {
  readonly name: string;
  readonly priceCents: Cents;
  readonly weekdays: readonly number[];
  readonly points: readonly Place[];
}

const columnsOf = (zone: GivenZone, now: Date) => ({
  name: zone.name,
  price_cents: zone.priceCents,
  weekdays: [...zone.weekdays],
  area: sql<string>`st_geogfromtext(${`SRID=4326;${ringOf(zone.points)}`})`,
  updated_at: now,
});

export const insertZone = async (tx: Tx, owner: Owned, zone: GivenZone, now: Date): Promise<void> => {
  const color = freeZoneColor(
    await tx.selectFrom('work_zones').select('color').where('provider_id', '=', owner.providerId).execute(),
  );
  await tx
    .insertInto('work_zones')
    .values({
      ...ownedColumns(owner),
      ...columnsOf(zone, now),
      color,
      position: (zones) =>
        zones
          .selectFrom('work_zones')
          .select((each) => each.fn.countAll<number>().as('count'))
          .where('provider_id', '=', owner.providerId),
    })
    .execute();
  await keepOverlaps(tx, owner.id);
};

export const updateZone = async (tx: Tx, existing: Rows<'work_zones'>, zone: GivenZone, now: Date) => {
  const updated = await tx
    .updateTable('work_zones')
    .set(columnsOf(zone, now))
    .where(existing)
    .returning('id')
    .executeTakeFirst();
  if (updated) await keepOverlaps(tx, updated.id);
  return updated;
};

export const deleteZone = async (tx: Tx, zone: Rows<'work_zones'>) =>
  await tx.deleteFrom('work_zones').where(zone).returning('id').executeTakeFirst();

/** A simplified border at a distance around places. */
export const outlineAround = async (tx: Tx, places: readonly Place[], meters: number): Promise<Place[]> => {
  const { rows } = await sql<{ ring: Ring }>`
    select st_asgeojson(st_simplify(st_convexhull(st_collect(st_buffer(
      st_point(p.longitude, p.latitude, 4326)::geography, ${meters}, 'quad_segs=2')::geometry)), 0.002))::json as ring
    from unnest(${places.map(({ longitude }) => longitude)}::float8[],
      ${places.map(({ latitude }) => latitude)}::float8[]) as p (longitude, latitude)`.execute(tx);
  return rows.flatMap(({ ring }) => cornersOf(ring));
};
