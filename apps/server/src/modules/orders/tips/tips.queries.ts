import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** A tip that a customer added to an order after the visit. */
export interface LaterTip {
  readonly amountCents: Cents;
  readonly chargeId: string;
  readonly state: 'charging' | 'given' | 'declined';
  readonly givenAt: Date | null;
}

export const laterTipOf = (tx: Tx, appointmentId: string): Promise<LaterTip | undefined> =>
  tx
    .selectFrom('order_tips')
    .select(['charge_id as chargeId', 'given_at as givenAt'])
    .select([sql<Cents>`amount_cents`.as('amountCents'), sql<LaterTip['state']>`state`.as('state')])
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst();

/** With its charge, in the transaction that opens it. A tip that is given or being charged stays as it is. */
export const openLaterTip = async (
  tx: Tx,
  tip: {
    readonly appointmentId: string;
    readonly amountCents: Cents;
    readonly chargeId: string;
    readonly now: Date;
  },
): Promise<void> => {
  const tried = {
    amount_cents: tip.amountCents,
    charge_id: tip.chargeId,
    state: 'charging',
    asked_at: tip.now,
  };
  await tx
    .insertInto('order_tips')
    .values({ appointment_id: tip.appointmentId, ...tried })
    .onConflict((conflict) =>
      conflict.column('appointment_id').doUpdateSet(tried).where('order_tips.state', '=', 'declined'),
    )
    .execute();
};

/** The outcome of its charge, once; false where no tip waits for it. */
export const settleLaterTip = async (
  tx: Tx,
  { chargeId, isGiven, now }: { readonly chargeId: string; readonly isGiven: boolean; readonly now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('order_tips')
    .set(isGiven ? { state: 'given', given_at: now } : { state: 'declined' })
    .where('charge_id', '=', chargeId)
    .where('state', '=', 'charging')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
