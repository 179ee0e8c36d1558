import { WEEKLY_PLAN_DAYS } from './fleet.facts.ts';

/** How a renter and the vans of a fleet stand, each renter in one of them: has one now, later, has none, was asked, is gone. */
export const RENTER_STATES = ['driving', 'upcoming', 'without_van', 'invited', 'past'] as const;
export type RenterState = (typeof RENTER_STATES)[number];
export const RENTER_FILTERS = ['all', ...RENTER_STATES] as const;
export type RenterFilter = (typeof RENTER_FILTERS)[number];
/** By the day of the next van. */
export const RENTER_SORTS = ['name', '-name', 'next', '-next'] as const;
export type RenterSort = (typeof RENTER_SORTS)[number];

/** What a van is on a day on which it cannot be booked. */
export const TAKEN_BY = ['held', 'maintenance', 'block', 'past'] as const;
export type TakenBy = (typeof TAKEN_BY)[number];

/** As far as weekly plans are laid out. */
export const MAX_BOOKING_DAYS_AHEAD = WEEKLY_PLAN_DAYS;
/** In one booking. */
export const MAX_BOOKED_DAYS = WEEKLY_PLAN_DAYS;
export const MAX_RENTER_STRETCHES = 60;
export const RENTER_MONTHS = 12;
