import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';

/** What of a captured charge was not given back yet, with the charge locked: refunds of one charge follow each other. */
export const lockRefundable = async (tx: Tx, chargeId: string): Promise<Cents> => {
  const charge = found(
    await tx
      .selectFrom('card_charges')
      .select('amount_cents')
      .where('id', '=', chargeId)
      .where('status', '=', 'captured')
      .forUpdate()
      .executeTakeFirst(),
  );
  const { refunded } = await tx
    .selectFrom('card_refunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('refunded'))
    .where('charge_id', '=', chargeId)
    .where('status', '<>', 'failed')
    .executeTakeFirstOrThrow();
  return (charge.amount_cents - refunded) as Cents;
};

export const insertRefund = async (
  tx: Tx,
  refund: { chargeId: string; amountCents: Cents; reason: string; openedBy: string; now: Date },
): Promise<string> => {
  const { id } = await tx
    .insertInto('card_refunds')
    .values({
      id: newId(),
      charge_id: refund.chargeId,
      amount_cents: refund.amountCents,
      reason: refund.reason,
      opened_by: refund.openedBy,
      opened_at: refund.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const readRefund = async (tx: Tx, refundId: string) =>
  found(
    await tx
      .selectFrom('card_refunds')
      .innerJoin('card_charges', 'card_charges.id', 'card_refunds.charge_id')
      .select([
        'card_refunds.id as refundId',
        'card_refunds.charge_id as chargeId',
        'card_refunds.opened_at as openedAt',
        'card_refunds.stripe_refund_id as processorId',
        'card_refunds.status',
        sql<Cents>`card_refunds.amount_cents`.as('amountCents'),
        'card_charges.purpose',
        'card_charges.subject_id as subjectId',
        'card_charges.stripe_payment_intent_id as intentId',
      ])
      .where('card_refunds.id', '=', refundId)
      .executeTakeFirst(),
  );
export type RefundRow = Awaited<ReturnType<typeof readRefund>>;

export const keepProcessorId = async (tx: Tx, refundId: string, processorId: string): Promise<void> => {
  await tx
    .updateTable('card_refunds')
    .set({ stripe_refund_id: processorId })
    .where('id', '=', refundId)
    .where('status', '=', 'pending')
    .execute();
};

/** Writes the outcome once; false if somebody else has. */
export const settleRefundRow = async (
  tx: Tx,
  outcome: {
    refundId: string;
    status: 'succeeded' | 'failed';
    failureCode: string | null;
    processorId: string | null;
    now: Date;
  },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('card_refunds')
    .set({
      status: outcome.status,
      failure_code: outcome.failureCode,
      settled_at: outcome.now,
      ...(outcome.processorId !== null && { stripe_refund_id: outcome.processorId }),
    })
    .where('id', '=', outcome.refundId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
