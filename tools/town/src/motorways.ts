import { Delaunay } from 'd3-delaunay';
import { boundsOf, overlaps, type Bounds } from './bounds.ts';
import { citiesOfAtLeast, type City } from './cities.ts';
import { hash, share } from './hash.ts';
import { toMercator, type Mercator } from './plane.ts';

export interface Motorway {
  readonly ref: string;
  readonly line: readonly Mercator[];
  readonly bounds: Bounds;
}

const AREAS_OF_A_JUNCTION = 12;
const STEP_M = 1_500;

let built: readonly Motorway[] | undefined;

export const motorwaysIn = (bounds: Bounds): Motorway[] =>
  (built ??= build()).filter((motorway) => overlaps(motorway.bounds, bounds));

/** Between large cities with no third one between them (their Gabriel graph). */
const build = (): Motorway[] => {
  const junctions = citiesOfAtLeast(AREAS_OF_A_JUNCTION);
  const places = junctions.map(toMercator);
  const delaunay = Delaunay.from(
    places,
    ([x]) => x,
    ([, y]) => y,
  );
  return places.flatMap((from, index) =>
    [...delaunay.neighbors(index)].flatMap((neighbor) => {
      const [to, city] = [places[neighbor], junctions[index]];
      return to && city && neighbor > index && isGabriel(from, to, delaunay) ? [motorwayFrom(from, to, city)] : [];
    }),
  );
};

const isGabriel = ([x1, y1]: Mercator, [x2, y2]: Mercator, delaunay: Delaunay<unknown>): boolean => {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const nearest = delaunay.find(x, y);
  const [nx, ny] = [delaunay.points[nearest * 2] ?? x, delaunay.points[nearest * 2 + 1] ?? y];
  return Math.hypot(nx - x, ny - y) >= Math.hypot(x2 - x1, y2 - y1) / 2 - 1;
};

const motorwayFrom = (from: Mercator, to: Mercator, { areas }: City): Motorway => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const seed = hash(Math.round(from[0]), Math.round(to[1]), areas);
  const bulge = (share(seed, 1) - 0.5) * 0.16;
  const steps = Math.max(2, Math.ceil(length / STEP_M));
  const line = Array.from({ length: steps + 1 }, (_, step): Mercator => {
    const at = step / steps;
    // One wide arc, and a gentle swing now and then.
    const aside =
      bulge * Math.sin(at * Math.PI) + ((350 * Math.sin((at * length) / 5_200)) / length) * Math.sin(at * Math.PI);
    return [from[0] + dx * at - dy * aside, from[1] + dy * at + dx * aside];
  });
  // Odd numbers run north and south, even ones east and west.
  const half = 2 + Math.floor(share(seed, 2) * 46);
  return { ref: `I ${half * 2 - Number(Math.abs(dy) > Math.abs(dx))}`, line, bounds: boundsOf(line) };
};
