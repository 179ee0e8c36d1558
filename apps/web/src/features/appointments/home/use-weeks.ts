import { addDays, type LocalDate } from '@tailgate/values/local-time';
import { weekAround } from '@tailgate/values/weekdays';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { monthQuery } from '../appointments-query.ts';
import { monthsOf, type CalendarHabits } from '../calendar/calendar-days.ts';
import { stopsByDay } from './expected.ts';

interface WeeksProps {
  readonly today: LocalDate;
  readonly timeZone: string;
  readonly firstDay: CalendarHabits['firstDayOfWeek'];
}

/** Stops by day from the start of last week to a week from today: out of the months that the schedule reads too. */
export const useWeeks = ({ today, timeZone, firstDay }: WeeksProps) => {
  const week = weekAround(today, firstDay);
  const range = { from: addDays(week.from, -7), to: addDays(today, 7) };
  const months = useQueries({ queries: monthsOf(range).map(monthQuery) });
  // The range is shorter than a month, so it touches at most two.
  const [first, second] = months.map(({ data }) => data?.items);
  const isLoaded = months.every(({ data }) => data !== undefined);
  const byDay = useMemo(
    () => (isLoaded ? stopsByDay([...(first ?? []), ...(second ?? [])], timeZone) : undefined),
    [isLoaded, first, second, timeZone],
  );
  return { week, byDay, months };
};
