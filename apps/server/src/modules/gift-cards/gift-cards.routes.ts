import { giftCardsContract } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { bindModule } from '../../platform/http/call.ts';
import { namesOf } from '../accounts/index.ts';
import { giftCardsPolicy } from './gift-cards.policy.ts';
import { findGiftCards, type GiftCardRow } from './gift-cards.queries.ts';
import { sellGiftCard } from './sell-gift-card.ts';
import { voidGiftCard } from './void-gift-card.ts';

const buyersOf = (tx: Tx, cards: readonly GiftCardRow[]) =>
  namesOf(
    tx,
    cards.flatMap(({ customerId }) => customerId ?? []),
  );

const answerOf = (
  { id, ending, customerId, initialCents, balanceCents, soldAt }: GiftCardRow,
  buyers: ReadonlyMap<string, string>,
) => ({
  id,
  ending,
  customerId,
  customerName: buyers.get(customerId ?? '') ?? null,
  amount: dollarsOf(initialCents),
  balance: dollarsOf(balanceCents),
  soldAt: soldAt.toISOString(),
});

export const giftCardsRoutes = bindModule('gift-cards', giftCardsContract, giftCardsPolicy, {
  sellGiftCard: async ({ tx, platform, viewer, body: { amountCents, customerId: customer }, allowedIds }) => {
    const [customerId] = await allowedIds(tx, [customer]);
    const { code, ...card } = await sellGiftCard(tx, viewer, { amountCents, customerId }, platform);
    return { ...answerOf(card, await buyersOf(tx, [card])), code };
  },
  listGiftCards: async ({ tx, viewer, query }) => {
    const { rows, total } = await findGiftCards(tx, viewer.accountId, query);
    const buyers = await buyersOf(tx, rows);
    return { items: rows.map((card) => answerOf(card, buyers)), total, ...query };
  },
  voidGiftCard: async ({ tx, platform, viewer, params, allowed }) => {
    await voidGiftCard(tx, viewer, allowed(params.id), platform);
  },
});
