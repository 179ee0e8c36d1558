import { reactTo } from '../../platform/events/events.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { deleteUpsellsOf } from './upsells.queries.ts';

/** Their images are deleted with the other files of the account; what was sold stays on its orders. */
const forgetDeletedAccount = reactTo(
  accountDeleted,
  'upsells.forget-deleted',
  async ({ siteId, accountId }, { db }) => {
    await db.inSite(siteId, (tx) => deleteUpsellsOf(tx, accountId));
  },
);

export const upsellsReactions = [forgetDeletedAccount];
