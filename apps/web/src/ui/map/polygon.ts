import { edgesOf } from '@tailgate/values/border';
import { roundedPoint, type Point } from './point.ts';

export const midpointOf = (one: Point, other: Point): Point =>
  roundedPoint({
    latitude: (one.latitude + other.latitude) / 2,
    longitude: (one.longitude + other.longitude) / 2,
  });

/** Whether a place lies within a border: a line from it crosses the border an odd number of times. */
export const isInside = ({ latitude, longitude }: Point, corners: readonly Point[]): boolean =>
  edgesOf(corners, true).filter(([one, other]) => {
    if (one.latitude > latitude === other.latitude > latitude) return false;
    const share = (latitude - one.latitude) / (other.latitude - one.latitude);
    return longitude < one.longitude + share * (other.longitude - one.longitude);
  }).length %
    2 ===
  1;

/** Good enough to place a label. */
export const centreOf = (corners: readonly Point[]): Point => ({
  latitude: corners.reduce((sum, { latitude }) => sum + latitude, 0) / Math.max(1, corners.length),
  longitude: corners.reduce((sum, { longitude }) => sum + longitude, 0) / Math.max(1, corners.length),
});
