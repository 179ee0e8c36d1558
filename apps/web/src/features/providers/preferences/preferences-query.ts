import type { CallAnswer } from '@tailgate/contract';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { calendarHabitsOf } from './calendar-habits.ts';

export type Preferences = CallAnswer<'GET /v2/service-provider/account/preferences'>;

export const preferencesQuery = read('GET /v2/service-provider/account/preferences');

export const keepPreferences = (queryClient: QueryClient, answer: Preferences): void => {
  queryClient.setQueryData(preferencesQuery.queryKey, answer);
};

export const useSavePreferences = () =>
  useWrite('POST /v2/service-provider/account/preferences', { keep: keepPreferences });

/** How calendars and times are shown: the country's defaults until the provider has chosen, or while offline. */
export const useCalendarHabits = () => calendarHabitsOf(useQuery(preferencesQuery).data?.uiPreferences ?? {});
