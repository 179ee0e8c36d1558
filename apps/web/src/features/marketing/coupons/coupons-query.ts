import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import type { TableState } from '#ui/table/table-types.ts';

const LIST = 'GET /v2/service-marketing/customer-coupon';

export type Coupon = CallAnswer<typeof LIST>['items'][number];

export const couponsQuery = ({ size, page }: TableState) => ({
  ...read(LIST, { query: { limit: size, offset: (page - 1) * size } }),
  placeholderData: keepPreviousData,
});

/** For good: a coupon with the same code would not know how often this one was used. */
export const useEndCoupon = (onDone: () => void) => {
  const end = useWrite('DELETE /v2/service-marketing/customer-coupon/:id');
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
