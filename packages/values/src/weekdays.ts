import { addDays, parseLocalDate, weekdayOf, type LocalDate, type Weekday } from './local-time.ts';

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const weekdayName = (weekday: Weekday): (typeof NAMES)[number] => NAMES[weekday - 1] ?? NAMES[0];

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** All seven, from the given first day of the week. */
export const weekdaysFrom = (first: Weekday): readonly Weekday[] => [
  ...WEEKDAYS.slice(first - 1),
  ...WEEKDAYS.slice(0, first - 1),
];

/** The first day of the week that a date is in. */
export const startOfWeek = (date: LocalDate, first: Weekday): LocalDate =>
  addDays(date, -((weekdayOf(date) - first + 7) % 7));

/** The week that a date is in, by its first and its last day. */
export const weekAround = (date: LocalDate, first: Weekday): { readonly from: LocalDate; readonly to: LocalDate } => {
  const from = startOfWeek(date, first);
  return { from, to: addDays(from, 6) };
};

// Both take unchecked input of forms and calls, so they validate it.
const checkedDate = (startDate: unknown): LocalDate => {
  const date = typeof startDate === 'string' ? parseLocalDate(startDate) : undefined;
  if (!date) throw new TypeError('startDate should be a date');
  return date;
};

const checkedWeekday = (weekday: unknown): Weekday => {
  if (typeof weekday !== 'number' || !Number.isInteger(weekday) || weekday < 1 || weekday > 7)
    throw new TypeError('weekday should be a number');
  return weekday as Weekday;
};

/** The first date with this weekday, on or after the start. */
export const weekdayOnOrAfter = (startDate: unknown, weekday: unknown): LocalDate => {
  const start = checkedDate(startDate);
  return addDays(start, (checkedWeekday(weekday) - weekdayOf(start) + 7) % 7);
};
