import { billOf, PURPOSES, type ChargePurpose, type ChargeStatus } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import { newId } from '../../../platform/ids.ts';

export type SettledStatus = Exclude<ChargeStatus, 'pending'>;

/**
 * The card, if this order may be paid with it: it belongs to the customer, or the provider keeps it for them. Locked, so
 * that it is not removed while a charge is opened.
 */
export const lockCardForOrder = async (
  tx: Tx,
  { cardId, customerId, providerId }: { cardId: string; customerId: string; providerId: string },
): Promise<void> => {
  found(
    await tx
      .selectFrom('payment_cards')
      .innerJoin('payment_holders', 'payment_holders.id', 'payment_cards.holder_id')
      .select('payment_cards.id')
      .where('payment_cards.id', '=', cardId)
      .where('payment_cards.removed_at', 'is', null)
      .where('payment_holders.account_id', '=', customerId)
      .where((holder) =>
        holder.or([
          holder('payment_holders.provider_id', 'is', null),
          holder('payment_holders.provider_id', '=', providerId),
        ]),
      )
      .forUpdate('payment_cards')
      .executeTakeFirst(),
  );
};

/** Undefined if the subject has a charge of the same bill that is open or captured. */
export const insertCharge = async (
  tx: Tx,
  charge: {
    purpose: ChargePurpose;
    subjectId: string;
    cardId: string;
    amountCents: Cents;
    currency: string;
    consentId: string;
    openedBy: string;
    now: Date;
  },
): Promise<string | undefined> => {
  const row = await tx
    .insertInto('card_charges')
    .values({
      id: newId(),
      purpose: charge.purpose,
      bill: billOf(charge.purpose),
      subject_kind: PURPOSES[charge.purpose].subject,
      subject_id: charge.subjectId,
      card_id: charge.cardId,
      amount_cents: charge.amountCents,
      currency: charge.currency,
      consent_id: charge.consentId,
      opened_by: charge.openedBy,
      opened_at: charge.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/** A charge with what the processor needs to know. */
export const readCharge = async (tx: Tx, chargeId: string) =>
  found(
    await tx
      .selectFrom('card_charges')
      .innerJoin('payment_cards', 'payment_cards.id', 'card_charges.card_id')
      .innerJoin('payment_holders', 'payment_holders.id', 'payment_cards.holder_id')
      .select([
        'card_charges.id as chargeId',
        'card_charges.site_id as siteId',
        'card_charges.purpose',
        'card_charges.subject_id as subjectId',
        sql<Cents>`card_charges.amount_cents`.as('amountCents'),
        'card_charges.currency',
        'card_charges.status',
        'card_charges.failure_code as failureCode',
        'card_charges.stripe_payment_intent_id as intentId',
        'card_charges.opened_at as openedAt',
        'payment_cards.stripe_payment_method_id as methodId',
        // A card for one payment is not kept from the start: its holder is on our page and can confirm it to their bank.
        sql<boolean>`payment_cards.removed_at is not null`.as('isPayerPresent'),
        'payment_holders.stripe_customer_id as customerId',
      ])
      .where('card_charges.id', '=', chargeId)
      .executeTakeFirst(),
  );
export type ChargeRow = Awaited<ReturnType<typeof readCharge>>;

export const methodOfCharge = async (tx: Tx, chargeId: string): Promise<string> =>
  (await readCharge(tx, chargeId)).methodId;

export const keepIntentId = async (tx: Tx, chargeId: string, intentId: string): Promise<void> => {
  await tx
    .updateTable('card_charges')
    .set({ stripe_payment_intent_id: intentId })
    .where('id', '=', chargeId)
    .where('status', '=', 'pending')
    .execute();
};

/** Writes the outcome once; false if somebody else has. */
export const settleChargeRow = async (
  tx: Tx,
  outcome: { chargeId: string; status: SettledStatus; failureCode: string | null; intentId: string | null; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('card_charges')
    .set({
      status: outcome.status,
      failure_code: outcome.failureCode,
      settled_at: outcome.now,
      ...(outcome.intentId !== null && { stripe_payment_intent_id: outcome.intentId }),
    })
    .where('id', '=', outcome.chargeId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Whether a card of this person, or one that they keep as a provider, is being charged. */
export const hasOpenChargeOf = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await tx
    .selectFrom('card_charges')
    .innerJoin('payment_cards', 'payment_cards.id', 'card_charges.card_id')
    .innerJoin('payment_holders', 'payment_holders.id', 'payment_cards.holder_id')
    .select('card_charges.id')
    .where('card_charges.status', '=', 'pending')
    .where((holder) =>
      holder.or([
        holder('payment_holders.account_id', '=', accountId),
        holder('payment_holders.provider_id', '=', accountId),
      ]),
    )
    .executeTakeFirst()) !== undefined;

export const hasOpenCharge = async (tx: Tx, cardId: string): Promise<boolean> =>
  (await tx
    .selectFrom('card_charges')
    .select('id')
    .where('card_id', '=', cardId)
    .where('status', '=', 'pending')
    .executeTakeFirst()) !== undefined;
