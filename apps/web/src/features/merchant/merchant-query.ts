import type { CallAnswer } from '@tailgate/contract';
import { useQueryClient } from '@tanstack/react-query';
import { everyRead, read } from '#shell/api/read.ts';

const DETAILS = 'GET /v2/on-boarding/merchant/payment-details';
/** The others say too whether payouts are sent. */
const CHANGED = [DETAILS, 'GET /v2/service-payment/payouts', 'GET /v2/service-provider/account'] as const;

export type PaymentDetails = CallAnswer<typeof DETAILS>;

/** How soon to look again while the processor checks an account. */
const LOOK_AGAIN_MS = 5000;

export const detailsQuery = () => ({
  ...read(DETAILS),
  refetchInterval: ({ state: { data } }: { state: { data?: PaymentDetails | undefined } }) =>
    data?.status === 'in_review' ? LOOK_AGAIN_MS : (false as const),
});

/** Shows an answer at once, and reloads what depends on it. */
export const useShowDetails = () => {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(CHANGED.map((name) => queryClient.invalidateQueries({ queryKey: everyRead(name) })));
  };
};
