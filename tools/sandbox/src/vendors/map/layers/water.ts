import {
  halfWidthOf,
  middleOf,
  planeToMercator,
  RIVER_REACH_M,
  riversIn,
  type Bounds,
  type Mercator,
  type Plane,
  type Superblock,
} from '@tailgate/town';
import { area, label, lines, named, type Layers } from '../feature.ts';

const FROM_ZOOM = { river: 8, pond: 12, pondName: 14 };
const STEP_M = 120;

export const waterIn = (superblocks: readonly Superblock[], bounds: Bounds, zoom: number): Layers => {
  const rivers = zoom >= FROM_ZOOM.river ? riversIn(bounds) : [];
  const ponds = zoom >= FROM_ZOOM.pond ? superblocks.flatMap(({ park }) => (park?.hasPond ? [park] : [])) : [];
  const along = (center: Plane) =>
    Array.from({ length: (2 * RIVER_REACH_M) / STEP_M + 1 }, (_, step) => center[0] - RIVER_REACH_M + step * STEP_M);
  return {
    water: [
      ...rivers.map((river) => {
        const bank = (side: 1 | -1) =>
          along(river.center).map((u) => planeToMercator([u, middleOf(river, u) + side * halfWidthOf(river, u)]));
        return area([...bank(1), ...bank(-1).reverse()], { class: 'river' });
      }),
      ...ponds.map(({ from, to }) => area(pondIn(from, to), { class: 'pond' })),
    ],
    waterway: rivers.map((river) =>
      lines([along(river.center).map((u) => planeToMercator([u, middleOf(river, u)]))], {
        class: 'river',
        ...named(river.name),
      }),
    ),
    water_name:
      zoom >= FROM_ZOOM.pondName
        ? ponds.map(({ name, from, to }) =>
            label(planeToMercator([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]), {
              class: 'lake',
              ...named(name.replace(/ Park$/, ' Pond')),
            }),
          )
        : [],
  };
};

const CORNERS = 20;

/** Round, but not a circle. */
const pondIn = ([u1, v1]: Plane, [u2, v2]: Plane): Mercator[] =>
  Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const reach = 0.27 + 0.045 * Math.sin(3 * angle + u1) + 0.02 * Math.sin(5 * angle + v1);
    return planeToMercator([
      (u1 + u2) / 2 + (u2 - u1) * reach * Math.cos(angle),
      (v1 + v2) / 2 + (v2 - v1) * reach * Math.sin(angle),
    ]);
  });
