import { MIN_ZONE_POINTS } from '@tailgate/contract';
import type { Place } from '@tailgate/values';
import type { Border } from './work-zones.queries.ts';

/** From a few blocks to more than a van can drive in a day. */
const LEAST_SQUARE_METERS = 100_000;
const MOST_SQUARE_METERS = 20_000_000_000;

const TOO_LARGE = 'is too large for one van';
/** Wider borders are rejected before their shape is checked: a polygon around half the globe has no defined inside. */
const WIDEST_DEGREES = 3;

/** Checks that need no geometry. */
export const cornersProblem = (points: readonly Place[]): string | null => {
  if (points.length < MIN_ZONE_POINTS) return 'needs at least three corners';
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const isWide =
    span(points.map(({ latitude }) => latitude)) > WIDEST_DEGREES ||
    span(points.map(({ longitude }) => longitude)) > WIDEST_DEGREES;
  return isWide ? TOO_LARGE : null;
};

/** The validation message of a border, for the user who drew it. */
export const borderProblem = (border: Border): string | null => {
  if (border.problem) return 'must not cross itself';
  if (border.squareMeters < LEAST_SQUARE_METERS) return 'is too small to drive to';
  return border.squareMeters > MOST_SQUARE_METERS ? TOO_LARGE : null;
};
