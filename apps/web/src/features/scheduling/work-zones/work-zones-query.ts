import type { CallAnswer } from '@tailgate/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { providerQuery } from '#shell/account/account-query.ts';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';

export type WorkZones = CallAnswer<'GET /v2/service-provider/work-zone'>;
export type WorkZone = WorkZones['zones'][number];

export const workZonesQuery = read('GET /v2/service-provider/work-zone');

/** Where the groomer sets out from in the morning. */
export const homeQuery = queryOptions({ ...providerQuery, select: ({ physicalAddress }) => physicalAddress });

const keep = (queryClient: QueryClient, answer: WorkZones): void => {
  queryClient.setQueryData(workZonesQuery.queryKey, answer);
};

/** The screen says what went wrong itself: the answers of the API are too short for it. */
export const useSaveZone = () => useWrite('POST /v2/service-provider/work-zone', { errors: 'inline', keep });

export const useDeleteZone = () => useWrite('DELETE /v2/service-provider/work-zone/:id', { errors: 'inline', keep });

export const useOutline = () => useWrite('POST /v2/service-provider/work-zone/outline', { errors: 'inline' });
