import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#ui/dates/use-now.ts';
import { monthOf, moveMonth } from '#features/appointments/index.ts';
import { freeDaysQuery, freeSlotsQuery } from '../visitor-booking-query.ts';

const SHOWN = 3;
const OWN_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The next free times of one groomer: those of the first free day of this month or the next. */
export const useNextStarts = (searchId: string, providerId: string) => {
  const of = { searchId, providerId };
  const month = monthOf(localDateAt(useNow(), OWN_ZONE));
  const now = useQuery(freeDaysQuery(of, month));
  const firstNow = now.data?.days.find(({ available }) => available)?.date;
  const later = useQuery({
    ...freeDaysQuery(of, moveMonth(month, 1)),
    enabled: now.data !== undefined && firstNow === undefined,
  });
  const date = firstNow ?? later.data?.days.find(({ available }) => available)?.date;
  const slots = useQuery({ ...freeSlotsQuery(of, date ?? ''), enabled: date !== undefined });
  const isNever = date === undefined && later.data !== undefined;
  return {
    starts: isNever ? [] : slots.data?.slots.slice(0, SHOWN).map(({ start }) => start),
    of: [now, later, slots],
  };
};
