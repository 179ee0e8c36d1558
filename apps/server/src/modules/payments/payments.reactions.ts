import { reactInside, reactTo, type InsideReaction } from '../../platform/events/events.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { customerIdsOf, forgetCardsOf } from './cards/cards.queries.ts';
import { hasOpenChargeOf } from './charges/charges.queries.ts';
import { chargeSettled } from './payments.events.ts';
import type { Purposes } from './purposes.ts';

/** The processor forgets the cards first: their names there are lost with ours. */
const forgetDeletedAccount = reactTo(
  accountDeleted,
  'payments.forget-deleted',
  async ({ siteId, accountId }, { db, clock, payments }) => {
    // What was charged is found out by the card: the queue tries again until then.
    if (await db.inSite(siteId, (tx) => hasOpenChargeOf(tx, accountId)))
      throw new Error('A card of the deleted account is being charged');
    const customerIds = await db.inSite(siteId, (tx) => customerIdsOf(tx, accountId));
    for (const customerId of customerIds) await payments.deleteCustomer(customerId);
    await db.inSite(siteId, (tx) => forgetCardsOf(tx, accountId, clock.now()));
  },
);

/** In the transaction of the outcome: a captured charge without what it was for cannot exist. */
export const chargeReactions = (purposes: Purposes): readonly InsideReaction[] => [
  reactInside(chargeSettled, (tx, charge, platform) => {
    const { settles, fails } = purposes[charge.purpose];
    return charge.status === 'captured' ? settles(tx, charge, platform) : fails(tx, charge, platform);
  }),
];

export const paymentsReactions = [forgetDeletedAccount];
