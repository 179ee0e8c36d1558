import { sql } from 'kysely';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found, notFound } from '../../../platform/failure.ts';
import { newId } from '../../../platform/ids.ts';
import type { ProcessorCard } from '../../../vendors/payments/payments.ts';

/** Whose cards: an account's own, or those that a provider keeps for a customer. */
export interface Holder {
  /** The processor keeps it with the customer. */
  readonly siteId: string;
  readonly accountId: string;
  readonly providerId: string | null;
}

const COLUMNS = [
  'payment_cards.id',
  'payment_cards.brand',
  'payment_cards.last_four as lastFour',
  'payment_cards.exp_month as expMonth',
  'payment_cards.exp_year as expYear',
  'payment_cards.is_default as isDefault',
] as const;

/** The row of the holder, made if there is none yet, and locked: cards of one holder change one after the other. */
export const lockHolder = async (tx: Tx, { accountId, providerId }: Holder) => {
  await tx
    .insertInto('payment_holders')
    .values({ id: newId(), account_id: accountId, provider_id: providerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await tx
    .selectFrom('payment_holders')
    .select(['id', 'stripe_customer_id as customerId'])
    .where('account_id', '=', accountId)
    .where('provider_id', 'is not distinct from', providerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

export const keepCustomerId = async (tx: Tx, holderId: string, customerId: string): Promise<void> => {
  await tx
    .updateTable('payment_holders')
    .set({ stripe_customer_id: customerId })
    .where('id', '=', holderId)
    .where('stripe_customer_id', 'is', null)
    .execute();
};

/** The first card is the default. The same token again answers the card that it made. */
export const insertCard = async (tx: Tx, { holderId, now }: { holderId: string; now: Date }, card: ProcessorCard) => {
  const hasCards = await tx
    .selectFrom('payment_cards')
    .select('id')
    .where('holder_id', '=', holderId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  await tx
    .insertInto('payment_cards')
    .values({
      id: newId(),
      holder_id: holderId,
      stripe_payment_method_id: card.methodId,
      brand: card.brand,
      last_four: card.lastFour,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      is_default: !hasCards,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('stripe_payment_method_id').doNothing())
    .execute();
  return found(
    await tx
      .selectFrom('payment_cards')
      .select(COLUMNS)
      .where('stripe_payment_method_id', '=', card.methodId)
      .where('holder_id', '=', holderId)
      .where('removed_at', 'is', null)
      .executeTakeFirst(),
  );
};
export type CardRow = Awaited<ReturnType<typeof insertCard>>;

/** Whether a card of the processor is here, kept or not. */
export const cardOfMethod = (tx: Tx, methodId: string) =>
  tx.selectFrom('payment_cards').select('id').where('stripe_payment_method_id', '=', methodId).executeTakeFirst();

interface CardsOf extends Pick<Holder, 'accountId' | 'providerId'> {
  /** Only those that were added after it. */
  readonly since?: Date | null;
}

/** The default first, then the newest. */
export const cardsOf = (tx: Tx, { accountId, providerId, since = null }: CardsOf) =>
  tx
    .selectFrom('payment_cards')
    .innerJoin('payment_holders', 'payment_holders.id', 'payment_cards.holder_id')
    .select(COLUMNS)
    .where('payment_holders.account_id', '=', accountId)
    .where('payment_holders.provider_id', 'is not distinct from', providerId)
    .where('payment_cards.removed_at', 'is', null)
    .$if(since !== null, (query) => query.where('payment_cards.created_at', '>', since))
    .orderBy('payment_cards.is_default', 'desc')
    .orderBy('payment_cards.created_at', 'desc')
    .orderBy('payment_cards.id', 'desc')
    .execute();

/** A card that the viewer may change, with its holder locked; not found otherwise. */
export const lockCard = async (tx: Tx, rows: Rows<'payment_cards'>, ofAccount?: string) => {
  const card = found(
    await tx
      .selectFrom('payment_cards')
      .select(['id', 'holder_id as holderId', 'stripe_payment_method_id as methodId'])
      .where(rows)
      .executeTakeFirst(),
  );
  const holder = found(
    await tx
      .selectFrom('payment_holders')
      .select('account_id as accountId')
      .where('id', '=', card.holderId)
      .forUpdate()
      .executeTakeFirst(),
  );
  if (ofAccount !== undefined && holder.accountId !== ofAccount) throw notFound();
  return card;
};

export const makeDefault = async (tx: Tx, { id, holderId }: { id: string; holderId: string }): Promise<void> => {
  await tx
    .updateTable('payment_cards')
    .set({ is_default: false })
    .where('holder_id', '=', holderId)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute();
  await tx.updateTable('payment_cards').set({ is_default: true }).where('id', '=', id).execute();
};

/** The newest other card takes the place of a default that goes. */
export const removeCardRow = async (tx: Tx, { id, holderId }: { id: string; holderId: string }, now: Date) => {
  await tx
    .updateTable('payment_cards')
    .set({ removed_at: now, is_default: false })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
  await sql`update payment_cards set is_default = true where id = (
      select id from payment_cards where holder_id = ${holderId} and removed_at is null order by created_at desc, id desc limit 1)
    and not exists (select from payment_cards where holder_id = ${holderId} and is_default)`.execute(tx);
};

/** The processor's names of a person who is gone, as a holder and as a provider who kept cards. */
export const customerIdsOf = async (tx: Tx, accountId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('payment_holders')
    .select('stripe_customer_id as id')
    .where((holder) => holder.or([holder('account_id', '=', accountId), holder('provider_id', '=', accountId)]))
    .where('stripe_customer_id', 'is not', null)
    .execute();
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
};

/** Charges keep the card that they were made to, without what it was recognized by. */
export const forgetCardsOf = async (tx: Tx, accountId: string, now: Date): Promise<void> => {
  const holders = tx
    .selectFrom('payment_holders')
    .select('id')
    .where((holder) => holder.or([holder('account_id', '=', accountId), holder('provider_id', '=', accountId)]));
  await tx
    .updateTable('payment_cards')
    .set({ removed_at: sql<Date>`coalesce(removed_at, ${now}::timestamptz)`, is_default: false, last_four: '0000' })
    .where('holder_id', 'in', holders)
    .execute();
  await tx
    .updateTable('payment_holders')
    .set({ stripe_customer_id: null })
    .where((holder) => holder.or([holder('account_id', '=', accountId), holder('provider_id', '=', accountId)]))
    .execute();
};
