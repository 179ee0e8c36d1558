import type { PaymentMethodId } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { cardsOf } from './cards/cards.queries.ts';
import { cardAnswer, paymentMethodsAnswer } from './payment-answers.ts';

interface Parties {
  readonly customerId: string;
  readonly providerId: string;
}

const cardsBetween = async (tx: Tx, { customerId, providerId }: Parties) => {
  const kept = await cardsOf(tx, { accountId: customerId, providerId });
  const theirs = await cardsOf(tx, { accountId: customerId, providerId: null });
  return [
    ...kept.map((card) => ({ ...card, isManageable: true })),
    // One list has one default: that of the cards kept for this provider, if there is any.
    ...theirs.map((card) => ({ ...card, isDefault: card.isDefault && kept.length === 0, isManageable: false })),
  ];
};

/** How a customer can pay a provider: with a card of their own, or one that the provider keeps for them. */
export const paymentMethodsFor = async (
  tx: Tx,
  parties: Parties,
  ids: readonly PaymentMethodId[],
  platform: Pick<Platform, 'clock' | 'config'>,
) => paymentMethodsAnswer(ids, await cardsBetween(tx, parties), platform);

/** The same cards, as cards. */
export const storedCardsFor = async (tx: Tx, parties: Parties, { clock }: Pick<Platform, 'clock'>) =>
  (await cardsBetween(tx, parties)).map(({ isManageable: _, ...card }) => cardAnswer(card, clock.now()));
