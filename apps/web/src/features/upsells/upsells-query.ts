import type { CallAnswer, CallInput } from '@tailgate/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { read, readAll } from '#shell/api/read.ts';
import { readAgain } from '#shell/api/read-again.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import type { TableState } from '#ui/table/table-types.ts';

const LIST = 'GET /v2/user-upsells';
const ONE = 'GET /v2/user-upsells/:id';
const STORE = 'GET /v2/user-upsell-store';

export type Upsell = CallAnswer<typeof LIST>['items'][number];
type Query = NonNullable<CallInput<typeof LIST>['query']>;

// The address was checked against the same list as the contract's.
const filterOf = ({ search, filters: { show } }: TableState) => ({ search, ...(show && { filter: show }) }) as Query;

export const upsellsQuery = (state: TableState) => ({
  ...read(LIST, { query: { ...filterOf(state), limit: state.size, offset: (state.page - 1) * state.size } }),
  placeholderData: keepPreviousData,
});

/** All products, in the order of the store. */
export const storeUpsellsQuery = readAll(LIST);
export const upsellQuery = (id: string) => read(ONE, { params: { id } });
export const storeQuery = read(STORE);

/** Shows a product to customers or hides it. How many there are is not sent: it may have changed since. */
export const useShowUpsell = () => {
  const { mutate } = useWrite('PUT /v2/user-upsells/:id');
  return ({ id, name }: Upsell, isActive: boolean) =>
    mutate(
      { params: { id }, body: { isActive } },
      { onSuccess: () => toastSuccess(isActive ? `${name} is in your store` : `${name} is hidden`) },
    );
};

export const useRemoveUpsell = (onDone: () => void) => {
  const remove = useWrite('DELETE /v2/user-upsells/:id');
  return {
    isPending: remove.isPending,
    remove: ({ id, name }: Upsell) =>
      remove.mutate(
        { params: { id } },
        {
          onSuccess: () => {
            toastSuccess(`${name} deleted`);
            onDone();
          },
        },
      ),
  };
};

export const useSaveStore = () =>
  useWrite('PUT /v2/user-upsell-store', {
    keep: (queryClient, store) => queryClient.setQueryData(storeQuery.queryKey, store),
  });

/** The new order is shown at once; if it was not kept, the old one comes back. */
export const useArrange = () => {
  const queryClient = useQueryClient();
  const { mutate } = useWrite('PUT /v2/user-upsell-store/order');
  return (upsells: readonly Upsell[]) => {
    queryClient.setQueryData(storeUpsellsQuery.queryKey, [...upsells]);
    mutate(
      { body: { upsells: upsells.map(({ id }) => id) } },
      { onError: () => void readAgain(queryClient, ['upsells']) },
    );
  };
};
