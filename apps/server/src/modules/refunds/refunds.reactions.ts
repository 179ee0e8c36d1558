import { reactInside } from '../../platform/events/events.ts';
import { disputeClosed, disputeOpened, refundSettled } from '../payments/payments.events.ts';
import { closeDispute, openDispute } from './book-dispute.ts';
import { finishRefund } from './finish-refund.ts';

/** In the transaction of the outcome: money that went back without its booking cannot exist. */
export const refundsInsideReactions = [
  reactInside(refundSettled, finishRefund),
  reactInside(disputeOpened, openDispute),
  reactInside(disputeClosed, closeDispute),
];
