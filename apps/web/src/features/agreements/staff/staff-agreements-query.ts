import type { CallAnswer } from '@tailgate/contract';
import type { SignerFilter } from '@tailgate/contract/facts';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { read, readAll } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';

const STAFF = '/v2/staff/agreements';
const LIST = `GET ${STAFF}` as const;
const ONE = `GET ${STAFF}/:id` as const;
const PEOPLE = `GET ${STAFF}/:id/people` as const;
export const VERIFY = `GET ${STAFF}/verify` as const;
export const CREATE = `POST ${STAFF}` as const;
export const SAVE = `PUT ${STAFF}/:id/draft` as const;

export type StaffAgreement = CallAnswer<typeof ONE>;
export type StaffAgreementRow = CallAnswer<typeof LIST>['items'][number];

export const staffAgreementsQuery = () => readAll(LIST);
export const staffAgreementQuery = (id: string) => read(ONE, { params: { id } });

const PAGE_SIZE = 20;
export const signersQuery = (id: string, wanted: { filter: SignerFilter; search: string; page: number }) => ({
  ...read(PEOPLE, {
    params: { id },
    query: {
      filter: wanted.filter,
      search: wanted.search,
      limit: PAGE_SIZE,
      offset: (wanted.page - 1) * PAGE_SIZE,
    },
  }),
  placeholderData: keepPreviousData,
});

export const keepAgreement = (queryClient: QueryClient, answer: StaffAgreement): void => {
  queryClient.setQueryData(staffAgreementQuery(answer.id).queryKey, answer);
};

export const useAgreementActions = (id: string) => ({
  params: { id },
  publish: useWrite(`POST ${STAFF}/:id/publish`, { keep: keepAgreement }),
  retire: useWrite(`POST ${STAFF}/:id/retire`, { keep: keepAgreement }),
  discard: useWrite(`DELETE ${STAFF}/:id/draft`),
});
