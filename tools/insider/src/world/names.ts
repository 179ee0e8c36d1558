import type { Role } from '@tailgate/contract';

/**
 * The people of a world. Dana is the groomer who tries what an approved groomer can; Pat is the partner who plays along or
 * does not know. Ann books with Dana, Ben with Pat, Cleo asked for a groomer and nobody has answered yet.
 */
export const PEOPLE = {
  dana: 'groomer',
  pat: 'groomer',
  ann: 'customer',
  ben: 'customer',
  cleo: 'customer',
  staff: 'staff',
} as const satisfies Record<string, Role>;
export type PersonName = keyof typeof PEOPLE;

/** Who calls: a person, or support acting as Dana. */
export type CallerName = PersonName | 'supportAsDana';

/** The appointments of a world, by groomer and time. */
export const VISITS = [
  'danaToday',
  'danaTomorrow',
  'danaMonth',
  'danaAsked',
  'patToday',
  'patWeek',
  'openJob',
] as const;
export type VisitName = (typeof VISITS)[number];

/** Other rows that calls can name. */
export const THINGS = [
  'danaTodayLine',
  'danaTomorrowLine',
  'danaMonthLine',
  'danaAskedLine',
  'patTodayLine',
  'patWeekLine',
  'openJobLine',
  'annPet',
  'benPet',
  'cleoPet',
  'annCard',
  'benCard',
  'cleoCard',
  'dog',
  'beagle',
  'groom',
  'bath',
  'nails',
  'matted',
] as const;
export type ThingName = (typeof THINGS)[number];

export type RowName = PersonName | VisitName | ThingName;
