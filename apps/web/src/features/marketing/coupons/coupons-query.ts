import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { everyRead, read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import type { TableState } from '#ui/table/table-types.ts';

const LIST = 'GET /v2/service-marketing/customer-coupon';

export type Coupon = CallAnswer<typeof LIST>['items'][number];

export const couponsQuery = ({ size, page }: TableState) => ({
  ...read(LIST, { query: { limit: size, offset: (page - 1) * size } }),
  placeholderData: keepPreviousData,
});

export const reloadCoupons = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: everyRead(LIST) });

/** For good: a coupon with the same code would not know how often this one was used. */
export const useEndCoupon = (onDone: () => void) => {
  const queryClient = useQueryClient();
  const end = useWrite('DELETE /v2/service-marketing/customer-coupon/:id', {
    onDone: () => reloadCoupons(queryClient),
  });
  return {
    isPending: end.isPending,
    end: ({ id, code }: Coupon) =>
      end.mutate(
        { params: { id } },
        {
          onSuccess: () => {
            toastSuccess(`${code} ended`);
            onDone();
          },
        },
      ),
  };
};
