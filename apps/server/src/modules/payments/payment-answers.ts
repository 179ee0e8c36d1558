import { cardBrandWord, PAYMENT_METHOD_WORDS, type PaymentMethodId } from '@tailgate/contract';
import type { Platform } from '../../platform/platform.ts';
import type { CardRow } from './cards/cards.queries.ts';
import { isCardExpired } from './payments.rules.ts';

export const cardAnswer = (card: CardRow, now: Date) => ({ ...card, isExpired: isCardExpired(card, now) });

const twoDigits = (month: number) => String(month).padStart(2, '0');

const sourceAnswer = (card: CardRow & { isManageable: boolean }, now: Date) => ({
  id: card.id,
  name: `${cardBrandWord(card.brand)} ending in ${card.lastFour}`,
  description: `${isCardExpired(card, now) ? 'Expired' : 'Expires'} ${twoDigits(card.expMonth)}/${card.expYear}`,
  type: 'card' as const,
  isManageable: card.isManageable,
  isDefault: card.isDefault,
});

/** A card can be chosen if there is one that has not expired; everything else always. */
export const paymentMethodsAnswer = (
  ids: readonly PaymentMethodId[],
  cards: readonly (CardRow & { isManageable: boolean })[],
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
) => {
  const now = clock.now();
  return {
    items: ids.map((id) => ({
      id,
      ...PAYMENT_METHOD_WORDS[id],
      isAvailable: id !== 'card' || cards.some((card) => !isCardExpired(card, now)),
      sources: id === 'card' ? cards.map((card) => sourceAnswer(card, now)) : [],
    })),
    processor: processorAnswer(config),
  };
};

export const processorAnswer = (config: Platform['config']) => ({
  publishableKey: config.STRIPE_PUBLISHABLE_KEY,
  scriptUrl: config.STRIPE_JS_URL,
});
