import type { Place } from '@tailgate/values';
import { metersOf } from '@tailgate/values/units';
import type { Leg } from '../../../vendors/routing/routing.ts';

const EARTH_M = 6_371_000;
/** Fallback without the routing vendor: straight-line distance times 1.3, at 28 mph. */
const ROAD_FACTOR = 1.3;
const METERS_PER_MINUTE = metersOf(28) / 60;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const guessedLeg = (from: Place, to: Place): Leg => {
  const across = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const along = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const bird = Math.sqrt(across + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * along);
  const meters = Math.round(2 * EARTH_M * Math.asin(bird) * ROAD_FACTOR);
  return { meters, minutes: Math.ceil(meters / METERS_PER_MINUTE) };
};

/** About 100 meters, so that nearby addresses share stored drives. */
export const cellOf = ({ latitude, longitude }: Place): string => `${latitude.toFixed(3)},${longitude.toFixed(3)}`;
export const placeOfCell = (cell: string): Place => {
  const [latitude = 0, longitude = 0] = cell.split(',').map(Number);
  return { latitude, longitude };
};

const hourFormats = new Map<string, Intl.DateTimeFormat>();

/** Local hour in the time zone. */
export const hourIn = (timeZone: string, instant: Date): number => {
  const format =
    hourFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  hourFormats.set(timeZone, format);
  return Number(format.format(instant));
};
