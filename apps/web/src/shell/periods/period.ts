import { showDate } from '@tailgate/values/date-text';
import type { FirstDayOfWeek } from '@tailgate/contract/facts';
import { addDays, daysBetween, type LocalDate } from '@tailgate/values/local-time';
import { weekAround } from '@tailgate/values/weekdays';
import type { TableSearch } from '../tables/text-search.ts';

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

/** Where a person is in time: the current day, and the day on which their weeks begin. */
export interface Now {
  readonly today: LocalDate;
  readonly firstDay: FirstDayOfWeek;
}

const weekOf = ({ today, firstDay }: Now, weeks: number): Days => weekAround(addDays(today, weeks * 7), firstDay);
const monthOf = (today: LocalDate, months: number): Days => {
  const from = monthsAfter(today, months);
  return { from, to: addDays(monthsAfter(from, 1), -1) };
};
const yearOf = (today: LocalDate, years: number): Days => {
  const year = Number(today.slice(0, 4)) + years;
  return { from: `${year}-01-01` as LocalDate, to: `${year}-12-31` as LocalDate };
};

const NAMED = {
  'this-week': (now: Now) => weekOf(now, 0),
  'last-week': (now: Now) => weekOf(now, -1),
  'this-month': ({ today }: Now) => monthOf(today, 0),
  'last-month': ({ today }: Now) => monthOf(today, -1),
  'this-year': ({ today }: Now) => yearOf(today, 0),
  'last-year': ({ today }: Now) => yearOf(today, -1),
} as const;
export type NamedPeriod = keyof typeof NAMED;
const NAMES = Object.keys(NAMED) as readonly NamedPeriod[];
const FIRST: NamedPeriod = 'this-month';

const isSame = (one: Days, other: Days) => one.from === other.from && one.to === other.to;
export const periodNamed = (name: string | undefined): NamedPeriod | undefined => NAMES.find((known) => known === name);

/** The days that an address means on this day. Without a word about it: this month. */
export const daysIn = ({ period, from, to }: TableSearch, now: Now): Days =>
  period === 'custom' && from !== undefined && to !== undefined
    ? { from: from as LocalDate, to: to as LocalDate }
    : NAMED[periodNamed(period) ?? FIRST](now);

/** What the address says about a period. */
export const searchOfPeriod = (name: NamedPeriod): TableSearch => (name === FIRST ? {} : { period: name });

/** What the address says about days: by name where they have one. */
export const searchOfDays = (days: Days, now: Now): TableSearch => {
  const name = NAMES.find((known) => isSame(days, NAMED[known](now)));
  return name ? searchOfPeriod(name) : { period: 'custom', ...days };
};

const shapeOf = (days: Days): 'month' | 'year' | 'days' => {
  if (isSame(days, monthOf(days.from, 0))) return 'month';
  return isSame(days, yearOf(days.from, 0)) ? 'year' : 'days';
};

/** The period after this one, or before it: months and years by the calendar, everything else by its length. */
export const nextDays = (days: Days, steps: 1 | -1): Days => {
  const shape = shapeOf(days);
  if (shape === 'month') return monthOf(days.from, steps);
  if (shape === 'year') return yearOf(days.from, steps);
  const shift = steps * (daysBetween(days.from, days.to) + 1);
  return { from: addDays(days.from, shift), to: addDays(days.to, shift) };
};

/** A year earlier; February 29 becomes the 28th. */
const yearBefore = (day: LocalDate): LocalDate => {
  const year = Number(day.slice(0, 4)) - 1;
  return `${year}-${day.endsWith('-02-29') ? '02-28' : day.slice(5)}` as LocalDate;
};

/** What a period is compared with: the one before; of one that still runs, only as many days as have passed. */
export const daysBefore = (days: Days, today: LocalDate): Days => {
  const before = nextDays(days, -1);
  if (today >= days.to || today < days.from) return before;
  const to = shapeOf(days) === 'year' ? yearBefore(today) : addDays(before.from, daysBetween(days.from, today));
  return { from: before.from, to: to < before.to ? to : before.to };
};

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const SHORT_MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** `2026-11` as 'Nov 2026'. */
export const shortMonth = (month: string): string => SHORT_MONTH.format(new Date(`${month}-01`));

const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
/** `2026-11-05` as 'Nov 5'. */
export const shortDay = (day: string): string => SHORT_DAY.format(new Date(day));

/** 'Nov 9–15', where the year is clear. */
export const shortDays = ({ from, to }: Days): string =>
  from.slice(0, 7) === to.slice(0, 7)
    ? `${shortDay(from)}–${Number(to.slice(8))}`
    : `${shortDay(from)} – ${shortDay(to)}`;

const rangeInWords = ({ from, to }: Days): string => {
  if (from === to) return showDate(from);
  if (from.slice(0, 4) === to.slice(0, 4)) return `${shortDays({ from, to })}, ${to.slice(0, 4)}`;
  return `${showDate(from)} – ${showDate(to)}`;
};

/** 'November 2026', '2026', 'Nov 9–15, 2026'. */
export const daysInWords = (days: Days): string => {
  const shape = shapeOf(days);
  if (shape === 'month') return MONTH.format(new Date(days.from));
  return shape === 'year' ? days.from.slice(0, 4) : rangeInWords(days);
};

const YEARS: Readonly<Record<number, string>> = { 3: 'three', 10: 'ten' };

/** Why the days cannot be asked for. */
export const periodProblem = (start: string, end: string, maxDays: number): string | undefined => {
  if (daysBetween(start as LocalDate, end as LocalDate) < maxDays) return undefined;
  const years = Math.floor(maxDays / 365);
  return `Choose ${YEARS[years] ?? years} years at most`;
};
