import { giftCardsContract } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import { bindModule } from '../../platform/http/call.ts';
import { giftCardsPolicy } from './gift-cards.policy.ts';
import { findGiftCards, type GiftCardRow } from './gift-cards.queries.ts';
import { sellGiftCard } from './sell-gift-card.ts';
import { voidGiftCard } from './void-gift-card.ts';

const answerOf = ({ id, ending, customerId, initialCents, balanceCents, soldAt }: GiftCardRow) => ({
  id,
  ending,
  customerId,
  amount: dollarsOf(initialCents),
  balance: dollarsOf(balanceCents),
  soldAt: soldAt.toISOString(),
});

export const giftCardsRoutes = bindModule('gift-cards', giftCardsContract, giftCardsPolicy, {
  sellGiftCard: async ({ tx, platform, viewer, body: { amountCents, customerId: customer }, allowedIds }) => {
    const [customerId] = await allowedIds(tx, [customer]);
    const { code, ...card } = await sellGiftCard(tx, viewer, { amountCents, customerId }, platform);
    return { ...answerOf(card), code };
  },
  listGiftCards: async ({ tx, viewer, query }) => {
    const { rows, total } = await findGiftCards(tx, viewer.accountId, query);
    return { items: rows.map(answerOf), total, ...query };
  },
  voidGiftCard: async ({ tx, platform, viewer, params, allowed }) => {
    await voidGiftCard(tx, viewer, allowed(params.id), platform);
  },
});
