import { job } from '../../platform/jobs/jobs.ts';
import { makeMonths } from './appointments.queries.ts';

/** Creates the partitions of the coming months ahead of time. */
export const makeAppointmentMonths = job<object>({
  task: 'appointments.make-months',
  run: async ({ siteId }, { db }) => {
    await db.inSite(siteId, makeMonths);
  },
});

export const appointmentsJobs = [makeAppointmentMonths];
