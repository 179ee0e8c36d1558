import type { ConfirmationOutcome, ConfirmationState } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** What the customer of an order was last asked to confirm. */
export interface Confirmation {
  readonly appointmentId: string;
  /** Without the tip. */
  readonly amountCents: Cents;
  readonly tipCents: Cents;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly answer: ConfirmationOutcome | null;
}

export const stateOf = (
  { answer, expiresAt }: Pick<Confirmation, 'answer' | 'expiresAt'>,
  now: Date,
): ConfirmationState => answer ?? (now < expiresAt ? 'waiting' : 'expired');

const select = (tx: Tx) =>
  tx
    .selectFrom('order_confirmations')
    .select(['appointment_id as appointmentId', 'asked_at as askedAt', 'expires_at as expiresAt', 'answer'])
    .select([sql<Cents>`amount_cents`.as('amountCents'), sql<Cents>`tip_cents`.as('tipCents')]);

export const confirmationOf = (tx: Tx, appointmentId: string): Promise<Confirmation | undefined> =>
  select(tx).where('appointment_id', '=', appointmentId).executeTakeFirst();

/** By its newest link, while that works. */
export const confirmationOfLink = (tx: Tx, linkHash: Buffer, now: Date): Promise<Confirmation | undefined> =>
  select(tx).where('link_hash', '=', linkHash).where('expires_at', '>', now).executeTakeFirst();

/** The question before it is answered no more. */
export const keepConfirmation = async (
  tx: Tx,
  appointmentId: string,
  asked: Omit<Confirmation, 'appointmentId' | 'answer'> & { readonly by: string; readonly linkHash: Buffer },
): Promise<void> => {
  const values = {
    amount_cents: asked.amountCents,
    tip_cents: asked.tipCents,
    asked_by: asked.by,
    asked_at: asked.askedAt,
    expires_at: asked.expiresAt,
    link_hash: asked.linkHash,
    answered_at: null,
    answer: null,
  };
  await tx
    .insertInto('order_confirmations')
    .values({ appointment_id: appointmentId, ...values })
    .onConflict((conflict) => conflict.column('appointment_id').doUpdateSet(values))
    .execute();
};

/** Once. */
export const answerConfirmation = async (
  tx: Tx,
  appointmentId: string,
  answer: ConfirmationOutcome,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('order_confirmations')
    .set({ answer, answered_at: now })
    .where('appointment_id', '=', appointmentId)
    .where('answer', 'is', null)
    .execute();
};

/** Another groomer has the order from now on, and asks for what it comes to with them. */
export const forgetConfirmation = async (tx: Tx, appointmentId: string): Promise<void> => {
  await tx.deleteFrom('order_confirmations').where('appointment_id', '=', appointmentId).execute();
};
