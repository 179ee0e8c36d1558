export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Accurate enough to sort places: the earth is flat over the distances that matter here. */
export const distanceDegrees = (one: Point, other: Point): number => {
  const shrink = Math.cos(((one.latitude + other.latitude) / 2) * (Math.PI / 180));
  return Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * shrink);
};

const METERS_PER_DEGREE = 111_195;

export const distanceMeters = (one: Point, other: Point): number => distanceDegrees(one, other) * METERS_PER_DEGREE;
