import type { Place } from '@tailgate/values';
import type { Border } from './work-zones.queries.ts';

/** A few blocks, and more than any van drives in a day. */
const LEAST_SQUARE_METERS = 100_000;
const MOST_SQUARE_METERS = 20_000_000_000;

const TOO_LARGE = 'is too large for one van';
/** Farther apart than this in degrees nobody looks at the shape: borders around half the globe have no inside. */
const WIDEST_DEGREES = 3;

/** What is wrong with a border before its shape is looked at. */
export const cornersProblem = (points: readonly Place[]): string | null => {
  if (points.length < 3) return 'needs at least three corners';
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const isWide =
    span(points.map(({ latitude }) => latitude)) > WIDEST_DEGREES ||
    span(points.map(({ longitude }) => longitude)) > WIDEST_DEGREES;
  return isWide ? TOO_LARGE : null;
};

/** What is wrong with a border, in words for whoever drew it. */
export const borderProblem = (border: Border): string | null => {
  if (border.problem) return 'must not cross itself';
  if (border.squareMeters < LEAST_SQUARE_METERS) return 'is too small to drive to';
  return border.squareMeters > MOST_SQUARE_METERS ? TOO_LARGE : null;
};

interface ZoneAround {
  readonly priceCents: number;
  readonly weekdays: readonly number[];
}

/** On which weekdays a place is served, and for how much on each: where zones overlap, the cheaper one counts. */
export const servedDays = (zones: readonly ZoneAround[]): ReadonlyMap<number, number> => {
  const days = new Map<number, number>();
  for (const { weekdays, priceCents } of zones)
    for (const day of weekdays) days.set(day, Math.min(priceCents, days.get(day) ?? priceCents));
  return days;
};
