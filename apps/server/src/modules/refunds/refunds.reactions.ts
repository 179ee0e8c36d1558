import { reactInside, type InsideReaction } from '../../platform/events/events.ts';
import type { Purposes } from '../payments/index.ts';
import { disputeClosed, disputeOpened, refundSettled } from '../payments/payments.events.ts';
import { closeDispute, openDispute } from './book-dispute.ts';
import { finishRefund } from './finish-refund.ts';

/** In the transaction of the outcome: money that went back without its booking cannot exist. */
export const refundReactions = (purposes: Purposes): readonly InsideReaction[] => [
  reactInside(refundSettled, (tx, refund, platform) => finishRefund(tx, refund, { purposes, platform })),
  reactInside(disputeOpened, (tx, dispute, platform) => openDispute(tx, dispute, { purposes, platform })),
  reactInside(disputeClosed, closeDispute),
];
