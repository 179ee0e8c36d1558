import { cents } from '@tailgate/values/money';

/** From the smallest to the largest. */
export const PET_SIZES = ['extra_small', 'small', 'medium', 'large', 'extra_large'] as const;
export type PetSize = (typeof PET_SIZES)[number];

/** Priced by the pet's size, or by its breed (then as a range). */
export const ADJUST_BY = ['size', 'breed'] as const;
export type AdjustBy = (typeof ADJUST_BY)[number];

export const DEFAULT_SERVICE_CATEGORY = 'grooming';

/** Of one service; time modifiers of a pet come on top. */
export const MAX_SERVICE_MINUTES = 300;
/** For a service, an add-on or an hour. */
export const MAX_SERVICE_PRICE_CENTS = cents(1_000_000);

export const MAX_SERVICE_DESCRIPTION_LENGTH = 2_000;
export const MAX_SERVICE_FEATURES = 20;
export const MAX_SERVICE_FEATURE_LENGTH = 200;
