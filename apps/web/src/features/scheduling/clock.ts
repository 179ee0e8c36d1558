import type { CalendarHabits } from '#shell/periods/calendar-habits.ts';
import { timeInWords } from '#ui/words/time-of-day.ts';

export type { CalendarHabits } from '#shell/periods/calendar-habits.ts';

export const timeReader = (clock: CalendarHabits['clock']) => (clock === '24' ? (time: string) => time : timeInWords);

/** `Central Time`: the zone as people say it, summer and winter alike. */
export const timeZoneInWords = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
