import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { DUTY_FOR } from '../duties.ts';
import { endpoint } from '../endpoint.ts';
import { value } from '../reference.ts';
import { instant, pageOf, pageQuery } from '../schemas.ts';
import { FAILURE_KINDS, JOB_WORKS } from './failed-jobs.facts.ts';

const FAILED = '/v2/staff/failed-jobs';
const addition = 'The specification shows nobody what was not done in the background.';
const staff = signedInAs(['staff'], { duty: DUTY_FOR.failedJobs, whileImpersonating: 'barred' });

/** A number of the queue, which has no uuids. It names a job of the own site or none. */
const jobId = z.string().regex(/^[1-9]\d{0,17}$/);
const params = z.object({ id: value(jobId) });

const failedJob = z.object({
  id: z.string(),
  work: z.enum(JOB_WORKS),
  kind: z.enum(FAILURE_KINDS),
  /** A number or name for whoever looks into it; never anybody's words. */
  code: z.string(),
  attempts: z.number().int(),
  failedAt: instant,
});

export const failedJobsContract = {
  listFailedJobs: endpoint({
    method: 'GET',
    path: FAILED,
    summary:
      'What was to be done in the background and is not tried again by itself, the latest first. What is in it is told to nobody.',
    access: signedInAs(['staff'], { duty: DUTY_FOR.failedJobs }),
    shows: ['failed-jobs'],
    query: z.object({ kind: z.enum(FAILURE_KINDS).optional(), ...pageQuery }),
    answer: pageOf(failedJob),
    addition,
  }),
  retryFailedJob: endpoint({
    method: 'POST',
    path: `${FAILED}/:id/retry`,
    summary: 'Puts a failed job back into the queue, with all its attempts.',
    access: staff,
    activity: 'Retried a failed task',
    changes: ['failed-jobs'],
    params,
    errors: ['not_found'],
    addition,
  }),
  dropFailedJob: endpoint({
    method: 'DELETE',
    path: `${FAILED}/:id`,
    summary: 'Forgets a failed job. What it was to do is not done.',
    access: staff,
    activity: 'Dropped a failed task',
    changes: ['failed-jobs'],
    params,
    errors: ['not_found'],
    addition,
  }),
};
