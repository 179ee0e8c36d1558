import type { Place } from '@tailgate/values';

/** What somebody heard about a distance at a place. */
export interface Measured {
  readonly place: Place;
  readonly meters: number;
}

const METERS_PER_DEGREE = 111_195;
const ROUNDS = 200;
const SMALLEST_STEP_METERS = 1;
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Where the distances agree best, by least squares: what an attacker makes of many answers. */
export const nearestPoint = (heard: readonly Measured[]): Place => {
  const mean = (of: (place: Place) => number) => heard.reduce((sum, { place }) => sum + of(place), 0) / heard.length;
  const origin = { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
  const narrowing = Math.cos((origin.latitude * Math.PI) / 180);
  const points = heard.map(({ place, meters }) => ({
    x: (place.longitude - origin.longitude) * METERS_PER_DEGREE * narrowing,
    y: (place.latitude - origin.latitude) * METERS_PER_DEGREE,
    meters,
  }));
  const misfit = (x: number, y: number) =>
    points.reduce((sum, point) => sum + (Math.hypot(x - point.x, y - point.y) - point.meters) ** 2, 0);
  let [x, y, step] = [0, 0, 4096];
  for (let round = 0; round < ROUNDS && step >= SMALLEST_STEP_METERS; round += 1) {
    const better = SIDES.map(([right, up]) => ({ x: x + right * step, y: y + up * step })).find(
      (next) => misfit(next.x, next.y) < misfit(x, y),
    );
    if (better) ({ x, y } = better);
    else step /= 2;
  }
  return {
    latitude: origin.latitude + y / METERS_PER_DEGREE,
    longitude: origin.longitude + x / (METERS_PER_DEGREE * narrowing),
  };
};
