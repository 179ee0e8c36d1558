import type { JobHelpers, Task } from 'graphile-worker';
import type { Platform } from '../platform.ts';
import { spanInTraceOf } from '../telemetry/spans.ts';
import type { VendorFailure } from '../../vendors/vendor-failure.ts';
import { attemptsAfter, failureOfJob } from './job-failure.ts';
import type { JobDefinition } from './jobs.ts';

/** A job without attempts left is not taken again, whoever adds to the queue: it waits for somebody to look at it. */
const limitAttempts = async ({ job, query }: Pick<JobHelpers, 'job' | 'query'>, atMost: number): Promise<void> => {
  await query(
    `update graphile_worker._private_jobs set max_attempts = greatest(attempts, least(max_attempts, $2)) where id = $1`,
    [job.id, atMost],
  );
};

const finish = async (platform: Platform, helpers: JobHelpers, error: unknown, failure: VendorFailure) => {
  const { facts } = failure;
  const { id: jobId, task_identifier: task, attempts, max_attempts: maxAttempts } = helpers.job;
  const isOurs = facts.kind === 'ours';
  platform.log[isOurs ? 'error' : 'warn'](
    { task, jobId, attempts, maxAttempts, failure: failure.message, ...(isOurs && { err: error }) },
    'Job failed',
  );
  if (isOurs) platform.reportError(error, { task });
  const atMost = attemptsAfter(failure);
  // Where the database is gone, the job is tried once more than it had to be.
  if (atMost !== undefined) await limitAttempts(helpers, atMost).catch(() => undefined);
};

/**
 * Runs one job: timed, in the trace that caused it, and failing with nothing but what may be kept. graphile-worker stores
 * and logs the text of what is thrown here.
 */
export const taskOf =
  (platform: Platform, definition: JobDefinition<never>): Task =>
  async (payload, helpers) => {
    const { traceparent, ...given } = payload as { traceparent?: string };
    const done = platform.metrics.jobs.startTimer({ task: definition.task });
    try {
      await spanInTraceOf(traceparent, `job ${definition.task}`, () => definition.run(given as never, platform));
      done({ outcome: 'done' });
    } catch (error) {
      const failure = failureOfJob(error);
      done({ outcome: failure.facts.kind });
      await finish(platform, helpers, error, failure);
      throw failure;
    }
  };
