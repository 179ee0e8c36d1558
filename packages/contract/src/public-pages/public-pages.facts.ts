/** When on a day a groomer has time: the minute depends on the address, which a visitor has not given yet. */
export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];
/** When they begin, in minutes since midnight. */
export const PART_OF_DAY_FROM: Readonly<Record<PartOfDay, number>> = {
  morning: 0,
  afternoon: 12 * 60,
  evening: 17 * 60,
};

/** Reviews on the public page of a groomer. */
export const SHOWN_REVIEWS = 5;

/** Groomers on the first page of a site. */
export const SHOWN_GROOMERS = 12;
