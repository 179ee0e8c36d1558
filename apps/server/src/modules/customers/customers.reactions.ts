import { reactTo } from '../../platform/events/events.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { deleteRelationsOf } from './customers.queries.ts';
import { anonymizePetsOf } from './pets.queries.ts';

/** What providers noted about a deleted person goes with the account, and so do the customers of a deleted provider. */
const forgetDeletedAccount = reactTo(
  accountDeleted,
  'customers.forget-deleted',
  async ({ siteId, accountId }, { db, clock }) => {
    await db.inSite(siteId, async (tx) => {
      await deleteRelationsOf(tx, accountId);
      await anonymizePetsOf(tx, accountId, clock.now());
    });
  },
);

export const customersReactions = [forgetDeletedAccount];
