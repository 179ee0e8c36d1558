export const MAX_BUSINESS_NAME_LENGTH = 120;
export const MAX_PROVIDER_DESCRIPTION_LENGTH = 2_000;

/** The first path segment of a provider's public page. */
export const VANITY_URL = /^[a-z0-9][a-z0-9-]{2,62}$/;
export const MAX_VANITY_URL_LENGTH = 63;

/** Photos of their work on a provider's public page. */
export const MAX_SHOWCASE_PHOTOS = 12;

export const MAX_EMERGENCY_NAME_LENGTH = 120;
export const MAX_EMERGENCY_RELATION_LENGTH = 60;

export const MAX_PET_WEIGHT_LB = 300;
export const MAX_DISTANCE_MILES = 500;
/** Defaults of a new provider: wide enough to exclude nothing. */
export const DEFAULT_PET_WEIGHT_LB = 130;
export const DEFAULT_DISTANCE_MILES = 100;

export const MAX_BREEDS_TO_AVOID = 200;
export const MAX_BREED_NAME_LENGTH = 80;

/** Weeks begin on Sunday or on Monday: 1 or 2, as weekdays count. */
const FIRST_DAYS_OF_WEEK = [1, 2] as const;
export type FirstDayOfWeek = (typeof FIRST_DAYS_OF_WEEK)[number];

/** Interface preferences are a free-form object: what is not a known day is Sunday. */
export const firstDayOfWeekIn = ({ firstDayOfWeek }: Readonly<Record<string, unknown>>): FirstDayOfWeek =>
  FIRST_DAYS_OF_WEEK.find((known) => known === firstDayOfWeek) ?? 1;
