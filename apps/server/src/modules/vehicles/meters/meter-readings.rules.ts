import { METER_UNITS, MOST_A_DAY, type Meter } from '@tailgate/contract';
import { localDateAt } from '@tailgate/values';
import { showDate } from '@tailgate/values/date-text';

interface Read {
  readonly value: number;
  readonly readAt: Date;
}

interface Reading extends Read {
  readonly meter: Meter;
  readonly isNewMeter: boolean;
}

export interface AroundReading {
  readonly before: Read | undefined;
  readonly after: (Read & { readonly isNewMeter: boolean }) | undefined;
  /** What the odometer showed when the van came. */
  readonly startedAt: number;
  readonly timeZone: string;
  readonly now: Date;
}

const DAY_MS = 86_400_000;
/** The clock of a phone may be a little ahead. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** A day that has begun counts whole. */
const daysBetweenReadings = (from: Date, to: Date): number =>
  Math.max(1, Math.ceil((to.getTime() - from.getTime()) / DAY_MS));

const shown = (value: number, meter: Meter): string => `${value.toLocaleString('en-US')} ${METER_UNITS[meter]}`;

/** Why a reading cannot be right, in words for whoever read the meter; undefined where it can. */
export const readingProblem = (
  { meter, value, readAt, isNewMeter }: Reading,
  { before, after, startedAt, timeZone, now }: AroundReading,
): string | undefined => {
  if (readAt.getTime() > now.getTime() + CLOCK_TOLERANCE_MS) return 'was read in the future';
  const day = (at: Date) => showDate(localDateAt(at, timeZone));
  const limit = shown(MOST_A_DAY[meter], meter);
  const isBeyond = (from: Read, to: Read) =>
    to.value > from.value + MOST_A_DAY[meter] * daysBetweenReadings(from.readAt, to.readAt);
  const next = after && !after.isNewMeter ? after : undefined;
  if (next && value > next.value)
    return `is above the next reading of ${shown(next.value, meter)} on ${day(next.readAt)}`;
  if (next && isBeyond({ value, readAt }, next))
    return `is more than ${limit} a day below the next reading of ${shown(next.value, meter)} on ${day(next.readAt)}`;
  if (isNewMeter) return undefined;
  if (!before) {
    if (meter === 'generator' || value >= startedAt) return undefined;
    return `is below the ${shown(startedAt, meter)} the van started with`;
  }
  if (value < before.value)
    return `is below the last reading of ${shown(before.value, meter)} on ${day(before.readAt)}`;
  if (!isBeyond(before, { value, readAt })) return undefined;
  return `is more than ${limit} a day above the last reading of ${shown(before.value, meter)} on ${day(before.readAt)}`;
};
