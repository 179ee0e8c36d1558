import { sql } from 'kysely';
import { job } from '../jobs/jobs.ts';

/** Makes the partitions of the coming months and drops those older than 13 months. */
export const keepAuditMonths = job<object>({
  task: 'audit.keep-months',
  run: async ({ siteId }, { db }) => {
    await db.inSite(siteId, (tx) => sql`select app.keep_audit_months()`.execute(tx));
  },
});
