import { addDays, parseLocalDate, weekdayOf, type LocalDate, type Weekday } from './local-time.ts';

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const weekdayName = (weekday: Weekday): (typeof NAMES)[number] => NAMES[weekday - 1] ?? NAMES[0];

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** All seven, beginning where somebody's week begins. */
export const weekdaysFrom = (first: Weekday): readonly Weekday[] => [
  ...WEEKDAYS.slice(first - 1),
  ...WEEKDAYS.slice(0, first - 1),
];

// Both are called with what forms and old calls send, so they look for themselves.
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

/** The first day with this weekday, beginning with the start itself. */
export const weekdayOnOrAfter = (startDate: unknown, weekday: unknown): LocalDate => {
  const start = checkedDate(startDate);
  return addDays(start, (checkedWeekday(weekday) - weekdayOf(start) + 7) % 7);
};
