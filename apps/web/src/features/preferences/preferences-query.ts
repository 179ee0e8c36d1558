import type { CallAnswer } from '@tailgate/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shell/api/call.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { calendarHabitsOf } from './calendar-habits.ts';

export type Preferences = CallAnswer<'GET /v2/service-provider/account/preferences'>;

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => call('GET /v2/service-provider/account/preferences', { signal }),
});

export const useSavePreferences = (errors: 'inline' | 'toast' = 'toast') => {
  const queryClient = useQueryClient();
  return useWrite('POST /v2/service-provider/account/preferences', {
    errors,
    onDone: (answer) => queryClient.setQueryData(preferencesQuery.queryKey, answer),
  });
};

/** How calendars and clocks are shown: as everywhere in the country until the provider has chosen, or nobody can be asked. */
export const useCalendarHabits = () => calendarHabitsOf(useQuery(preferencesQuery).data?.uiPreferences ?? {});
