import type { NearbyCustomer } from '../nearby/nearby-query.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS_PER_WEEK = 7;
/** Where no cycle is known yet. */
const USUAL_DAYS = 42;

const daysSince = (instant: string, now: Date) => (now.getTime() - Date.parse(instant)) / DAY_MS;

/** How late they are: 1 on the day of their cycle, 2 a whole cycle later; 0 for customers who were never seen. */
const lateness = ({ lastSeen, usualCycleDays }: NearbyCustomer, now: Date): number =>
  lastSeen === null ? 0 : daysSince(lastSeen, now) / Math.max(1, usualCycleDays ?? USUAL_DAYS);

/** Customers whose next appointment is due by how often they usually come, the latest first. */
export const dueOf = (customers: readonly NearbyCustomer[], now: Date): readonly NearbyCustomer[] =>
  customers
    .filter((customer) => lateness(customer, now) >= 1)
    .toSorted((one, other) => lateness(other, now) - lateness(one, now));

const weeksIn = (days: number) => Math.max(1, Math.round(days / DAYS_PER_WEEK));
const inWeeks = (count: number) => (count === 1 ? '1 week' : `${count} weeks`);

/** `9 weeks, usually 6` */
export const dueWords = ({ lastSeen, usualCycleDays }: NearbyCustomer, now: Date): string => {
  if (lastSeen === null) return '';
  const since = inWeeks(weeksIn(daysSince(lastSeen, now)));
  return usualCycleDays === null ? `Seen ${since} ago` : `${since}, usually ${weeksIn(usualCycleDays)}`;
};
