import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#shell/api/call.ts';

export type PaperItem = CallAnswer<'GET /v2/service-provider/account/documents'>['items'][number];

const KEY = ['documents'];
const PAGE = 8;

export const documentsQuery = (search: string, offset: number) =>
  queryOptions({
    queryKey: [...KEY, search, offset],
    queryFn: ({ signal }) =>
      call('GET /v2/service-provider/account/documents', { query: { search, limit: PAGE, offset }, signal }),
    placeholderData: keepPreviousData,
  });

export const useReloadDocuments = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: KEY });
};
