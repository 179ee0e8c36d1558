import type { PaymentMethod } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** What a customer owes, or owed, for an order that ended without being paid. */
export interface Due {
  readonly appointmentId: string;
  readonly amountCents: Cents;
  readonly paidAt: Date | null;
  readonly linkSentAt: Date | null;
}

const selectDue = (tx: Tx) =>
  tx
    .selectFrom('order_dues')
    .select(['appointment_id as appointmentId', 'paid_at as paidAt', 'link_sent_at as linkSentAt'])
    .select(sql<Cents>`amount_cents`.as('amountCents'));

/** With the settlement, in its transaction. */
export const openDue = async (
  tx: Tx,
  due: { readonly appointmentId: string; readonly amountCents: Cents; readonly now: Date },
): Promise<void> => {
  await tx
    .insertInto('order_dues')
    .values({
      appointment_id: due.appointmentId,
      amount_cents: due.amountCents,
      opened_at: due.now,
    })
    .execute();
};

export const dueOf = (tx: Tx, appointmentId: string): Promise<Due | undefined> =>
  selectDue(tx).where('appointment_id', '=', appointmentId).executeTakeFirst();

/** By its newest link, while that works. */
export const dueOfLink = (tx: Tx, linkHash: Buffer, now: Date): Promise<Due | undefined> =>
  selectDue(tx).where('link_hash', '=', linkHash).where('link_expires_at', '>', now).executeTakeFirst();

/** The link before it works no longer. */
export const keepLink = async (
  tx: Tx,
  appointmentId: string,
  link: { readonly hash: Buffer; readonly sentAt: Date; readonly expiresAt: Date },
): Promise<void> => {
  await tx
    .updateTable('order_dues')
    .set({ link_hash: link.hash, link_sent_at: link.sentAt, link_expires_at: link.expiresAt })
    .where('appointment_id', '=', appointmentId)
    .execute();
};

/** Once; false if it was paid already. */
export const payDue = async (
  tx: Tx,
  appointmentId: string,
  payment: {
    readonly by: PaymentMethod;
    readonly chargeId: string | null;
    readonly processingFeeCents: Cents;
    readonly now: Date;
  },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('order_dues')
    .set({
      paid_at: payment.now,
      paid_by: payment.by,
      charge_id: payment.chargeId,
      processing_fee_cents: payment.processingFeeCents,
    })
    .where('appointment_id', '=', appointmentId)
    .where('paid_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
