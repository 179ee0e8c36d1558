import { weekdayOf, type LocalDate } from '@tailgate/values';

export interface WeeklyWindow {
  readonly day: number;
  /** Minutes of the day, the end excluded. */
  readonly start: number;
  readonly end: number;
}
export interface DaysOff {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
}

/** What is wrong with a week, by the place of the first wrong window, in words for the person who typed it. */
export const problemsOf = (windows: readonly WeeklyWindow[]): Record<string, string> => {
  const problems: Record<string, string> = {};
  windows.forEach((window, index) => {
    if (window.start >= window.end) problems[`availability.${index}.end`] = 'must be after the start';
    const clash = windows.findIndex(
      (other, otherIndex) =>
        otherIndex < index && other.day === window.day && other.start < window.end && window.start < other.end,
    );
    if (clash >= 0) problems[`availability.${index}.start`] = 'overlaps with another window of the same day';
  });
  return problems;
};

/** A day is worked when its weekday has a window and no time off covers it. */
export const isWorkingDay = (date: LocalDate, windows: readonly WeeklyWindow[], timeOff: readonly DaysOff[]): boolean =>
  windows.some((window) => window.day === weekdayOf(date)) && !isDayOff(date, timeOff);

export const isDayOff = (date: LocalDate, timeOff: readonly DaysOff[]): boolean =>
  timeOff.some(({ startDate, endDate }) => startDate <= date && date <= endDate);
