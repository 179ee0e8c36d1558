import type { RefundWay } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';

/** Keeps what went back without the processor. */
export const insertOrderRefund = async (
  tx: Tx,
  refund: {
    id: string;
    appointmentId: string;
    way: Exclude<RefundWay, 'card'>;
    amountCents: Cents;
    reason: string;
    openedBy: string;
    now: Date;
  },
): Promise<void> => {
  await tx
    .insertInto('order_refunds')
    .values({
      id: refund.id,
      appointment_id: refund.appointmentId,
      way: refund.way,
      amount_cents: refund.amountCents,
      reason: refund.reason,
      opened_by: refund.openedBy,
      opened_at: refund.now,
    })
    .execute();
};
