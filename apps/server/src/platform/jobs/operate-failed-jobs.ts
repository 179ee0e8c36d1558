import type { Pool } from 'pg';
import { KIND_IN_LAST_ERROR } from './job-failure.ts';
import { MOST_ATTEMPTS } from './jobs.ts';

/** Which failed jobs are meant; of all sites without any. */
export interface FailedJobsMeant {
  readonly id?: string | undefined;
  readonly task?: string | undefined;
  readonly site?: string | undefined;
  readonly kind?: string | undefined;
}

export interface ListedFailedJob {
  readonly id: string;
  readonly task: string;
  readonly siteId: string | null;
  readonly attempts: number;
  readonly lastError: string | null;
}

const MOST_LISTED = 200;
/** In the order of `valuesOf`. */
const MEANT = `job.attempts >= job.max_attempts and job.locked_at is null
  and ($1::bigint is null or job.id = $1) and ($2::text is null or task.identifier = $2)
  and ($3::text is null or job.payload::jsonb->>'siteId' = $3)
  and ($4::text is null or ${KIND_IN_LAST_ERROR} = $4)`;

const valuesOf = ({ id, task, site, kind }: FailedJobsMeant) => [id ?? null, task ?? null, site ?? null, kind ?? null];

/** What operators do about jobs of any site that nobody tries again. What is in a job is shown to nobody. */
export const operateFailedJobs = (pool: Pick<Pool, 'query'>) => ({
  list: async (meant: FailedJobsMeant): Promise<readonly ListedFailedJob[]> => {
    const { rows } = await pool.query<ListedFailedJob>(
      `select job.id::text, task.identifier as task, job.payload::jsonb->>'siteId' as "siteId", job.attempts,
         substring(job.last_error from '^[a-z-]+ [A-Za-z-]+ failed: [a-z]+ \\([A-Za-z0-9_.-]+\\)$') as "lastError"
       from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
       where ${MEANT} order by job.id limit ${MOST_LISTED}`,
      valuesOf(meant),
    );
    return rows;
  },
  /** Answers how many. */
  retry: async (meant: FailedJobsMeant): Promise<number> => {
    const { rowCount } = await pool.query(
      // real time: the queue's own
      `update graphile_worker._private_jobs job set attempts = 0, max_attempts = ${MOST_ATTEMPTS}, run_at = now()
       from graphile_worker._private_tasks task where task.id = job.task_id and ${MEANT}`,
      valuesOf(meant),
    );
    return rowCount ?? 0;
  },
  drop: async (meant: FailedJobsMeant): Promise<number> => {
    const { rowCount } = await pool.query(
      `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
       where task.id = job.task_id and ${MEANT}`,
      valuesOf(meant),
    );
    return rowCount ?? 0;
  },
});
