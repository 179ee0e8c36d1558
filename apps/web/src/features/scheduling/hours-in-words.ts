import type { Weekday } from '@tailgate/values/local-time';
import { weekdayName, weekdaysFrom } from '@tailgate/values/weekdays';
import { windowsOn, type DayHours, type Week } from './week.ts';

type Reader = (time: string) => string;

export const dayInWords = (day: DayHours, read: Reader): string =>
  windowsOn(day)
    .map(({ start, end }) => `${read(start)} – ${read(end)}`)
    .join(', ') || 'off';

/** The week for people who cannot see the chart. */
export const weekInWords = (week: Week, firstDay: Weekday, read: Reader): string =>
  weekdaysFrom(firstDay)
    .map((day) => `${weekdayName(day)} ${dayInWords(week[day], read)}`)
    .join('. ');

/** `9 hr`, `4.5 hr` */
export const hoursInWords = (minutes: number): string => `${Math.round((minutes / 60) * 100) / 100} hr`;
