import { timeInWords } from '#ui/words/time-of-day.ts';

/** Time format and first day of the week. */
export interface CalendarHabits {
  readonly clock: '12' | '24';
  readonly firstDayOfWeek: 1 | 2;
}

export const timeReader = (clock: CalendarHabits['clock']) => (clock === '24' ? (time: string) => time : timeInWords);

/** `Central Time`: the zone as people say it, summer and winter alike. */
export const timeZoneInWords = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
