import type { StartConflict } from '@tailgate/contract/facts';
import { showDateWithWeekday } from '@tailgate/values/date-text';
import { localDateAt, localMinutesAt, parseLocalDate, showMinutes, type LocalDate } from '@tailgate/values/local-time';
import { centsOf, showEstimate } from '@tailgate/values/money';
import { timeInWords } from '#ui/words/time-of-day.ts';

/** Time format and first day of the week. */
export interface CalendarHabits {
  readonly clock: '12' | '24';
  readonly firstDayOfWeek: 1 | 2;
}

/** `$90`, `$90 – $120` */
export const priceInWords = (min: number, max: number, currency: string): string => {
  const low = showEstimate(centsOf(min), currency);
  return min === max ? low : `${low} – ${showEstimate(centsOf(max), currency)}`;
};

export const clockTime = (time: string, clock: CalendarHabits['clock']): string =>
  clock === '24' ? time : timeInWords(time);

/** Of `2026-06-01T09:00:00-05:00`, the local time of the groomer with its offset. */
export const dateOfSlot = (start: string): string => start.slice(0, 10);
export const timeOfSlot = (start: string): string => start.slice(11, 16);

const day = (text: string): LocalDate => {
  const date = parseLocalDate(text);
  if (!date) throw new TypeError(`${text} is not a day`);
  return date;
};

/** `Sat, Jun 13, 2026` */
export const dateInWords = (date: string): string => showDateWithWeekday(day(date));

/** `Sat, Jun 13`: where the year is clear. */
export const shortDate = (date: string): string => dateInWords(date).slice(0, -', 2026'.length);

/** `Saturday, June 13` */
export const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** `Sat, Jun 13, 9:00 AM` */
export const startInWords = (date: string, time: string, clock: CalendarHabits['clock']): string =>
  `${shortDate(date)}, ${clockTime(time, clock)}`;

/** The local date and time of an instant. */
export const startOf = (instant: string, timeZone: string): { date: string; time: string } => ({
  date: localDateAt(new Date(instant), timeZone),
  time: showMinutes(localMinutesAt(new Date(instant), timeZone)),
});

/** Why one date of a series is in the way. */
export const CONFLICTS: Readonly<Record<StartConflict, string>> = {
  past: 'This time has passed',
  slot_taken: 'Overlaps another appointment or its drive',
  outside_hours: 'Outside your working hours',
  time_off: 'You marked this day as time off',
  zone_not_served: 'The address is outside this day’s work zones',
};
