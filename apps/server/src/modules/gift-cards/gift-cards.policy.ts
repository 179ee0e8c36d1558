import type { GIFT_CARDS_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';

export const giftCardsPolicy: Policy<typeof GIFT_CARDS_ABILITIES> = {
  'giftCard.void': forViewer(
    (viewer) => (card) =>
      card.and([
        card('provider_id', '=', viewer.accountId),
        card('voided_at', 'is', null),
        card('balance_cents', '=', card.ref('initial_cents')),
      ]),
  ),
};
