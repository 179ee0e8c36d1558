import { planeToMercator, sidesOf, type Mercator, type Park, type Plane, type Superblock } from '@tailgate/town';
import { area, label, named, type Feature, type Layers } from '../feature.ts';

const FROM_ZOOM = { landuse: 11, landcover: 11, park: 11, parkName: 13 };
/** Corners along each side, so that areas bend with the streets around them. */
const STEPS = 4;

const rectangle = ([u1, v1]: Plane, [u2, v2]: Plane): Mercator[] => {
  const way = (from: Plane, to: Plane) =>
    Array.from({ length: STEPS }, (_, step): Plane => {
      const at = step / STEPS;
      return [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at];
    });
  const corners: readonly Plane[] = [
    [u1, v1],
    [u2, v1],
    [u2, v2],
    [u1, v2],
  ];
  return corners
    .flatMap((corner, index) => way(corner, corners[(index + 1) % corners.length] ?? corner))
    .map(planeToMercator);
};

const areasOf = (superblocks: readonly Superblock[], name: string) =>
  superblocks.map((superblock) => area(rectangle(...sidesOf(superblock)), { class: name }));

const ofGround = (superblocks: readonly Superblock[], ground: Superblock['ground']) =>
  areasOf(
    superblocks.filter((superblock) => superblock.ground === ground),
    ground,
  );

const parkIn = ({ name, from, to }: Park, zoom: number): Feature[] => {
  const middle = planeToMercator([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  const properties = { class: 'public_park', ...named(name) };
  return [
    area(rectangle(from, to), properties),
    ...(zoom >= FROM_ZOOM.parkName ? [label(middle, { ...properties, rank: 1 })] : []),
  ];
};

export const groundIn = (superblocks: readonly Superblock[], zoom: number): Layers => ({
  landcover: zoom >= FROM_ZOOM.landcover ? ofGround(superblocks, 'wood') : [],
  landuse:
    zoom >= FROM_ZOOM.landuse
      ? [...ofGround(superblocks, 'residential'), ...ofGround(superblocks, 'commercial')]
      : // From afar a town is one area.
        areasOf(
          superblocks.filter(({ isTown }) => isTown),
          'residential',
        ),
  park: zoom >= FROM_ZOOM.park ? superblocks.flatMap(({ park }) => (park ? parkIn(park, zoom) : [])) : [],
});
