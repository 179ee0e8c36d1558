import type { CallAnswer } from '@tailgate/contract';
import type { LeadFilter } from '@tailgate/contract/facts';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';

const LEADS = '/v2/staff/leads';
const LIST = `GET ${LEADS}` as const;
export const ANSWER = `PUT ${LEADS}/:id/answer` as const;

export type Lead = CallAnswer<typeof LIST>['items'][number];

const PAGE_SIZE = 20;

export const leadsQuery = (filter: LeadFilter, page: number) => ({
  ...read(LIST, { query: { filter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE } }),
  placeholderData: keepPreviousData,
});

export const useReopenLead = () =>
  useWrite(`DELETE ${LEADS}/:id/answer`, { onDone: () => toastSuccess('Lead reopened') });
