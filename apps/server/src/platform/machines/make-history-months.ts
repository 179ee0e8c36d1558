import { sql } from 'kysely';
import { job } from '../jobs/jobs.ts';

/** Creates the partitions of the coming months ahead of time. */
export const makeHistoryMonths = job<object>({
  task: 'machines.make-history-months',
  run: async ({ siteId }, { db }) => {
    await db.inSite(siteId, (tx) => sql`select app.make_transition_months()`.execute(tx));
  },
});
