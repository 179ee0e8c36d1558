import { cents } from '@tailgate/values/money';
import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { storedCards } from '../payments/payments.schemas.ts';
import { ref } from '../reference.ts';
import { dollars, id, inCents, instant } from '../schemas.ts';
import { LATER_TIP_HURDLES, MAX_TIP_CENTS, MIN_LATER_TIP_CENTS } from './orders.facts.ts';
import { givenTip } from './orders.schemas.ts';

const TIP = '/v2/service-appointment/customer/appointments/:id/tip';
const own = z.object({ id: ref('ownAppointment.manage') });

const laterTip = z.object({
  /** Why none can be added now; null where one can. */
  whyNot: z.enum(LATER_TIP_HURDLES).nullable(),
  /** The last moment to add one; null until the visit is complete. */
  until: instant.nullable(),
  currency: z.string(),
  /** What suggestions are a percentage of: the work, before tax and fees. */
  base: z.number(),
  /** What was tipped at the van, as a part of the order. */
  atVisit: z.number(),
  /** What was added after the visit. */
  given: givenTip.nullable(),
  /** Cards of the customer that the groomer can be tipped with. */
  cards: storedCards.shape.items,
  /** The card that paid the visit, or the default. */
  cardId: id.nullable(),
});

const addition = 'Customers add a tip after the visit; the specification has tips at the van only.';

export const laterTipRows = {
  getLaterTip: endpoint({
    method: 'GET',
    path: TIP,
    summary: 'Whether a tip can be added to a completed appointment, with which cards, and the one that was added.',
    access: signedInAs(['customer']),
    shows: ['appointments', 'cards'],
    params: own,
    answer: laterTip,
    errors: ['not_found'],
    addition,
  }),
  giveLaterTip: endpoint({
    method: 'POST',
    path: TIP,
    summary:
      'Adds a tip to a completed appointment, once, until 7 days after its completion. The card is charged at once, and all of it is the groomer’s. However often it is called with the same amount, it is charged once; a declined card can be tried again.',
    access: signedInAs(['customer'], { whileImpersonating: 'barred' }),
    activity: 'Added a tip after an appointment',
    changes: ['appointments', 'money'],
    params: own,
    body: inCents(
      z.object({ amount: dollars(cents(MAX_TIP_CENTS), cents(MIN_LATER_TIP_CENTS)), cardId: ref('tipCard.use') }),
      'amount',
    ),
    answer: laterTip,
    errors: ['not_found', 'tip_not_possible', 'card_declined', 'payment_in_progress'],
    limit: ['laterTipsPerAccount'],
    addition,
  }),
};
