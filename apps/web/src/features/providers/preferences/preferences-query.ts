import type { CallAnswer } from '@tailgate/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useWrite } from '#shell/api/use-write.ts';
import { preferencesQuery } from '#shell/periods/calendar-habits.ts';

export { preferencesQuery, useCalendarHabits } from '#shell/periods/calendar-habits.ts';

export type Preferences = CallAnswer<'GET /v2/service-provider/account/preferences'>;

export const keepPreferences = (queryClient: QueryClient, answer: Preferences): void => {
  queryClient.setQueryData(preferencesQuery.queryKey, answer);
};

export const useSavePreferences = () =>
  useWrite('POST /v2/service-provider/account/preferences', { keep: keepPreferences });
