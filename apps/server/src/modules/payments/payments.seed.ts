import { billOf, PURPOSES, type ChargePurpose } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { Consent } from './charges/consents.queries.ts';

export interface SeedCard {
  readonly id: string;
  readonly accountId: string;
  readonly holderId: string;
  readonly customerId: string;
  readonly methodId: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly isDefault: boolean;
  readonly createdAt: Date;
}

/** Resets the own cards of these people to the demo data; other cards, which may have been charged, stay as removed. */
export const seedCards = async (tx: Tx, cards: readonly SeedCard[]): Promise<void> => {
  const holders = [...new Map(cards.map((card) => [card.accountId, card])).values()];
  if (holders.length === 0) return;
  await tx
    .insertInto('payment_holders')
    .values(
      holders.map(({ holderId, accountId, customerId, createdAt }) => ({
        id: holderId,
        account_id: accountId,
        stripe_customer_id: customerId,
        created_at: createdAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'provider_id']).doUpdateSet((row) => ({
        stripe_customer_id: row.ref('excluded.stripe_customer_id'),
        created_at: row.ref('excluded.created_at'),
      })),
    )
    .execute();
  const people = holders.map(({ accountId }) => accountId);
  const holderOf = new Map(
    (
      await tx
        .selectFrom('payment_holders')
        .select(['id', 'account_id'])
        .where('provider_id', 'is', null)
        .where('account_id', 'in', people)
        .execute()
    ).map((holder) => [holder.account_id, holder.id]),
  );
  await tx
    .updateTable('payment_cards')
    .set({ is_default: false, removed_at: sql<Date>`coalesce(removed_at, app.now())` })
    .where('holder_id', 'in', [...holderOf.values()])
    .execute();
  await tx
    .insertInto('payment_cards')
    .values(
      cards.map((card) => ({
        id: card.id,
        holder_id: holderOf.get(card.accountId) ?? card.holderId,
        stripe_payment_method_id: card.methodId,
        brand: card.brand,
        last_four: card.lastFour,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        is_default: card.isDefault,
        created_at: card.createdAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        removed_at: null,
        is_default: row.ref('excluded.is_default'),
        created_at: row.ref('excluded.created_at'),
      })),
    )
    .execute();
};

/** Of an order that was paid by card, or of a tip that was added to it. */
export interface SeedCharge {
  readonly id: string;
  readonly purpose: ChargePurpose;
  readonly subjectId: string;
  readonly currency: string;
  readonly cardId: string;
  readonly amountCents: Cents;
  readonly openedBy: string;
  readonly at: Date;
  /** Who pays, and what they agreed to. */
  readonly customerId: string;
  readonly consent: Consent;
}

/** Resets what was charged in the site to the demo data. */
export const seedCharges = async (tx: Tx, charges: readonly SeedCharge[]): Promise<void> => {
  for (const table of ['payment_disputes', 'card_refunds'] as const) await tx.deleteFrom(table).execute();
  await tx.deleteFrom('card_charges').execute();
  await tx.deleteFrom('payment_consents').execute();
  await insertRows(
    tx,
    'payment_consents',
    charges.map(({ consent, ...charge }) => ({
      // One for each charge.
      id: charge.id,
      subject_kind: PURPOSES[charge.purpose].subject,
      subject_id: charge.subjectId,
      purpose: charge.purpose,
      customer_id: charge.customerId,
      given_by: consent.way,
      ceiling_cents: consent.mostCents,
      tip_ceiling_cents: consent.mostTipCents,
      currency: charge.currency,
      given_at: consent.givenAt,
    })),
  );
  await insertRows(
    tx,
    'card_charges',
    charges.map((charge) => ({
      id: charge.id,
      purpose: charge.purpose,
      bill: billOf(charge.purpose),
      subject_kind: PURPOSES[charge.purpose].subject,
      subject_id: charge.subjectId,
      card_id: charge.cardId,
      amount_cents: charge.amountCents,
      currency: charge.currency,
      consent_id: charge.id,
      status: 'captured',
      stripe_payment_intent_id: `pi_demo${charge.amountCents}x${charge.id.replaceAll('-', '')}`,
      opened_by: charge.openedBy,
      opened_at: charge.at,
      settled_at: charge.at,
    })),
  );
};
