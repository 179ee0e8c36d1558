import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#shell/api/call.ts';
import { useWrite } from '#shell/api/use-write.ts';

const WEEK = '/v2/service-appointment/service-provider/availability/weekly-availability';

export const weekQuery = queryOptions({
  queryKey: ['weekly-hours'],
  queryFn: ({ signal }) => call(`GET ${WEEK}`, { signal }),
});

export const useSaveWeek = () => {
  const queryClient = useQueryClient();
  return useWrite(`POST ${WEEK}`, { onDone: (answer) => queryClient.setQueryData(weekQuery.queryKey, answer) });
};

/** The zone in which a provider's days begin and end. */
export const timeZoneQuery = queryOptions({
  queryKey: ['account', 'time-zone'],
  queryFn: async ({ signal }) => (await call('GET /v2/service-provider/account', { signal })).timeZone,
});
