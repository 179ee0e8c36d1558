const EARTH_M = 6_371_000;
/** Driving distance over straight-line distance. */
const ROAD_FACTOR = 1.3;
const MPH = 0.44704;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export type Position = readonly [longitude: number, latitude: number];

const greatCircleMeters = ([fromLongitude, fromLatitude]: Position, [toLongitude, toLatitude]: Position): number => {
  const [latitude, otherLatitude] = [radians(fromLatitude), radians(toLatitude)];
  const across = Math.sin((otherLatitude - latitude) / 2) ** 2;
  const along = Math.sin(radians(toLongitude - fromLongitude) / 2) ** 2;
  return 2 * EARTH_M * Math.asin(Math.sqrt(across + Math.cos(latitude) * Math.cos(otherLatitude) * along));
};

/** Town traffic by the hour: slow when people drive to work and home, quick at night. */
const speedAt = (hour: number): number => {
  if (hour >= 7 && hour < 10) return 22 * MPH;
  if (hour >= 15 && hour < 19) return 20 * MPH;
  if (hour >= 22 || hour < 6) return 38 * MPH;
  return 28 * MPH;
};

export const drive = (from: Position, to: Position, hour: number): { meters: number; seconds: number } => {
  const meters = greatCircleMeters(from, to) * ROAD_FACTOR;
  return { meters, seconds: meters / speedAt(hour) };
};
