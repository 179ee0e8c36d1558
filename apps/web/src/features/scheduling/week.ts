import { doOverlap, endsAfterStart, type DayWindow } from '@tailgate/values/day-window';
import { parseMinutes, sendMinutes, showMinutes, type Weekday } from '@tailgate/values/local-time';
import { weekdaysFrom } from '@tailgate/values/weekdays';
import { timeInWords } from '#ui/words/time-of-day.ts';

/** `HH:MM` of one day, the end excluded. */
export interface HoursWindow {
  readonly start: string;
  readonly end: string;
}

/** A day that is switched off keeps its hours, so that switching it on again brings them back. */
export interface DayHours {
  readonly isOn: boolean;
  readonly windows: readonly HoursWindow[];
}

export type Week = Readonly<Record<Weekday, DayHours>>;

const WEEKDAYS = weekdaysFrom(1);

const ORDINARY_DAY: HoursWindow = { start: '09:00', end: '17:00' };
/** Monday to Friday, for whoever has no hours yet. */
export const ORDINARY_WEEK: readonly Weekday[] = [2, 3, 4, 5, 6];
const LAST_TIME = 23 * 60 + 45;
const BREAK_MINUTES = 60;
const SHORTEST_MINUTES = 15;
const ADDED_MINUTES = 180;

const minutesOf = (time: string): number => parseMinutes(time) ?? 0;
const dayWindowOf = ({ start, end }: HoursWindow): DayWindow => ({ start: minutesOf(start), end: minutesOf(end) });
const byStart = (one: HoursWindow, other: HoursWindow) => minutesOf(one.start) - minutesOf(other.start);

interface AnsweredWindow extends HoursWindow {
  readonly day: number;
}

export const weekOf = (availability: readonly AnsweredWindow[]): Week => {
  const dayOf = (weekday: Weekday): DayHours => {
    const windows = availability.filter(({ day }) => day === weekday).map(({ start, end }) => ({ start, end }));
    return { isOn: windows.length > 0, windows: windows.sort(byStart) };
  };
  return { 1: dayOf(1), 2: dayOf(2), 3: dayOf(3), 4: dayOf(4), 5: dayOf(5), 6: dayOf(6), 7: dayOf(7) };
};

export const ordinaryWeek = (): Week => weekOf(ORDINARY_WEEK.map((day) => ({ day, ...ORDINARY_DAY })));

export const windowsOn = ({ isOn, windows }: DayHours): readonly HoursWindow[] => (isOn ? windows : []);

/** As the call wants it: only the days that are on, in order, with seconds. */
export const windowsToSend = (week: Week): AnsweredWindow[] =>
  WEEKDAYS.flatMap((day) =>
    [...windowsOn(week[day])].sort(byStart).map(({ start, end }) => ({
      day,
      start: sendMinutes(minutesOf(start)),
      end: sendMinutes(minutesOf(end)),
    })),
  );

const replaceDay = (week: Week, day: Weekday, hours: DayHours): Week => ({ ...week, [day]: hours });

export const switchDay = (week: Week, day: Weekday, isOn: boolean): Week => {
  const { windows } = week[day];
  return replaceDay(week, day, { isOn, windows: isOn && windows.length === 0 ? [ORDINARY_DAY] : windows });
};

export const changeWindow = (week: Week, day: Weekday, index: number, change: Partial<HoursWindow>): Week =>
  replaceDay(week, day, {
    isOn: true,
    windows: week[day].windows.map((window, at) => (at === index ? { ...window, ...change } : window)),
  });

/** Without its last hours a day is off. */
export const removeWindow = (week: Week, day: Weekday, index: number): Week => {
  const windows = week[day].windows.filter((_, at) => at !== index);
  return replaceDay(week, day, { isOn: windows.length > 0, windows });
};

/** Where further hours fit: an hour after the last ones, else an hour before the first. */
export const freeWindow = (windows: readonly HoursWindow[]): HoursWindow | undefined => {
  if (windows.length === 0) return ORDINARY_DAY;
  const start = Math.max(...windows.map((window) => minutesOf(window.end))) + BREAK_MINUTES;
  if (start + SHORTEST_MINUTES <= LAST_TIME)
    return { start: showMinutes(start), end: showMinutes(Math.min(start + ADDED_MINUTES, LAST_TIME)) };
  const end = Math.min(...windows.map((window) => minutesOf(window.start))) - BREAK_MINUTES;
  if (end < SHORTEST_MINUTES) return undefined;
  return { start: showMinutes(Math.max(0, end - ADDED_MINUTES)), end: showMinutes(end) };
};

export const addWindow = (week: Week, day: Weekday): Week => {
  const added = freeWindow(week[day].windows);
  return added ? replaceDay(week, day, { isOn: true, windows: [...week[day].windows, added] }) : week;
};

/** The chosen days get the hours of this one, whatever they had. */
export const copyDay = (week: Week, from: Weekday, to: readonly Weekday[]): Week =>
  to.reduce((copied, day) => replaceDay(copied, day, week[from]), week);

export interface WindowProblem {
  readonly field: 'start' | 'end';
  readonly words: string;
}

/** What is wrong with each of a day's hours, undefined where nothing is. */
export const problemsOf = (
  windows: readonly HoursWindow[],
  inWords: (time: string) => string = timeInWords,
): readonly (WindowProblem | undefined)[] =>
  windows.map((window, index) => {
    const minutes = dayWindowOf(window);
    if (!endsAfterStart(minutes))
      return {
        field: 'end',
        words: `End after ${inWords(window.start)}. To work past midnight, add hours on the next day.`,
      };
    const clash = windows.slice(0, index).find((earlier) => doOverlap(dayWindowOf(earlier), minutes));
    if (!clash) return undefined;
    return { field: 'start', words: `Overlaps with ${inWords(clash.start)} – ${inWords(clash.end)}` };
  });

export const hasProblems = (week: Week): boolean =>
  WEEKDAYS.some((day) => problemsOf(windowsOn(week[day])).some((problem) => problem !== undefined));

/** Time in which two windows overlap counts once, and hours the wrong way round count nothing. */
export const minutesOn = (day: DayHours): number => {
  let [total, until] = [0, 0];
  for (const window of [...windowsOn(day)].sort(byStart)) {
    const [start, end] = [Math.max(minutesOf(window.start), until), minutesOf(window.end)];
    total += Math.max(0, end - start);
    until = Math.max(until, end);
  }
  return total;
};

export const totalMinutes = (week: Week): number => WEEKDAYS.reduce((sum, day) => sum + minutesOn(week[day]), 0);
