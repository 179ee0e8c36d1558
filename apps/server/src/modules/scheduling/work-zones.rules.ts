import type { Border } from './work-zones.queries.ts';

/** A few blocks, and more than any van drives in a day. */
const LEAST_SQUARE_METERS = 100_000;
const MOST_SQUARE_METERS = 20_000_000_000;

/** What is wrong with a border, in words for whoever drew it. Null stands for fewer than three corners. */
export const borderProblem = (border: Border | null): string | null => {
  if (!border) return 'needs at least three corners';
  if (border.problem) return 'must not cross itself';
  if (border.squareMeters < LEAST_SQUARE_METERS) return 'is too small to drive to';
  return border.squareMeters > MOST_SQUARE_METERS ? 'is too large for one van' : null;
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
