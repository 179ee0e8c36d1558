import { addDays, daysBetween, localDateAt, type LocalDate } from '@tailgate/values/local-time';
import { centsOf, showMoney } from '@tailgate/values/money';
import { priceRange, timeOf, type CalendarHabits } from '#features/appointments/index.ts';
import type { CustomerFigures, CustomerVisit } from './record-query.ts';

/** How a moment is told: where the groomer works, by their clock, against today. */
export interface Told {
  readonly timeZone: string;
  readonly clock: CalendarHabits['clock'];
  readonly now: Date;
}

const inFormat = (date: LocalDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date));

/** `Today`, `Tomorrow`, `Sat, Nov 21`, and with the year where it is another: `Nov 21, 2025` */
export const dayWords = (instant: string, { timeZone, now }: Pick<Told, 'timeZone' | 'now'>): string => {
  const [date, today] = [localDateAt(new Date(instant), timeZone), localDateAt(now, timeZone)];
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  return date.slice(0, 4) === today.slice(0, 4)
    ? inFormat(date, { weekday: 'short', month: 'short', day: 'numeric' })
    : inFormat(date, { dateStyle: 'medium' });
};

/** `Nov 21`, and with the year where it is another. */
export const dateWords = (instant: string, { timeZone, now }: Pick<Told, 'timeZone' | 'now'>): string => {
  const [date, today] = [localDateAt(new Date(instant), timeZone), localDateAt(now, timeZone)];
  return date.slice(0, 4) === today.slice(0, 4)
    ? inFormat(date, { month: 'short', day: 'numeric' })
    : inFormat(date, { dateStyle: 'medium' });
};

/** `Today, 9:30 AM` */
export const momentWords = (instant: string, told: Told): string =>
  `${dayWords(instant, told)}, ${timeOf(instant, told.timeZone, told.clock)}`;

type Due = Pick<CustomerFigures, 'next' | 'lastSeen' | 'usualCycleDays' | 'timeZone'>;

/** How many days ago the next appointment would usually have been; null while nothing is overdue. */
export const daysOverdue = ({ next, lastSeen, usualCycleDays, timeZone }: Due, now: Date): number | null => {
  if (next !== null || lastSeen === null || usualCycleDays === null) return null;
  const due = addDays(localDateAt(new Date(lastSeen), timeZone), usualCycleDays);
  const days = daysBetween(due, localDateAt(now, timeZone));
  return days > 0 ? days : null;
};

/** What it came to, or the estimate while nothing is settled. */
export const amountWords = ({ total, minPrice, maxPrice }: CustomerVisit, currency: string): string => {
  if (total !== null) return showMoney(centsOf(total), currency);
  return priceRange(minPrice, maxPrice, currency);
};
