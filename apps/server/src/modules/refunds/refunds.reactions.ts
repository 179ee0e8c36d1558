import { closeDispute, openDispute } from '../../flows/book-dispute.ts';
import { finishRefund } from '../../flows/finish-refund.ts';
import { reactInside } from '../../platform/events/events.ts';
import { disputeClosed, disputeOpened, refundSettled } from '../payments/payments.events.ts';

/** In the transaction of the outcome: money that went back without its booking cannot exist. */
export const refundsInsideReactions = [
  reactInside(refundSettled, finishRefund),
  reactInside(disputeOpened, openDispute),
  reactInside(disputeClosed, closeDispute),
];
