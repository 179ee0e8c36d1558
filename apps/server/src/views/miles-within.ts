import type { Place } from '@tailgate/values';
import { roundedPlace } from '@tailgate/values/private-point';
import { METERS_PER_MILE } from '@tailgate/values/units';
import { sql, type RawBuilder } from 'kysely';
import { geographyOf } from '../platform/db/geography.ts';

/** Nearer than this is not told apart. */
const LEAST_MILES = 2;
/** About a kilometer, like `roundedPlace`: at a finer grid the edge of a band would tell where a point is. */
const CELL_DEGREES = 0.01;
/** About seven miles: no more than the name of the town. */
const TOWN_DEGREES = 0.1;

const onGrid = (point: RawBuilder<unknown>, degrees: number) =>
  sql`st_snaptogrid(${point}::geometry, ${sql.lit(degrees)}::float8)::geography`;

/** A place that somebody typed. */
export const roughly = (place: Place) => geographyOf(roundedPlace(place));

/** Somebody's place in a column. */
export const roughlyAt = (column: string) => onGrid(sql.ref(column), CELL_DEGREES);

/** A home as the name of its town tells it. */
export const townAt = (column: string) => onGrid(sql.ref(column), TOWN_DEGREES);

export const metersBetween = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql`st_distance(${one}, ${other})`;

/**
 * How far a provider works from a place, as strangers may measure it: from the middle of their nearest work zone. Zones
 * are public; the base is somebody's home, and has no part in this. Null without a zone.
 */
export const metersToNearestZone = (providerId: string, place: RawBuilder<unknown>) => sql`(
  select min(${metersBetween(sql`m.middle`, place)}) from (
    select ${onGrid(sql`st_centroid(z.area::geometry)`, CELL_DEGREES)} as middle
    from work_zones z where z.provider_id = ${sql.ref(providerId)} offset 0) m)`;

/** A distance as strangers may see it: whole miles, rounded up. Null if it is unknown. */
export const milesWithin = (meters: RawBuilder<unknown>) => sql`(
  select greatest(${sql.lit(LEAST_MILES)}, d.miles)::int
  from (select ceil(${meters} / ${sql.lit(METERS_PER_MILE)}) as miles) d where d.miles is not null)`;
