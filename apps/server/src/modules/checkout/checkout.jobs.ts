import { job } from '../../platform/jobs/jobs.ts';
import { deleteExpiredSearches } from './checkout.queries.ts';

/** Where somebody lives is kept no longer than it is good for. */
export const forgetOldSearches = job<object>({
  task: 'checkout.forget-old-searches',
  run: async ({ siteId }, { db, clock }) => {
    await db.inSite(siteId, (tx) => deleteExpiredSearches(tx, clock.now()));
  },
});

export const checkoutJobs = [forgetOldSearches];
