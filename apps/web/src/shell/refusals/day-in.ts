import { showDate } from '@tailgate/values/date-text';
import { parseLocalDate } from '@tailgate/values/local-time';

/** `Nov 14, 2026` */
export const dayIn = (date: string): string => {
  const day = parseLocalDate(date);
  return day ? showDate(day) : date;
};

/** `Nov 14`: nobody is away for a year. */
export const shortDayIn = (date: string): string => dayIn(date).replace(/, \d+$/, '');
