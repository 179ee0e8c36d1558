import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import type { TableState } from '#ui/table/table-types.ts';
import { inDollars } from '#ui/words/dollars.ts';

const LIST = 'GET /v2/service-payment/payouts';

export type Payouts = CallAnswer<typeof LIST>;
export type Payout = Payouts['items'][number];

/** How soon to look again for a payout that is being sent. */
const LOOK_AGAIN_MS = 5000;

export const payoutsQuery = ({ size, page }: TableState) => ({
  ...read(LIST, { query: { limit: size, offset: (page - 1) * size } }),
  placeholderData: keepPreviousData,
  refetchInterval: ({ state: { data } }: { state: { data?: Payouts | undefined } }) =>
    data?.items.some(({ status }) => status === 'pending') ? LOOK_AGAIN_MS : false,
});

const resultInWords = ({ status, amount }: Payout): string =>
  status === 'pending' ? `${inDollars(amount)} is being sent to your bank` : `${inDollars(amount)} sent to your bank`;

/** Sends all that is available at once. */
export const usePayOutInstantly = (onDone: () => void) =>
  useWrite('POST /v2/service-payment/payouts/instant', {
    onDone: (payout) => {
      if (payout.status !== 'failed') toastSuccess(resultInWords(payout));
      onDone();
    },
  });
