import { job } from '../../platform/jobs/jobs.ts';
import { deleteBusyDaysBefore } from './calendar/busy-days.queries.ts';

/** Days in the past are no longer searched. Two are kept, for every time zone. */
const KEPT_MS = 2 * 86_400_000;

export const forgetPastDays = job<object>({
  task: 'scheduling.forget-past-days',
  run: async ({ siteId }, { db, clock }) => {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    await db.inSite(siteId, (tx) => deleteBusyDaysBefore(tx, before));
  },
});

export const schedulingJobs = [forgetPastDays];
