import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#ui/dates/use-now.ts';
import { providerQuery } from '../account/account-query.ts';
import { useCalendarHabits } from './calendar-habits.ts';
import type { Now } from './period.ts';

/** The current day in the provider's own time zone, and where it is in their week, as soon as that is known. */
export const useToday = () => {
  const instant = useNow();
  const { firstDayOfWeek: firstDay } = useCalendarHabits();
  const zone = useQuery({ ...providerQuery, select: ({ timeZone }) => timeZone });
  const now: Now | undefined =
    zone.data === undefined ? undefined : { today: localDateAt(instant, zone.data), firstDay };
  return { zone, now, today: now?.today };
};
