import type { ZoneColor } from '@tailgate/contract';
import {
  addDays,
  parseLocalDate,
  parseMinutes,
  weekdayOf,
  type LocalDate,
  type Weekday,
} from '@tailgate/values/local-time';
import { showDateWithWeekday } from '@tailgate/values/date-text';
import { startOfWeek } from '@tailgate/values/weekdays';
import { isDayOff, type DaysOff } from './time-off.ts';
import { windowsOn, type HoursWindow, type Week } from './week.ts';

/** What the schedule has to know of a zone. */
export interface ServedZone {
  readonly id: string;
  readonly name: string;
  readonly availableDays: readonly number[];
  readonly color: ZoneColor;
}

export interface DayPlan {
  readonly date: LocalDate;
  readonly weekday: Weekday;
  readonly isToday: boolean;
  readonly isPast: boolean;
  readonly isOff: boolean;
  readonly windows: readonly HoursWindow[];
  readonly zones: readonly ServedZone[];
}

/** The week an address asks for, by its first day; what is over, or no day at all, is this week. */
export const shownWeek = (asked: string | undefined, today: LocalDate, firstDay: Weekday): LocalDate => {
  const thisWeek = startOfWeek(today, firstDay);
  const date = asked === undefined ? undefined : parseLocalDate(asked);
  const week = date && startOfWeek(date, firstDay);
  return week && week > thisWeek ? week : thisWeek;
};

interface Facts {
  readonly today: LocalDate;
  readonly week: Week;
  readonly timeOff: readonly DaysOff[];
  readonly zones: readonly ServedZone[];
}

/** A week as it will be worked: the ordinary hours, less the days off, and where. */
export const plansOf = (first: LocalDate, { today, week, timeOff, zones }: Facts): readonly DayPlan[] =>
  Array.from({ length: 7 }, (_, index) => {
    const date = addDays(first, index);
    const weekday = weekdayOf(date);
    const isOff = isDayOff(date, timeOff);
    return {
      date,
      weekday,
      isToday: date === today,
      isPast: date < today,
      isOff,
      windows: isOff ? [] : windowsOn(week[weekday]),
      zones: zones.filter(({ availableDays }) => availableDays.includes(weekday)),
    };
  });

export interface Axis {
  /** Whole hours of the day. */
  readonly from: number;
  readonly to: number;
}

const ORDINARY: Axis = { from: 8, to: 18 };
const minutesOf = (time: string): number => parseMinutes(time) ?? 0;

/** The hours the chart covers: an ordinary day, extended where working hours are longer. */
export const axisOf = (week: Week): Axis => {
  const windows = Object.values(week).flatMap(windowsOn);
  return {
    from: Math.min(ORDINARY.from, ...windows.map(({ start }) => Math.floor(minutesOf(start) / 60))),
    to: Math.max(ORDINARY.to, ...windows.map(({ end }) => Math.ceil(minutesOf(end) / 60))),
  };
};

/** Where on the axis a stretch begins and how long it is, from 0 to 100. */
export const placeOn = ({ from, to }: Axis, { start, end }: HoursWindow) => {
  const share = (minutes: number) => (minutes / ((to - from) * 60)) * 100;
  return { top: share(minutesOf(start) - from * 60), height: share(minutesOf(end) - minutesOf(start)) };
};

/** `Jun 8 – Jun 14, 2026` is long for a title: `June 8–14, 2026`, `June 29 – July 5, 2026`. */
export const weekInTitle = (first: LocalDate): string => {
  const last = addDays(first, 6);
  const month = (date: LocalDate) =>
    new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  const [from, to] = [Number(first.slice(8)), Number(last.slice(8))];
  const [year, lastYear] = [first.slice(0, 4), last.slice(0, 4)];
  if (month(first) === month(last)) return `${month(first)} ${from}–${to}, ${year}`;
  const start = year === lastYear ? `${month(first)} ${from}` : `${month(first)} ${from}, ${year}`;
  return `${start} – ${month(last)} ${to}, ${lastYear}`;
};

/** A day for who does not see the drawing. */
export const planInWords = (plan: DayPlan, read: (time: string) => string): string => {
  const day = `${showDateWithWeekday(plan.date)}${plan.isToday ? ', today' : ''}`;
  if (plan.isOff) return `${day}: time off, all day`;
  if (plan.windows.length === 0) return `${day}: not working`;
  const hours = plan.windows.map(({ start, end }) => `${read(start)} – ${read(end)}`).join(', ');
  const where = plan.zones.length === 0 ? 'no work zone' : plan.zones.map(({ name }) => name).join(', ');
  return `${day}: ${hours}; ${where}`;
};
