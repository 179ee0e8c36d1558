import { addDays, parseLocalDate, weekdayOf, type LocalDate } from '@tailgate/values/local-time';

export const CALENDAR_VIEWS = ['day', 'week', 'month', 'list'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Time format and first day of the week. */
export interface CalendarHabits {
  readonly clock: '12' | '24';
  readonly firstDayOfWeek: 1 | 2;
}

export const monthOf = (date: string): string => date.slice(0, 7);
const firstOfMonth = (date: LocalDate) => `${monthOf(date)}-01` as LocalDate;

export const startOfWeek = (date: LocalDate, firstDay: 1 | 2): LocalDate =>
  addDays(date, -((weekdayOf(date) - firstDay + 7) % 7));

/** The date in the address; whatever is not a date is today. */
export const shownDate = (asked: string | undefined, today: LocalDate): LocalDate =>
  (asked === undefined ? undefined : parseLocalDate(asked)) ?? today;

export interface DayRange {
  readonly from: LocalDate;
  /** Included. */
  readonly to: LocalDate;
}

export const rangeOf = (view: CalendarView, date: LocalDate, firstDay: 1 | 2): DayRange => {
  if (view === 'day') return { from: date, to: date };
  if (view === 'week') {
    const from = startOfWeek(date, firstDay);
    return { from, to: addDays(from, 6) };
  }
  const from = firstOfMonth(date);
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
};

export const daysIn = ({ from, to }: DayRange): readonly LocalDate[] => {
  const days: LocalDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
};

/** The month buckets that a range touches: one, or two around the turn of a month. */
export const monthsOf = ({ from, to }: DayRange): readonly string[] => [...new Set([monthOf(from), monthOf(to)])];

/** The date one step earlier or later. A month keeps its day where it can. */
export const stepped = (view: CalendarView, date: LocalDate, by: 1 | -1): LocalDate => {
  if (view === 'day') return addDays(date, by);
  if (view === 'week') return addDays(date, 7 * by);
  const first = firstOfMonth(by === 1 ? addDays(firstOfMonth(date), 31) : addDays(firstOfMonth(date), -1));
  const last = addDays(firstOfMonth(addDays(first, 31)), -1);
  const same = `${monthOf(first)}-${date.slice(8)}` as LocalDate;
  return same <= last ? same : last;
};

const OPTIONS = {
  long: { weekday: 'long', month: 'long', day: 'numeric' },
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
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

/** `Mon, Nov 16` */
export const shortDate = (date: LocalDate): string => format(date, 'short');

/** `Nov 16` */
export const shortDayOfMonth = (date: LocalDate): string => format(date, 'shortDayOfMonth');

/** `Monday, November 16`, `November 16–22`, `November 2026` */
export const rangeInTitle = (view: CalendarView, date: LocalDate, firstDay: 1 | 2): string => {
  if (view === 'day') return longDate(date);
  if (view !== 'week') return format(date, 'month');
  const { from, to } = rangeOf('week', date, firstDay);
  const start = format(from, 'dayOfMonth');
  return monthOf(from) === monthOf(to)
    ? `${start}–${Number(to.slice(8))}`
    : `${format(from, 'shortDayOfMonth')} – ${format(to, 'shortDayOfMonth')}`;
};
