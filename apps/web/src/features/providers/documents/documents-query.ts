import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { everyRead, read } from '#shell/api/read.ts';

const DOCUMENTS = 'GET /v2/service-provider/account/documents';

export type PaperItem = CallAnswer<typeof DOCUMENTS>['items'][number];

const PAGE = 8;

export const documentsQuery = (search: string, offset: number) => ({
  ...read(DOCUMENTS, { query: { search, limit: PAGE, offset } }),
  placeholderData: keepPreviousData,
});

export const useReloadDocuments = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: everyRead(DOCUMENTS) });
};
