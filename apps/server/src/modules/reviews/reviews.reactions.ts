import { reactTo } from '../../platform/events/events.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { deleteReportsBy, deleteReviewsOf, forgetWordsOf } from './reviews.queries.ts';

/** Their photos are deleted with the other files of the account. */
const forgetDeletedAccount = reactTo(
  accountDeleted,
  'reviews.forget-deleted',
  async ({ siteId, accountId }, { db }) => {
    await db.inSite(siteId, async (tx) => {
      await forgetWordsOf(tx, accountId);
      await deleteReviewsOf(tx, accountId);
      await deleteReportsBy(tx, accountId);
    });
  },
);

export const reviewsReactions = [forgetDeletedAccount];
