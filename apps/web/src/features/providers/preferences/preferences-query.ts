import type { CallAnswer } from '@tailgate/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { calendarHabitsOf } from './calendar-habits.ts';

export type Preferences = CallAnswer<'GET /v2/service-provider/account/preferences'>;

export const preferencesQuery = read('GET /v2/service-provider/account/preferences');

export const useSavePreferences = () => {
  const queryClient = useQueryClient();
  return useWrite('POST /v2/service-provider/account/preferences', {
    onDone: (answer) => queryClient.setQueryData(preferencesQuery.queryKey, answer),
  });
};

/** How calendars and times are shown: the country's defaults until the provider has chosen, or while offline. */
export const useCalendarHabits = () => calendarHabitsOf(useQuery(preferencesQuery).data?.uiPreferences ?? {});
