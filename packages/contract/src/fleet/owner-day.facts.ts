/** What a van comes to, by kinds of lines. */
export const VAN_LINE_KINDS = [
  'share',
  'weeks',
  'part_of_week',
  'introductory_days',
  'days',
  'adjustments',
  'free_day',
] as const;
export type VanLineKind = (typeof VAN_LINE_KINDS)[number];

/** How far the use of vans is shown at once, two weeks from a Monday. */
export const USE_DAYS = 14;
/** The week and those before it, as bars. */
export const BOOKED_WEEKS = 6;
/** Of the record of a van: weeks around today. */
export const RECORD_WEEKS = 6;
/** Below it the use of a van is low. */
export const LOW_USE_PERCENT = 50;
export const FLEET_SORTS = ['name', 'use', '-booked'] as const;
export type FleetSort = (typeof FLEET_SORTS)[number];
/** In a card; the rest is behind its link. */
export const MOST_WAITING = 5;
export const MOST_TODAY = 20;
export const MOST_UPCOMING = 6;

export const VAN_EVENT_KINDS = [
  'custody_began',
  'custody_ended',
  'document_added',
  'document_renewed',
  'reading',
  'terms',
  'state',
] as const;
export type VanEventKind = (typeof VAN_EVENT_KINDS)[number];
