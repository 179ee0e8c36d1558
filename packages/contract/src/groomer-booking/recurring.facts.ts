/** A year of weekly visits, and a little more. */
export const MAX_SERIES_DATES = 60;
/** Of one visit, placed together. */
export const MAX_ADDITIONAL_TIMES = 20;
/** Nobody knows a calendar longer ahead. */
export const MAX_SERIES_DAYS = 731;
export const MAX_REPEAT_EVERY = 52;

export const REPEATS = ['day', 'week', 'month'] as const;
export type Repeat = (typeof REPEATS)[number];

/** Why a visit cannot start at a time. */
export const START_CONFLICTS = [
  'past',
  'slot_taken',
  'no_van',
  'outside_hours',
  'time_off',
  'zone_not_served',
] as const;
export type StartConflict = (typeof START_CONFLICTS)[number];
