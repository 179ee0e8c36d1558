import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { DisputeState } from '../../vendors/payments/payments.ts';

/** The captured charge that a dispute is about, locked: what happens to one dispute follows each other. */
export const lockDisputedCharge = (tx: Tx, chargeId: string) =>
  tx
    .selectFrom('card_charges')
    .select(['id', 'subject_id as subjectId', 'purpose'])
    .where('id', '=', chargeId)
    .where('status', '=', 'captured')
    .forUpdate()
    .executeTakeFirst();

export const disputeNamed = (tx: Tx, processorId: string) =>
  tx
    .selectFrom('payment_disputes')
    .select(['id', 'status', sql<Cents>`amount_cents`.as('amountCents')])
    .select(sql<Cents>`fee_cents`.as('feeCents'))
    .where('stripe_dispute_id', '=', processorId)
    .executeTakeFirst();

export const insertDispute = (
  tx: Tx,
  { chargeId, amountCents, feeCents, reason }: DisputeState,
  { processorId, now }: { processorId: string; now: Date },
) =>
  tx
    .insertInto('payment_disputes')
    .values({
      id: newId(),
      charge_id: chargeId,
      stripe_dispute_id: processorId,
      amount_cents: amountCents,
      fee_cents: feeCents,
      reason,
      opened_at: now,
    })
    .returning(['id', 'status'])
    .returning([sql<Cents>`amount_cents`.as('amountCents'), sql<Cents>`fee_cents`.as('feeCents')])
    .executeTakeFirstOrThrow();

export const closeDispute = async (tx: Tx, id: string, status: 'won' | 'lost', now: Date): Promise<void> => {
  await tx
    .updateTable('payment_disputes')
    .set({ status, closed_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
};
