import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { instant, localDate } from '../schemas.ts';
import { appointmentDetail, workToTake } from './appointments.schemas.ts';

const JOBS = '/v2/service-schedule/service-provider/grab-it';
const groomer = signedInAs(['groomer'], { whileImpersonating: 'allowed' });

const openJob = workToTake.extend({
  /** Until then it can be taken. */
  grabBy: instant,
});

export const grabItRows = {
  listOpenJobs: endpoint({
    method: 'GET',
    path: `${JOBS}/jobs`,
    summary: 'Requests in the work zones of the groomer that nobody has taken, the soonest first.',
    access: signedInAs(['groomer']),
    shows: ['trades'],
    query: z.object({ start_date: localDate.optional(), end_date: localDate.optional() }),
    answer: z.object({ items: z.array(openJob), timeZone: z.string() }),
  }),
  grabJob: endpoint({
    method: 'POST',
    path: `${JOBS}/jobs`,
    summary: 'Takes a job. Of several groomers who try at once, one gets it.',
    access: groomer,
    activity: 'Grabbed a job',
    changes: ['appointments', 'customers', 'free-times', 'trades'],
    body: z.object({ orderId: ref('job.grab') }),
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition', 'slot_taken', 'slot_unavailable', 'customer_blocked'],
  }),
  ignoreJob: endpoint({
    method: 'POST',
    path: `${JOBS}/reject-job`,
    summary: 'Does not show a job to the groomer any more.',
    access: groomer,
    activity: 'Ignored a job',
    changes: ['trades'],
    body: z.object({ orderId: ref('job.grab') }),
    errors: ['not_found'],
  }),
};
