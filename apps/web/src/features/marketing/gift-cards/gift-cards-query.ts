import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { everyRead, read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import type { TableState } from '#ui/table/table-types.ts';
import { inDollars } from '#ui/words/dollars.ts';

const LIST = 'GET /v2/service-marketing/gift-cards';
/** The list, and the balances that a sale changes. */
const CHANGED = [
  LIST,
  'GET /v2/service-payment/payouts',
  'GET /v2/service-report/service-provider/available-for-merchant-processing',
] as const;

export type GiftCard = CallAnswer<typeof LIST>['items'][number];
export type SoldGiftCard = CallAnswer<'POST /v2/service-marketing/gift-cards'>;

export const giftCardsQuery = ({ size, page }: TableState) => ({
  ...read(LIST, { query: { limit: size, offset: (page - 1) * size } }),
  placeholderData: keepPreviousData,
});

export const reloadGiftCards = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(CHANGED.map((name) => queryClient.invalidateQueries({ queryKey: everyRead(name) })));

export const useTakeBack = (onDone: () => void) => {
  const queryClient = useQueryClient();
  const takeBack = useWrite('DELETE /v2/service-marketing/gift-cards/:id', {
    onDone: () => reloadGiftCards(queryClient),
  });
  return {
    isPending: takeBack.isPending,
    takeBack: ({ id, amount }: GiftCard) =>
      takeBack.mutate(
        { params: { id } },
        {
          onSuccess: () => {
            toastSuccess(`Gift card taken back. Return ${inDollars(amount)} to the customer.`);
            onDone();
          },
        },
      ),
  };
};
