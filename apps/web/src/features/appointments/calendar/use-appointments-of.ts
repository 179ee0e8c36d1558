import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Days } from '#shell/periods/period.ts';
import { dayOf } from '../appointment-words.ts';
import { monthQuery } from '../appointments-query.ts';
import { monthsOf } from './calendar-days.ts';

/** The appointments of some days and what customers are booking on them, out of the months that they touch. */
export const useAppointmentsOf = (range: Days, timeZone: string) => {
  const { from, to } = range;
  const months = useQueries({ queries: monthsOf(range).map(monthQuery) });
  // A range touches at most two months.
  const [first, second] = months.map(({ data }) => data?.items);
  const [firstHolds, secondHolds] = months.map(({ data }) => data?.holds);
  const isLoaded = months.every(({ data }) => data !== undefined);
  const isWithin = useCallback(
    (at: string) => {
      const day = dayOf(at, timeZone);
      return from <= day && day <= to;
    },
    [from, to, timeZone],
  );
  const appointments = useMemo(
    () => [...(first ?? []), ...(second ?? [])].filter(({ appointmentStart }) => isWithin(appointmentStart)),
    [first, second, isWithin],
  );
  const holds = useMemo(
    () => [...(firstHolds ?? []), ...(secondHolds ?? [])].filter(({ start }) => isWithin(start)),
    [firstHolds, secondHolds, isWithin],
  );
  return { months, appointments: isLoaded ? appointments : undefined, holds };
};
