import type { CallAnswer } from '@tailgate/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#shell/api/call.ts';
import { useWrite } from '#shell/api/use-write.ts';

export type WorkZones = CallAnswer<'GET /v2/service-provider/work-zone'>;
export type WorkZone = WorkZones['zones'][number];

export const workZonesQuery = queryOptions({
  queryKey: ['work-zones'],
  queryFn: ({ signal }) => call('GET /v2/service-provider/work-zone', { signal }),
});

/** Where the groomer sets out from in the morning. */
export const homeQuery = queryOptions({
  queryKey: ['account', 'home'],
  queryFn: async ({ signal }) => (await call('GET /v2/service-provider/account', { signal })).physicalAddress,
});

const useKeeping = () => {
  const queryClient = useQueryClient();
  return (answer: WorkZones) => queryClient.setQueryData(workZonesQuery.queryKey, answer);
};

export const useSaveZone = (errors: 'inline' | 'toast') =>
  useWrite('POST /v2/service-provider/work-zone', { errors, onDone: useKeeping() });

export const useDeleteZone = () => useWrite('DELETE /v2/service-provider/work-zone/:id', { onDone: useKeeping() });

export const useOutline = () => useWrite('POST /v2/service-provider/work-zone/outline', { errors: 'inline' });
