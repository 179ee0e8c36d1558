import { mercatorToPlane, type Mercator, type Plane } from './plane.ts';

/** A rectangle in Mercator meters. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export const widened = ({ west, south, east, north }: Bounds, by: number): Bounds => ({
  west: west - by,
  south: south - by,
  east: east + by,
  north: north + by,
});

export const overlaps = (one: Bounds, other: Bounds): boolean =>
  one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north;

export const contains = ({ west, south, east, north }: Bounds, [x, y]: Mercator): boolean =>
  x >= west && x <= east && y >= south && y <= north;

const NOWHERE: Bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };

export const boundsOf = (places: readonly Mercator[]): Bounds =>
  places.reduce(
    ({ west, south, east, north }, [x, y]) => ({
      west: Math.min(west, x),
      south: Math.min(south, y),
      east: Math.max(east, x),
      north: Math.max(north, y),
    }),
    NOWHERE,
  );

/** More than streets bend away from the straight line within a tile. */
const BEND_MARGIN_M = 1_500;

/** A rectangle of the plane that holds everything inside the bounds. */
export const planeBounds = (bounds: Bounds): { readonly from: Plane; readonly to: Plane } => {
  const { west, south, east, north } = bounds;
  const corners = [
    [west, south],
    [west, north],
    [east, south],
    [east, north],
  ] as const;
  const around = boundsOf(corners.map(mercatorToPlane));
  const { west: u1, south: v1, east: u2, north: v2 } = widened(around, Math.min(BEND_MARGIN_M, (east - west) / 4));
  return { from: [u1, v1], to: [u2, v2] };
};
