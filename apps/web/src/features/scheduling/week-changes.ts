import type { Weekday } from '@tailgate/values/local-time';
import { weekdayName, weekdaysFrom } from '@tailgate/values/weekdays';
import { hoursInWords } from './hours-in-words.ts';
import { minutesOn, windowsOn, type DayHours, type Week } from './week.ts';

export const isChanged = (day: DayHours, saved: DayHours): boolean =>
  JSON.stringify(windowsOn(day)) !== JSON.stringify(windowsOn(saved));

/** `9 hr`, `10 hr, was 9 hr` or `Off` */
export const dayTotalInWords = (day: DayHours, saved: DayHours): string => {
  const inWords = (hours: DayHours) => (windowsOn(hours).length === 0 ? 'Off' : hoursInWords(minutesOn(hours)));
  const [now, before] = [inWords(day), inWords(saved)];
  return now === before ? now : `${now}, was ${before === 'Off' ? 'off' : before}`;
};

/** `Thursday, 1 hr longer` or `3 days` */
export const weekChangesInWords = (week: Week, saved: Week): string => {
  const days = weekdaysFrom(1).filter((day: Weekday) => isChanged(week[day], saved[day]));
  const [only] = days;
  if (only === undefined) return '';
  if (days.length > 1) return `${days.length} days`;
  const more = minutesOn(week[only]) - minutesOn(saved[only]);
  if (more === 0) return `${weekdayName(only)}, moved`;
  return `${weekdayName(only)}, ${hoursInWords(Math.abs(more))} ${more > 0 ? 'longer' : 'shorter'}`;
};
