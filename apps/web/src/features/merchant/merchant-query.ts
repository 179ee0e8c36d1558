import type { CallAnswer } from '@tailgate/contract';
import { read } from '#shell/api/read.ts';

const DETAILS = 'GET /v2/on-boarding/merchant/payment-details';

export type PaymentDetails = CallAnswer<typeof DETAILS>;

/** How soon to look again while the processor checks an account. */
const LOOK_AGAIN_MS = 5000;

export const detailsQuery = () => ({
  ...read(DETAILS),
  refetchInterval: ({ state: { data } }: { state: { data?: PaymentDetails | undefined } }) =>
    data?.status === 'in_review' ? LOOK_AGAIN_MS : (false as const),
});
