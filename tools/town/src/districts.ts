import { Delaunay } from 'd3-delaunay';
import { boundsOf, overlaps, type Bounds } from './bounds.ts';
import { AUSTIN_NEIGHBORHOODS, PHOENIX_NEIGHBORHOODS } from './neighborhoods.ts';
import { groundScale, toMercator, type Mercator } from './plane.ts';
import type { Point } from './point.ts';
import { zipAreas, type ZipArea } from './zip-areas.ts';

interface Seed {
  readonly area: ZipArea;
  readonly center: Mercator;
}

/** Every place belongs to the ZIP area whose center is nearest; neighborhoods are further centers of their areas. */
const seedsOf = (): Seed[] => {
  const { all, byZip } = zipAreas();
  return [
    ...all.filter(({ hasHouses }) => hasHouses).map((area) => ({ area, center: toMercator(area) })),
    ...[...AUSTIN_NEIGHBORHOODS, ...PHOENIX_NEIGHBORHOODS].flatMap((place) => {
      const area = byZip.get(place.postalCode);
      return area ? [{ area, center: toMercator(place) }] : [];
    }),
  ];
};

const load = () => {
  const seeds = seedsOf();
  const centers = seeds.map(({ center }) => center);
  const { west, south, east, north } = boundsOf(centers);
  const delaunay = Delaunay.from(
    centers,
    ([x]) => x,
    ([, y]) => y,
  );
  return { seeds, delaunay, voronoi: delaunay.voronoi([west, south, east, north]) };
};

let loaded: ReturnType<typeof load> | undefined;
const districts = () => (loaded ??= load());

export interface NearestArea {
  readonly area: ZipArea;
  /** On the ground, to the nearest center of the area. */
  readonly meters: number;
}

let lastFound = 0;

const seedAt = ([x, y]: Mercator): Seed => {
  const { seeds, delaunay } = districts();
  // The search walks from triangle to triangle: neighboring questions start where the last one ended.
  lastFound = delaunay.find(x, y, lastFound);
  return seeds[lastFound] as Seed;
};

export const zipAreaAt = (point: Point): NearestArea => {
  const [x, y] = toMercator(point);
  const { area, center } = seedAt([x, y]);
  return { area, meters: Math.hypot(x - center[0], y - center[1]) * groundScale(point) };
};

/** The cells that reach into the bounds: connected, so found from one to the next. */
const cellsIn = (bounds: Bounds): Set<number> => {
  const { delaunay, voronoi } = districts();
  const first = delaunay.find((bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2, lastFound);
  const [cells, waiting] = [new Set([first]), [first]];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop())
    for (const neighbor of delaunay.neighbors(cell)) {
      // Its type says arrays of two numbers; its rings are null where a center lies outside the clipped map.
      const ring = voronoi.cellPolygon(neighbor) as Mercator[] | null;
      if (cells.has(neighbor) || !ring || !overlaps(boundsOf(ring), bounds)) continue;
      cells.add(neighbor);
      waiting.push(neighbor);
    }
  return cells;
};

export type ZipBorder = readonly [from: Mercator, to: Mercator];

/** The borders between ZIP areas that touch the bounds. */
export const zipBordersIn = (bounds: Bounds): ZipBorder[] => {
  const { seeds, delaunay, voronoi } = districts();
  const { halfedges, triangles } = delaunay;
  const corner = (edge: number): Mercator => {
    const triangle = Math.floor(edge / 3);
    return [voronoi.circumcenters[triangle * 2] ?? 0, voronoi.circumcenters[triangle * 2 + 1] ?? 0];
  };
  const cells = cellsIn(bounds);
  return [...halfedgesFrom(cells, delaunay)].flatMap((edge): ZipBorder[] => {
    const opposite = halfedges[edge] ?? -1;
    const [one = -1, other = -1] = [triangles[edge], triangles[opposite]];
    if (opposite < 0 || seeds[one]?.area === seeds[other]?.area || (cells.has(other) && other < one)) return [];
    return [[corner(edge), corner(opposite)]];
  });
};

/** The edges that lead out of these points of a triangulation. */
function* halfedgesFrom(points: Iterable<number>, { inedges, halfedges }: Delaunay<unknown>): Generator<number> {
  for (const point of points) {
    const start = inedges[point] ?? -1;
    for (let incoming = start; incoming >= 0;) {
      const outgoing = incoming % 3 === 2 ? incoming - 2 : incoming + 1;
      yield outgoing;
      incoming = halfedges[outgoing] ?? -1;
      if (incoming === start) break;
    }
  }
}

/** The centers of ZIP areas within the bounds. */
export const zipCentersIn = (bounds: Bounds): ZipArea[] => [
  ...new Set([...cellsIn(bounds)].flatMap((cell) => districts().seeds[cell]?.area ?? [])),
];
