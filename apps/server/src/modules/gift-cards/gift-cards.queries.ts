import { cents, type Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Page } from '../../platform/db/page.ts';
import { found } from '../../platform/failure.ts';

const COLUMNS = [
  'id',
  'provider_id as providerId',
  'customer_id as customerId',
  'code_ending as ending',
  sql<Cents>`initial_cents`.as('initialCents'),
  sql<Cents>`balance_cents`.as('balanceCents'),
  'sold_at as soldAt',
] as const;

export const insertGiftCard = (
  tx: Tx,
  card: {
    id: string;
    providerId: string;
    customerId: string | null;
    codeHash: string;
    ending: string;
    amountCents: Cents;
    now: Date;
  },
) =>
  tx
    .insertInto('gift_cards')
    .values({
      id: card.id,
      provider_id: card.providerId,
      customer_id: card.customerId,
      code_hash: card.codeHash,
      code_ending: card.ending,
      initial_cents: card.amountCents,
      balance_cents: card.amountCents,
      sold_at: card.now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
export type GiftCardRow = Awaited<ReturnType<typeof insertGiftCard>>;

const valid = (tx: Tx, providerId: string) =>
  tx.selectFrom('gift_cards').where('provider_id', '=', providerId).where('voided_at', 'is', null);

export const findGiftCards = async (tx: Tx, providerId: string, page: Page) => {
  const rows = await valid(tx, providerId)
    .select(COLUMNS)
    .orderBy('sold_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await valid(tx, providerId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
};

export const giftCardWithHash = (tx: Tx, providerId: string, codeHash: string) =>
  valid(tx, providerId).where('code_hash', '=', codeHash).select(COLUMNS).executeTakeFirst();

/** Of an order that has it. */
export const giftCardById = async (tx: Tx, id: string) =>
  found(await tx.selectFrom('gift_cards').where('id', '=', id).select(COLUMNS).executeTakeFirst());

export const voidGiftCardRow = async (tx: Tx, rows: Rows<'gift_cards'>, now: Date) =>
  found(
    await tx
      .updateTable('gift_cards')
      .set({ voided_at: now, balance_cents: cents(0) })
      .where(rows)
      .returning(['id', 'provider_id as providerId', sql<Cents>`initial_cents`.as('initialCents')])
      .executeTakeFirst(),
  );

/**
 * Undefined where less is left, or where another groomer sold it: the row decides, so that no two orders spend the same
 * money.
 */
export const takeFromRow = (tx: Tx, { id, providerId }: { id: string; providerId: string }, amountCents: Cents) =>
  tx
    .updateTable('gift_cards')
    .set((card) => ({ balance_cents: card('balance_cents', '-', amountCents) }))
    .where('id', '=', id)
    .where('provider_id', '=', providerId)
    .where('voided_at', 'is', null)
    .where('balance_cents', '>=', amountCents)
    .returning('id')
    .executeTakeFirst();

export const insertGiftCardUse = async (
  tx: Tx,
  use: { giftCardId: string; appointmentId: string; amountCents: Cents; now: Date },
): Promise<void> => {
  await tx
    .insertInto('gift_card_uses')
    .values({
      gift_card_id: use.giftCardId,
      appointment_id: use.appointmentId,
      amount_cents: use.amountCents,
      used_at: use.now,
    })
    .execute();
};

/** Puts back what was taken for an order which then was not completed. */
export const returnToGiftCard = async (
  tx: Tx,
  { giftCardId, appointmentId }: { readonly giftCardId: string; readonly appointmentId: string },
): Promise<void> => {
  const use = await tx
    .deleteFrom('gift_card_uses')
    .where('gift_card_id', '=', giftCardId)
    .where('appointment_id', '=', appointmentId)
    .returning('amount_cents')
    .executeTakeFirst();
  if (!use) return;
  await tx
    .updateTable('gift_cards')
    .set((card) => ({ balance_cents: card('balance_cents', '+', use.amount_cents) }))
    .where('id', '=', giftCardId)
    .execute();
};

/** Puts back a part of what a completed order took; the ledger knows how much that may be. */
export const refundToGiftCard = async (
  tx: Tx,
  { giftCardId, amountCents }: { readonly giftCardId: string; readonly amountCents: Cents },
): Promise<void> => {
  await tx
    .updateTable('gift_cards')
    .set((card) => ({ balance_cents: card('balance_cents', '+', amountCents) }))
    .where('id', '=', giftCardId)
    .execute();
};
