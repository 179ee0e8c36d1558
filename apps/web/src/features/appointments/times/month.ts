import {
  addDays,
  daysBetween,
  parseLocalDate,
  weekdayOf,
  type LocalDate,
  type Weekday,
} from '@tailgate/values/local-time';
import { monthOf } from '../calendar/calendar-days.ts';

const DAYS_PER_WEEK = 7;

const firstOf = (month: string): LocalDate => {
  const date = parseLocalDate(`${month}-01`);
  if (!date) throw new TypeError(`${month} is not a month`);
  return date;
};

export const moveMonth = (month: string, by: 1 | -1): string => monthOf(addDays(firstOf(month), by === 1 ? 31 : -1));

export const monthInWords = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** The weeks of a month; days of its neighbors are left out. */
export const weeksOf = (month: string, firstDay: Weekday): readonly (readonly (LocalDate | null)[])[] => {
  const first = firstOf(month);
  const before = (weekdayOf(first) - firstDay + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  const length = daysBetween(first, firstOf(moveMonth(month, 1)));
  const cells = Math.ceil((before + length) / DAYS_PER_WEEK) * DAYS_PER_WEEK;
  const dates = Array.from({ length: cells }, (_, cell) => {
    const at = cell - before;
    return at >= 0 && at < length ? addDays(first, at) : null;
  });
  return Array.from({ length: cells / DAYS_PER_WEEK }, (_, week) =>
    dates.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK),
  );
};

/** How free a day is, from 1 to 3, measured by the freest day of the month; 0 when it is not. */
export const densityOf = (starts: number, most: number): 0 | 1 | 2 | 3 => {
  if (starts === 0) return 0;
  if (starts * 3 > most * 2) return 3;
  return starts * 3 > most ? 2 : 1;
};
