import type { LocalDate } from '@tailgate/values';
import { doOverlap, endsAfterStart, type DayWindow } from '@tailgate/values/day-window';

export interface WeeklyWindow extends DayWindow {
  readonly day: number;
}
export interface DaysOff {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
}

/** Validation messages of a week by form field. */
export const problemsOf = (windows: readonly WeeklyWindow[]): Record<string, string> => {
  const problems: Record<string, string> = {};
  windows.forEach((window, index) => {
    if (!endsAfterStart(window)) problems[`availability.${index}.end`] = 'must be after the start';
    const earlier = windows.slice(0, index).filter(({ day }) => day === window.day);
    if (earlier.some((other) => doOverlap(other, window)))
      problems[`availability.${index}.start`] = 'overlaps with another window of the same day';
  });
  return problems;
};
