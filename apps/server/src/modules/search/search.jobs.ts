import { job } from '../../platform/jobs/jobs.ts';
import { deleteExpiredSearches } from './search.queries.ts';

/** A search contains a home address, so it is deleted as soon as it expires. */
export const forgetOldSearches = job<object>({
  task: 'search.forget-old-searches',
  run: async ({ siteId }, { db, clock }) => {
    await db.inSite(siteId, (tx) => deleteExpiredSearches(tx, clock.now()));
  },
});

export const searchJobs = [forgetOldSearches];
