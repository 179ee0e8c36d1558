import { addDays, daysBetween, type LocalDate } from '@tailgate/values/local-time';
import { startOfWeek } from '@tailgate/values/weekdays';
import type { KeyboardEvent } from 'react';
import { rangeOf, type CalendarHabits } from './calendar-days.ts';

/** Whole weeks around a month. */
export const daysAround = (date: LocalDate, firstDay: CalendarHabits['firstDayOfWeek']): readonly LocalDate[] => {
  const { from, to } = rangeOf('month', date, firstDay);
  const first = startOfWeek(from, firstDay);
  const weeks = Math.floor(daysBetween(first, to) / 7) + 1;
  return Array.from({ length: weeks * 7 }, (_, index) => addDays(first, index));
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrows go from day to day. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  const { day } = (event.target as HTMLElement).dataset;
  if (step === undefined || day === undefined) return;
  const next = event.currentTarget.querySelector<HTMLElement>(`[data-day="${addDays(day as LocalDate, step)}"]`);
  if (!next) return;
  event.preventDefault();
  next.focus();
};
