/** In order, from the smallest. */
export const PET_SIZES = ['extra_small', 'small', 'medium', 'large', 'extra_large'] as const;
export type PetSize = (typeof PET_SIZES)[number];

/** Prices go by the pet's size, or by its breed (then as a range). */
export const ADJUST_BY = ['size', 'breed'] as const;
export type AdjustBy = (typeof ADJUST_BY)[number];

export const DEFAULT_SERVICE_CATEGORY = 'grooming';

/** The longest that can be chosen; whatever a pet needs beyond it comes from time modifiers. */
export const MAX_SERVICE_MINUTES = 300;
