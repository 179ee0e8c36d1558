import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import type { PaymentEvent } from '../../../vendors/payments/payments.ts';

/** Keeps an event that was not seen before; false for one that was. */
export const keepEvent = async (
  tx: Tx,
  { id, type, chargeId, refundId, payoutId, disputeId, accountId }: PaymentEvent,
  now: Date,
): Promise<boolean> => {
  const kept = await tx
    .insertInto('payment_events')
    .values({
      id,
      type,
      charge_id: chargeId ?? null,
      refund_id: refundId ?? null,
      payout_id: payoutId ?? null,
      dispute_id: disputeId ?? null,
      stripe_account_id: accountId ?? null,
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
};

export const readEvent = async (tx: Tx, eventId: string) =>
  found(
    await tx
      .selectFrom('payment_events')
      .select(['charge_id as chargeId', 'refund_id as refundId', 'payout_id as payoutId', 'dispute_id as disputeId'])
      .select('stripe_account_id as accountId')
      .select('handled_at as handledAt')
      .where('id', '=', eventId)
      .executeTakeFirst(),
  );

/** Long after the processor has stopped to repeat them. */
export const deleteEventsBefore = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('payment_events').where('received_at', '<', before).execute();
};

export const markEventHandled = async (tx: Tx, eventId: string, now: Date): Promise<void> => {
  await tx.updateTable('payment_events').set({ handled_at: now }).where('id', '=', eventId).execute();
};
