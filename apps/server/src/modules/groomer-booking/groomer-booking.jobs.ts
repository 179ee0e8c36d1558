import { job } from '../../platform/jobs/jobs.ts';
import { deleteExpiredSessions } from './groomer-bookings.queries.ts';

/** An appointment that nobody placed. */
export const forgetOldSessions = job<object>({
  task: 'groomer-booking.forget-old-sessions',
  run: async ({ siteId }, { db, clock }) => {
    await db.inSite(siteId, (tx) => deleteExpiredSessions(tx, clock.now()));
  },
});

export const groomerBookingJobs = [forgetOldSessions];
