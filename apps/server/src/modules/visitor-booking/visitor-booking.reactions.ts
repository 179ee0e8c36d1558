import { reactTo } from '../../platform/events/events.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { deleteBookingSessionsOf } from './booking-sessions.queries.ts';
import { deleteLeadsOf } from './leads.queries.ts';

/** What a deleted person was about to order goes with the account; a time that is held ends by itself. */
const forgetDeletedCustomer = reactTo(
  accountDeleted,
  'visitor-booking.forget-deleted',
  async ({ siteId, accountId }, { db }) => {
    await db.inSite(siteId, async (tx) => {
      await deleteBookingSessionsOf(tx, accountId);
      await deleteLeadsOf(tx, accountId);
    });
  },
);

export const visitorBookingReactions = [forgetDeletedCustomer];
