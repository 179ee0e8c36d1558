import { randomInt } from 'node:crypto';
import type { CallName } from '@tailgate/contract';
import type { Sample } from './samples.ts';

/** A job of the site that nobody tries again. */
const failed: Sample = ({ world }) => {
  const id = String(randomInt(1_000_000_000, 2_000_000_000));
  const task = `authorization.${id}`;
  return {
    params: { id },
    setup: `insert into graphile_worker._private_tasks (identifier) values ('${task}');
      insert into graphile_worker._private_jobs (id, task_id, payload, attempts, max_attempts)
        overriding system value
        select ${id}, id, json_build_object('siteId', '${world.site.id}'), 12, 12
        from graphile_worker._private_tasks where identifier = '${task}'`,
  };
};

export const FAILED_JOB_SAMPLES = {
  'GET /v2/staff/failed-jobs': () => ({}),
  'POST /v2/staff/failed-jobs/:id/retry': failed,
  'DELETE /v2/staff/failed-jobs/:id': failed,
} satisfies Partial<Record<CallName, Sample>>;
