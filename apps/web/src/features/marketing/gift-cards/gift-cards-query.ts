import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import type { TableState } from '#ui/table/table-types.ts';
import { inDollars } from '#ui/words/dollars.ts';

const LIST = 'GET /v2/service-marketing/gift-cards';

export type GiftCard = CallAnswer<typeof LIST>['items'][number];
export type SoldGiftCard = CallAnswer<'POST /v2/service-marketing/gift-cards'>;

export const giftCardsQuery = ({ size, page }: TableState) => ({
  ...read(LIST, { query: { limit: size, offset: (page - 1) * size } }),
  placeholderData: keepPreviousData,
});

export const useTakeBack = (onDone: () => void) => {
  const takeBack = useWrite('DELETE /v2/service-marketing/gift-cards/:id');
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
