import {
  addDays,
  daysBetween,
  parseLocalDate,
  weekdayOf,
  type LocalDate,
  type Weekday,
} from '@tailgate/values/local-time';
import { showDate, showDateWithWeekday } from '@tailgate/values/date-text';
import { startOfWeek } from '@tailgate/values/weekdays';

/** Both days belong to it. */
export interface DaysOff {
  readonly startDate: string;
  readonly endDate: string;
}

export type DayMark = 'off' | 'not-working' | 'working' | 'past';

const day = (text: string): LocalDate => {
  const date = parseLocalDate(text);
  if (!date) throw new TypeError(`${text} is not a day`);
  return date;
};

/** Within time off or on its edge. */
export const isDayOff = (date: string, timeOff: readonly DaysOff[]): boolean =>
  timeOff.some(({ startDate, endDate }) => startDate <= date && date <= endDate);

/** Time off is in the future list while its end is today or later. */
export const isUpcoming = ({ endDate }: DaysOff, today: string): boolean => endDate >= today;

interface Calendar {
  readonly today: string;
  readonly timeOff: readonly DaysOff[];
  /** The weekdays with hours in the ordinary week. */
  readonly workingDays: ReadonlySet<number>;
}

export const markOf = (date: LocalDate, { today, timeOff, workingDays }: Calendar): DayMark => {
  const upcoming = timeOff.filter((range) => isUpcoming(range, today));
  if (isDayOff(date, upcoming)) return 'off';
  if (date < today) return 'past';
  return workingDays.has(weekdayOf(date)) ? 'working' : 'not-working';
};

/** The weeks of a month; days of its neighbours are left out. */
export const weeksOfMonth = (month: string, firstDay: Weekday): readonly (readonly (LocalDate | null)[])[] => {
  const first = day(`${month}-01`);
  const before = daysBetween(startOfWeek(first, firstDay), first);
  const days: (LocalDate | null)[] = Array.from({ length: before }, () => null);
  for (let date = first; date.startsWith(month); date = addDays(date, 1)) days.push(date);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
};

export const monthOf = (date: string): string => date.slice(0, 7);

export const moveMonth = (month: string, by: 1 | -1): string =>
  monthOf(by === 1 ? addDays(day(`${month}-01`), 31) : addDays(day(`${month}-01`), -1));

export const monthInWords = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export const tomorrowOf = (today: LocalDate): DaysOff => {
  const tomorrow = addDays(today, 1);
  return { startDate: tomorrow, endDate: tomorrow };
};

/** The whole calendar week after this one. */
export const nextWeekOf = (today: LocalDate, firstDay: Weekday): DaysOff => {
  const startDate = addDays(startOfWeek(today, firstDay), 7);
  return { startDate, endDate: addDays(startDate, 6) };
};

/** `Tue, Nov 17, 2026`, `Nov 17 – Nov 19, 2026`, `Dec 28, 2026 – Jan 3, 2027` */
export const rangeInWords = ({ startDate, endDate }: DaysOff): string => {
  const [start, end] = [day(startDate), day(endDate)];
  if (start === end) return showDateWithWeekday(start);
  const isOneYear = start.slice(0, 4) === end.slice(0, 4);
  return `${isOneYear ? showDate(start).slice(0, -6) : showDate(start)} – ${showDate(end)}`;
};

const inDays = (count: number) => (count === 1 ? 'tomorrow' : `in ${count} days`);
/** Beyond this, dates are clearer than a number of days. */
const NEAR_DAYS = 60;

/** In days. */
export const lengthOf = ({ startDate, endDate }: DaysOff): number => daysBetween(day(startDate), day(endDate)) + 1;

export const lengthInWords = (range: DaysOff): string => {
  const length = lengthOf(range);
  return length === 1 ? '1 day' : `${length} days`;
};

/** `starts tomorrow`, `ends today`; null when it is far away. */
export const comesInWords = ({ startDate, endDate }: DaysOff, today: string): string | null => {
  const untilStart = daysBetween(day(today), day(startDate));
  if (untilStart > NEAR_DAYS) return null;
  if (untilStart > 0) return `starts ${inDays(untilStart)}`;
  return `ends ${endDate === today ? 'today' : inDays(daysBetween(day(today), day(endDate)))}`;
};

/** How long it is and when it comes: `3 days · starts tomorrow`, `2 days · ends today`. */
export const whenInWords = (range: DaysOff, today: string): string =>
  [lengthInWords(range), comesInWords(range, today)].filter((words) => words !== null).join(' · ');

/** Each day off on its own, as calendars mark them. */
export const daysOffIn = (timeOff: readonly DaysOff[]): readonly LocalDate[] =>
  timeOff.flatMap((range) =>
    Array.from({ length: lengthOf(range) }, (_, index) => addDays(day(range.startDate), index)),
  );
