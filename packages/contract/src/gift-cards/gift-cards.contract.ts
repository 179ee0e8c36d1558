import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { dollars, id, inCents, instant, pageOf, pageQuery } from '../schemas.ts';
import { MAX_GIFT_CARD_CENTS, MIN_GIFT_CARD_CENTS } from './gift-cards.facts.ts';

const GIFT_CARDS = '/v2/service-marketing/gift-cards';
/** Money is taken for it. */
const groomerAlone = signedInAs(['groomer'], { whileImpersonating: 'barred' });
const why = 'The specification uses gift cards, and shows no call that makes one.';

const giftCard = z.object({
  id,
  /** The last four signs of the code, which nobody can read again. */
  ending: z.string(),
  customerId: id.nullable(),
  /** Who bought it; null where the groomer did not say. */
  customerName: z.string().nullable(),
  amount: z.number(),
  balance: z.number(),
  soldAt: instant,
});

export const giftCardsContract = {
  sellGiftCard: endpoint({
    method: 'POST',
    path: GIFT_CARDS,
    summary: 'Sells a gift card for cash. The answer has its code, which is not kept.',
    access: groomerAlone,
    activity: 'Sold a gift card',
    changes: ['gift-cards', 'money'],
    body: inCents(
      z.object({
        amount: dollars(MAX_GIFT_CARD_CENTS, MIN_GIFT_CARD_CENTS),
        customerId: ref('customer.update').nullable().default(null),
      }),
      'amount',
    ),
    answer: giftCard.extend({ code: z.string() }),
    errors: ['not_found'],
    grows: 'giftCards',
    addition: why,
  }),
  listGiftCards: endpoint({
    method: 'GET',
    path: GIFT_CARDS,
    summary: 'The gift cards that the groomer sold, the newest first.',
    access: signedInAs(['groomer']),
    shows: ['gift-cards'],
    query: z.object(pageQuery),
    answer: pageOf(giftCard),
    addition: why,
  }),
  voidGiftCard: endpoint({
    method: 'DELETE',
    path: `${GIFT_CARDS}/:id`,
    summary: 'Takes a gift card back that was never used, and its money out of the books.',
    access: groomerAlone,
    activity: 'Took a gift card back',
    changes: ['gift-cards', 'money'],
    params: z.object({ id: ref('giftCard.void') }),
    errors: ['not_found'],
    addition: why,
  }),
};
