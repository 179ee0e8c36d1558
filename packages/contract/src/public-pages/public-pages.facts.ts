/** When on a day a groomer has time: the minute depends on the address, which a visitor has not given yet. */
export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Reviews on the public page of a groomer. */
export const SHOWN_REVIEWS = 5;

/** Groomers on the first page of a site. */
export const SHOWN_GROOMERS = 12;
