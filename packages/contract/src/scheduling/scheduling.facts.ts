import { cents } from '@tailgate/values/money';

export const MAX_ZONE_NAME_LENGTH = 80;
export const MAX_ZONE_PRICE_CENTS = cents(10_000_000);
export const MIN_ZONE_POINTS = 3;
/** More than a hand-drawn border needs. */
export const MAX_ZONE_POINTS = 200;
export const PRICE_AND_POINTS_REQUIRED = 'price and points are required';
export const MAX_OUTLINE_POSTAL_CODES = 20;
/** Enough for the zones of most groomers; more than these are hard to tell apart on a map. */
export const ZONE_COLORS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type ZoneColor = (typeof ZONE_COLORS)[number];

/** For a new zone: the color that the fewest others have, so that all differ until every color is in use. */
export const freeZoneColor = (others: readonly { readonly color: number }[]): ZoneColor => {
  const uses = (color: ZoneColor) => others.filter((other) => other.color === color).length;
  return ZONE_COLORS.reduce((best, color) => (uses(color) < uses(best) ? color : best));
};
