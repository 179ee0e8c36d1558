import { job } from '../../platform/jobs/jobs.ts';
import { deleteExpiredSessions } from './checkout-sessions.queries.ts';
import { deleteExpiredSearches } from './checkout.queries.ts';

/** A search contains a home address, so it is deleted as soon as it expires; so is an appointment nobody placed. */
export const forgetOldSearches = job<object>({
  task: 'checkout.forget-old-searches',
  run: async ({ siteId }, { db, clock }) => {
    await db.inSite(siteId, async (tx) => {
      await deleteExpiredSearches(tx, clock.now());
      await deleteExpiredSessions(tx, clock.now());
    });
  },
});

export const checkoutJobs = [forgetOldSearches];
