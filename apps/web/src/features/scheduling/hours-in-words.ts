import { windowsOn, type DayHours } from './week.ts';

type Reader = (time: string) => string;

export const dayInWords = (day: DayHours, read: Reader): string =>
  windowsOn(day)
    .map(({ start, end }) => `${read(start)} – ${read(end)}`)
    .join(', ') || 'off';

/** `9 hr`, `4.5 hr` */
export const hoursInWords = (minutes: number): string => `${Math.round((minutes / 60) * 100) / 100} hr`;
