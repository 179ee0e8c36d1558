import { job } from '../../platform/jobs/jobs.ts';
import { forgetMessagesBefore } from './failed-jobs.queries.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Money and state changes wait for somebody, however long; a message of last month does not. */
export const forgetFailedMessages = job<object>({
  task: 'failed-jobs.forget-messages',
  run: ({ siteId }, { db, clock }) =>
    db.inSite(siteId, (tx) => forgetMessagesBefore(tx, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))),
});

export const failedJobsJobs = [forgetFailedMessages];
