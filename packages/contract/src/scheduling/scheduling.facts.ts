import { cents } from '@tailgate/values/money';

export const MAX_ZONE_NAME_LENGTH = 80;
export const MAX_ZONE_PRICE_CENTS = cents(10_000_000);
export const MIN_ZONE_POINTS = 3;
/** More than a hand-drawn border needs. */
export const MAX_ZONE_POINTS = 200;
export const PRICE_AND_POINTS_REQUIRED = 'price and points are required';
export const MAX_OUTLINE_POSTAL_CODES = 20;
