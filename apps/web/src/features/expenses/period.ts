import { MAX_EXPENSE_PERIOD_DAYS } from '@tailgate/contract/facts';
import { showDate } from '@tailgate/values/date-text';
import { addDays, daysBetween, type LocalDate } from '@tailgate/values/local-time';
import type { TableSearch } from '#shell/tables/text-search.ts';

/** The first and the last day, both included. */
export interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

const monthsAfter = (month: LocalDate, months: number): LocalDate => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  const [year, index] = [Math.floor(count / 12), count % 12];
  return `${year}-${String(index + 1).padStart(2, '0')}-01` as LocalDate;
};

const monthOf = (today: LocalDate, months: number): Days => {
  const from = monthsAfter(today, months);
  return { from, to: addDays(monthsAfter(from, 1), -1) };
};
const yearOf = (today: LocalDate, years: number): Days => {
  const year = Number(today.slice(0, 4)) + years;
  return { from: `${year}-01-01` as LocalDate, to: `${year}-12-31` as LocalDate };
};

/** The days that an address means on this day. */
export const daysIn = (search: TableSearch, today: LocalDate): Days => {
  const { period, from, to } = search;
  if (period === 'custom' && from !== undefined && to !== undefined)
    return { from: from as LocalDate, to: to as LocalDate };
  if (period === 'this-year') return yearOf(today, 0);
  if (period === 'last-year') return yearOf(today, -1);
  return monthOf(today, period === 'last-month' ? -1 : 0);
};

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthInWords = (date: LocalDate): string => MONTH.format(new Date(date));

const SHORT_MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** `2026-11` as 'Nov 2026'. */
export const shortMonth = (month: string): string => SHORT_MONTH.format(new Date(`${month}-01`));

export const daysInWords = (days: Days, period: string | undefined): string => {
  if (period === 'custom') return `${showDate(days.from)} – ${showDate(days.to)}`;
  return period === undefined || period === 'last-month' ? monthInWords(days.from) : days.from.slice(0, 4);
};

export const periodProblem = (start: string, end: string): string | undefined =>
  daysBetween(start as LocalDate, end as LocalDate) >= MAX_EXPENSE_PERIOD_DAYS ? 'Choose ten years at most' : undefined;
