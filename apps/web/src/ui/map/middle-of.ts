type Position = GeoJSON.Position;

/** Twice the signed area of a ring, and its centre. */
const measure = (ring: readonly Position[]): { area: number; centre: Position } => {
  let [area, x, y] = [0, 0, 0];
  for (const [index, [x1 = 0, y1 = 0]] of ring.entries()) {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  }
  return { area, centre: area === 0 ? (ring[0] ?? [0, 0]) : [x / (3 * area), y / (3 * area)] };
};

const outerRings = (geometry: GeoJSON.Geometry): readonly (readonly Position[])[] => {
  if (geometry.type === 'Polygon') return geometry.coordinates.slice(0, 1);
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flatMap((polygon) => polygon.slice(0, 1));
  return [];
};

/** The label position of an area: the middle of its largest part. */
export const middleOf = ({ geometry }: GeoJSON.Feature): Position | undefined =>
  outerRings(geometry)
    .map(measure)
    .toSorted((one, other) => Math.abs(other.area) - Math.abs(one.area))[0]?.centre;
