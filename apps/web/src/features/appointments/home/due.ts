import { daysBetween, localDateAt } from '@tailgate/values/local-time';
import type { NearbyCustomer } from '../nearby/nearby-query.ts';

const DAYS_PER_WEEK = 7;
/** Where no cycle is known yet. */
const USUAL_DAYS = 42;

/** The time now, and the groomer's time zone: customers are due from the morning of a day, whatever the hour they came at. */
export interface Today {
  readonly now: Date;
  readonly timeZone: string;
}

const daysSince = (instant: string, { now, timeZone }: Today) =>
  daysBetween(localDateAt(new Date(instant), timeZone), localDateAt(now, timeZone));

/** How late they are: 1 on the day of their cycle, 2 a whole cycle later; 0 for customers who were never seen. */
const lateness = ({ lastSeen, usualCycleDays }: NearbyCustomer, today: Today): number =>
  lastSeen === null ? 0 : daysSince(lastSeen, today) / Math.max(1, usualCycleDays ?? USUAL_DAYS);

/** Customers whose next appointment is due by how often they usually come, the latest first. */
export const dueOf = (customers: readonly NearbyCustomer[], today: Today): readonly NearbyCustomer[] =>
  customers
    .filter((customer) => lateness(customer, today) >= 1)
    .toSorted((one, other) => lateness(other, today) - lateness(one, today));

const weeksIn = (days: number) => Math.max(1, Math.round(days / DAYS_PER_WEEK));
const inWeeks = (count: number) => (count === 1 ? '1 week' : `${count} weeks`);

/** `9 weeks, usually 6` */
export const dueWords = ({ lastSeen, usualCycleDays }: NearbyCustomer, today: Today): string => {
  if (lastSeen === null) return '';
  const since = inWeeks(weeksIn(daysSince(lastSeen, today)));
  return usualCycleDays === null ? `Seen ${since} ago` : `${since}, usually ${weeksIn(usualCycleDays)}`;
};
