import type { CallAnswer, CallInput } from '@tailgate/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import type { TableState } from '#ui/table/table-types.ts';

const LIST = 'GET /v2/staff/failed-jobs';

export type FailedJob = CallAnswer<typeof LIST>['items'][number];
type Query = NonNullable<CallInput<typeof LIST>['query']>;

export const failedJobsQuery = ({ filters: { kind }, size, page }: TableState) => ({
  ...read(LIST, {
    query: {
      limit: size,
      offset: (page - 1) * size,
      // The address was checked against the same list as the contract's.
      ...(kind && { kind: kind as NonNullable<Query['kind']> }),
    },
  }),
  placeholderData: keepPreviousData,
});

export const useRetryFailedJob = (onDone: () => void) =>
  useWrite('POST /v2/staff/failed-jobs/:id/retry', {
    onDone: () => {
      toastSuccess('Task will be retried');
      onDone();
    },
  });

export const useDropFailedJob = (onDone: () => void) =>
  useWrite('DELETE /v2/staff/failed-jobs/:id', {
    onDone: () => {
      toastSuccess('Task dropped');
      onDone();
    },
  });
