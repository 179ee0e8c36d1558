import type { PaymentMethodId } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { openCards, type OpenCards, type OwnCards } from '../../views/open-cards.ts';
import { cardsOf } from './cards/cards.queries.ts';
import { cardAnswer, paymentMethodsAnswer } from './payment-answers.ts';

interface Parties {
  readonly customerId: string;
  readonly providerId: string;
  /** The order that is paid, where it is one. */
  readonly id?: string;
}

const isOpen = (card: { readonly id: string; readonly isDefault: boolean }, open: OwnCards): boolean =>
  typeof open === 'object' ? card.id === open.only : open === 'all' || (open === 'default' && card.isDefault);

const cardsBetween = async (tx: Tx, { customerId, providerId }: Parties, open: OpenCards) => {
  const kept = await cardsOf(tx, { accountId: customerId, providerId, since: open.keptSince });
  const own = await cardsOf(tx, { accountId: customerId, providerId: null });
  const theirs = own.filter((card) => isOpen(card, open.own));
  return [
    ...kept.map((card) => ({ ...card, isManageable: true })),
    // One list has one default: that of the cards kept for this provider, if there is any.
    ...theirs.map((card) => ({
      ...card,
      isDefault: (card.isDefault || theirs.length === 1) && kept.length === 0,
      isManageable: false,
    })),
  ];
};

const cardAnswers = (cards: Awaited<ReturnType<typeof cardsBetween>>, now: Date) =>
  cards.map(({ isManageable: _, ...card }) => cardAnswer(card, now));

/** How a customer can pay a provider: with a card of their own that is open to them, or one that the provider keeps. */
export const paymentMethodsFor = async (
  tx: Tx,
  parties: Parties,
  ids: readonly PaymentMethodId[],
  platform: Pick<Platform, 'clock' | 'config'>,
) => paymentMethodsAnswer(ids, await cardsBetween(tx, parties, await openCards(tx, parties)), platform);

/** The same cards, as cards. */
export const storedCardsFor = async (tx: Tx, parties: Parties, { clock }: Pick<Platform, 'clock'>) =>
  cardAnswers(await cardsBetween(tx, parties, await openCards(tx, parties)), clock.now());

/** What the customer can pay the provider with by themselves. */
export const cardsToPayWith = async (tx: Tx, parties: Parties, { clock }: Pick<Platform, 'clock'>) =>
  cardAnswers(await cardsBetween(tx, parties, { ...(await openCards(tx, parties)), own: 'all' }), clock.now());
