import { job } from '../../platform/jobs/jobs.ts';
import { deleteExpiredCalls } from './calls.queries.ts';

/** Who called whom, and from where, is deleted once it connects nobody any more. */
export const forgetOldCalls = job<object>({
  task: 'calls.forget-old-calls',
  run: ({ siteId }, { db, clock }) => db.inSite(siteId, (tx) => deleteExpiredCalls(tx, clock.now())),
});

export const callsJobs = [forgetOldCalls];
