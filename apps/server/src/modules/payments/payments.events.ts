import type { ChargePurpose } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { event } from '../../platform/events/events.ts';

/** A charge has its outcome. Emitted once, in the transaction that writes it: react with `reactInside`. */
export const chargeSettled = event<{
  chargeId: string;
  appointmentId: string;
  amountCents: Cents;
  /** Everything but `captured` leaves the order open. */
  status: 'captured' | 'declined' | 'failed' | 'cancelled';
  failureCode: string | null;
}>('payments.charge_settled');

/** Money went back, or could not. Emitted once, in the transaction that writes it. */
export const refundSettled = event<{
  refundId: string;
  chargeId: string;
  appointmentId: string;
  amountCents: Cents;
  status: 'succeeded' | 'failed';
}>('payments.refund_settled');

/** The processor said something about a payout: what it is has to be asked. */
export const payoutReported = event<{ payoutId: string }>('payments.payout_reported');

/** The processor said something about an account for payouts: where it stands has to be asked. */
export const accountReported = event<{ processorId: string }>('payments.account_reported');

/** A bank took a payment back. Emitted once, in the transaction that writes it. */
export const disputeOpened = event<{
  disputeId: string;
  appointmentId: string;
  /** What the payment was for. */
  purpose: ChargePurpose;
  amountCents: Cents;
  feeCents: Cents;
}>('payments.dispute_opened');

/** A dispute that was won brings the payment back. Emitted once, in the transaction that writes it. */
export const disputeClosed = event<{ disputeId: string; appointmentId: string; outcome: 'won' | 'lost' }>(
  'payments.dispute_closed',
);
