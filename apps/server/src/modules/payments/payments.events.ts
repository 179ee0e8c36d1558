import type { ChargePurpose } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { event } from '../../platform/events/events.ts';

interface OfCharge {
  /** What the payment was for. */
  readonly purpose: ChargePurpose;
  readonly subjectId: string;
}

export interface SettledCharge extends OfCharge {
  readonly chargeId: string;
  readonly amountCents: Cents;
  /** Everything but `captured` leaves open what was to be paid. */
  readonly status: 'captured' | 'declined' | 'failed' | 'cancelled';
  readonly failureCode: string | null;
}
/** A charge has its outcome. Emitted once, in the transaction that writes it: react by a purpose (`purposes.ts`). */
export const chargeSettled = event<SettledCharge>('payments.charge_settled');

export interface SettledRefund extends OfCharge {
  readonly refundId: string;
  readonly chargeId: string;
  readonly amountCents: Cents;
  readonly status: 'succeeded' | 'failed';
}
/** Money went back, or could not. Emitted once, in the transaction that writes it. */
export const refundSettled = event<SettledRefund>('payments.refund_settled');

/** The processor said something about a payout: what it is has to be asked. */
export const payoutReported = event<{ payoutId: string }>('payments.payout_reported');

/** The processor said something about an account for payouts: where it stands has to be asked. */
export const accountReported = event<{ processorId: string }>('payments.account_reported');

export interface OpenedDispute extends OfCharge {
  readonly disputeId: string;
  readonly amountCents: Cents;
  readonly feeCents: Cents;
}
/** A bank took a payment back. Emitted once, in the transaction that writes it. */
export const disputeOpened = event<OpenedDispute>('payments.dispute_opened');

export interface ClosedDispute extends OfCharge {
  readonly disputeId: string;
  readonly outcome: 'won' | 'lost';
}
/** A dispute that was won brings the payment back. Emitted once, in the transaction that writes it. */
export const disputeClosed = event<ClosedDispute>('payments.dispute_closed');
