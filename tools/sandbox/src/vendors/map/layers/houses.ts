import {
  contains,
  lotsOn,
  planeBounds,
  planeToMercator,
  type Bounds,
  type Lot,
  type Mercator,
  type Superblock,
} from '@tailgate/town';
import { area, label, type Layers } from '../feature.ts';

const FROM_ZOOM = 14;

/** Houses along the small streets, each with its number. */
export const housesIn = (superblocks: readonly Superblock[], bounds: Bounds, zoom: number): Layers => {
  if (zoom < FROM_ZOOM) return {};
  const { from, to } = planeBounds(bounds);
  const lots = superblocks
    .flatMap(({ smallStreets }) => smallStreets)
    .filter(({ name, axis, at }) => {
      const side = axis === 'u' ? 1 : 0;
      return name !== undefined && at > from[side] && at < to[side];
    })
    .flatMap(lotsOn)
    .filter(({ door }) => contains(bounds, planeToMercator(door)));
  return {
    housenumber: lots.map((lot) => label(planeToMercator(lot.door), { housenumber: String(lot.number) })),
    building: lots.map((lot) => area(footprint(lot), { render_height: 5 })),
  };
};

/** Half as wide as the front, and as deep as the house; in Mercator meters. */
const HALF_FRONT_M = 6.5;
const DEPTH_M = 13;

const footprint = ({ street, number, door: [u, v] }: Lot): Mercator[] => {
  const away = number % 2 === 0 ? -1 : 1;
  const depth = DEPTH_M + (number % 5);
  const corners = [
    [-HALF_FRONT_M, -3],
    [HALF_FRONT_M, -3],
    [HALF_FRONT_M, depth],
    [-HALF_FRONT_M, depth],
  ] as const;
  return corners.map(([along, back]) =>
    planeToMercator(street.axis === 'u' ? [u + along, v + back * away] : [u + back * away, v + along]),
  );
};
