import type { Point } from './point.ts';

const RADIUS_M = 6_378_137;
const DEGREES = Math.PI / 180;

/** Spherical Mercator in meters; on the ground everything is shorter by the cosine of the latitude. */
export type Mercator = readonly [x: number, y: number];

export const toMercator = ({ latitude, longitude }: Point): Mercator => [
  RADIUS_M * longitude * DEGREES,
  RADIUS_M * Math.log(Math.tan(Math.PI / 4 + (latitude * DEGREES) / 2)),
];

export const fromMercator = ([x, y]: Mercator): Point => ({
  latitude: (2 * Math.atan(Math.exp(y / RADIUS_M)) - Math.PI / 2) / DEGREES,
  longitude: x / RADIUS_M / DEGREES,
});

export const groundScale = ({ latitude }: Point): number => Math.cos(latitude * DEGREES);

/** Where streets are straight: u runs roughly east, v roughly north, both in Mercator meters from the origin. */
export type Plane = readonly [u: number, v: number];

/** The corner of Congress Avenue and Cesar Chavez Street in Austin. */
const ORIGIN = toMercator({ latitude: 30.263, longitude: -97.7447 });
const TILT = 8.3 * DEGREES;
const [COS, SIN] = [Math.cos(TILT), Math.sin(TILT)];

/** Streets bend by some degrees over a few miles. Shears, because their inverse is exact. */
const BEND_M = 700;
const BEND_PER_M = (2 * Math.PI) / 45_000;
const bendEast = (v: number) => BEND_M * Math.sin(v * BEND_PER_M);
const bendNorth = (u: number) => BEND_M * Math.sin(u * BEND_PER_M * 1.3);

export const planeToMercator = ([u, v]: Plane): Mercator => {
  const east = u + bendEast(v);
  const north = v + bendNorth(east);
  return [ORIGIN[0] + east * COS - north * SIN, ORIGIN[1] + east * SIN + north * COS];
};

export const mercatorToPlane = ([x, y]: Mercator): Plane => {
  const [dx, dy] = [x - ORIGIN[0], y - ORIGIN[1]];
  const [east, north] = [dx * COS + dy * SIN, dy * COS - dx * SIN];
  const v = north - bendNorth(east);
  return [east - bendEast(v), v];
};

export const toPlane = (point: Point): Plane => mercatorToPlane(toMercator(point));
export const fromPlane = (place: Plane): Point => fromMercator(planeToMercator(place));
