import { addDays, parseLocalDate, type LocalDate } from '@tailgate/values/local-time';
import { weekAround } from '@tailgate/values/weekdays';
import type { CalendarHabits } from '#shell/periods/calendar-habits.ts';
import type { Days } from '#shell/periods/period.ts';

export type { CalendarHabits } from '#shell/periods/calendar-habits.ts';

export const CALENDAR_VIEWS = ['day', 'week', 'month', 'list'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export const monthOf = (date: string): string => date.slice(0, 7);
export const firstOfMonth = (date: LocalDate) => `${monthOf(date)}-01` as LocalDate;

type FirstDay = CalendarHabits['firstDayOfWeek'];

/** The date in the address; whatever is not a date is today. */
export const shownDate = (asked: string | undefined, today: LocalDate): LocalDate =>
  (asked === undefined ? undefined : parseLocalDate(asked)) ?? today;

/** What a list shows: it opens at its day, and what is over stands before it. */
export const restOfMonth = (date: LocalDate): Days => ({
  from: date,
  to: addDays(firstOfMonth(addDays(firstOfMonth(date), 31)), -1),
});

export const rangeOf = (view: CalendarView, date: LocalDate, firstDay: FirstDay): Days => {
  if (view === 'day') return { from: date, to: date };
  if (view === 'week') return weekAround(date, firstDay);
  return restOfMonth(view === 'list' ? date : firstOfMonth(date));
};

export const daysIn = ({ from, to }: Days): readonly LocalDate[] => {
  const days: LocalDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
};

/** The month buckets that a range touches: one, or two around the turn of a month. */
export const monthsOf = ({ from, to }: Days): readonly string[] => [...new Set([monthOf(from), monthOf(to)])];

/** The date one step earlier or later. A month keeps its day where it can; a list shows all of another month. */
export const stepped = (view: CalendarView, date: LocalDate, by: 1 | -1): LocalDate => {
  if (view === 'day') return addDays(date, by);
  if (view === 'week') return addDays(date, 7 * by);
  const first = firstOfMonth(by === 1 ? addDays(firstOfMonth(date), 31) : addDays(firstOfMonth(date), -1));
  if (view === 'list') return first;
  const last = addDays(firstOfMonth(addDays(first, 31)), -1);
  const same = `${monthOf(first)}-${date.slice(8)}` as LocalDate;
  return same <= last ? same : last;
};

const OPTIONS = {
  long: { weekday: 'long', month: 'long', day: 'numeric' },
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  dayOfMonth: { month: 'long', day: 'numeric' },
  shortDayOfMonth: { month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
const formats: Partial<Record<keyof typeof OPTIONS, Intl.DateTimeFormat>> = {};

/** A format is kept: making one takes longer than what is done with it. */
const format = (date: LocalDate, name: keyof typeof OPTIONS): string => {
  const kept = (formats[name] ??= new Intl.DateTimeFormat('en-US', { ...OPTIONS[name], timeZone: 'UTC' }));
  return kept.format(Date.parse(`${date}T00:00:00Z`));
};

/** `Monday, November 16` */
export const longDate = (date: LocalDate): string => format(date, 'long');

/** `November` */
export const monthName = (date: LocalDate): string => format(date, 'monthName');

/** `Mon, Nov 16` */
export const shortDate = (date: LocalDate): string => format(date, 'short');

/** `Nov 16` */
export const shortDayOfMonth = (date: LocalDate): string => format(date, 'shortDayOfMonth');

/** `Monday, November 16`, `November 16–22`, `November 2026`; a list that begins later says so: `November 16–30` */
export const rangeInTitle = (view: CalendarView, date: LocalDate, firstDay: FirstDay): string => {
  if (view === 'day') return longDate(date);
  const { from, to } = rangeOf(view, date, firstDay);
  if (view === 'month' || (view === 'list' && from === firstOfMonth(from))) return format(date, 'month');
  const start = format(from, 'dayOfMonth');
  if (from === to) return start;
  return monthOf(from) === monthOf(to)
    ? `${start}–${Number(to.slice(8))}`
    : `${format(from, 'shortDayOfMonth')} – ${format(to, 'shortDayOfMonth')}`;
};
