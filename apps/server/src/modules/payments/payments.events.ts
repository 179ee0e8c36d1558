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
