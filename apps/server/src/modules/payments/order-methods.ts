import type { PaymentMethodId } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { cardsOf } from './cards.queries.ts';
import { paymentMethodsAnswer } from './payment-answers.ts';

/** How a customer can pay a provider: with a card of their own, or one that the provider keeps for them. */
export const paymentMethodsFor = async (
  tx: Tx,
  { customerId, providerId }: { readonly customerId: string; readonly providerId: string },
  ids: readonly PaymentMethodId[],
  platform: Pick<Platform, 'clock' | 'config'>,
) => {
  const kept = await cardsOf(tx, { accountId: customerId, providerId });
  const theirs = await cardsOf(tx, { accountId: customerId, providerId: null });
  const cards = [
    ...kept.map((card) => ({ ...card, isManageable: true })),
    // One list has one default: that of the cards kept for this provider, if there is any.
    ...theirs.map((card) => ({ ...card, isDefault: card.isDefault && kept.length === 0, isManageable: false })),
  ];
  return paymentMethodsAnswer(ids, cards, platform);
};
