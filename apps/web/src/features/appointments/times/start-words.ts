import { showDateWithWeekday } from '@tailgate/values/date-text';
import { localDateAt, localMinutesAt, parseLocalDate, showMinutes, type LocalDate } from '@tailgate/values/local-time';
import { timeInWords } from '#ui/words/time-of-day.ts';
import { shortDate, type CalendarHabits } from '../calendar/calendar-days.ts';

/** `$90`, `$90 – $120` */
export const clockTime = (time: string, clock: CalendarHabits['clock']): string =>
  clock === '24' ? time : timeInWords(time);

/** Of `2026-06-01T09:00:00-05:00`, the local time of the groomer with its offset. */
export const dateOfSlot = (start: string): string => start.slice(0, 10);
export const timeOfSlot = (start: string): string => start.slice(11, 16);

export const dayFrom = (text: string): LocalDate => {
  const date = parseLocalDate(text);
  if (!date) throw new TypeError(`${text} is not a day`);
  return date;
};

/** `Sat, Jun 13, 2026` */
export const dateInWords = (date: string): string => showDateWithWeekday(dayFrom(date));

/** `Sat, Jun 13, 9:00 AM` */
export const startInWords = (date: string, time: string, clock: CalendarHabits['clock']): string =>
  `${shortDate(dayFrom(date))}, ${clockTime(time, clock)}`;

/** The local date and time of an instant. */
export const localStartOf = (instant: string, timeZone: string): { date: string; time: string } => ({
  date: localDateAt(new Date(instant), timeZone),
  time: showMinutes(localMinutesAt(new Date(instant), timeZone)),
});
