import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import type { TableState } from '#ui/table/table-types.ts';

const DRIVERS = '/v2/service-vehicle/fleet-owner/fleet-management/attached-service-providers';
const LIST = `GET ${DRIVERS}` as const;
export const INVITE = `POST ${DRIVERS}` as const;

export type Driver = CallAnswer<typeof LIST>['items'][number];

export const driversQuery = ({ search, page, size }: TableState) => ({
  ...read(LIST, { query: { search, limit: size, offset: (page - 1) * size } }),
  placeholderData: keepPreviousData,
});

/** Withdraws an invitation, or ends that a groomer drives: the call is the same. */
export const useRemoveDriver = () => useWrite(`DELETE ${DRIVERS}/:id`);

export const useWithdrawInvitation = () => {
  const { mutate, isPending } = useRemoveDriver();
  return {
    isPending,
    withdraw: ({ id, name }: Pick<Driver, 'id' | 'name'>) =>
      mutate(
        { params: { id }, query: { status: 'invited' } },
        { onSuccess: () => toastSuccess(`Invitation of ${name} withdrawn`) },
      ),
  };
};
