import { JOBS } from '../src/modules/index.ts';
import { TIMER_JOB } from '../src/platform/machines/timers.ts';
import type { TestApi } from './test-api.ts';

/** Timers are fired in their order (`fireTimers`), and messages only lead out of the server. */
const LEFT_OUT = /^notifications\./;

type Asked = Pick<TestApi, 'database' | 'platform' | 'site'>;

const takeDueJobs = async ({ database, platform, site }: Asked) => {
  const { rows } = await database.asOwner((owner) =>
    owner.query<{ task: string; payload: { readonly siteId: string } }>(
      // real time: the queue's own
      `with due as (
         delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier <> $1 and t.identifier !~ $2 and j.is_available
           and j.run_at + app.clock_offset() <= $3 and j.payload->>'siteId' = $4
         returning j.id, t.identifier as task, j.payload)
       select task, payload from due order by id`,
      [TIMER_JOB.task, LEFT_OUT.source, platform.clock.now(), site.id],
    ),
  );
  return rows;
};

/** Runs what the workers would have run by the test clock, each job once. Answers how many ran. */
export const drainJobs = async (api: Asked): Promise<number> => {
  let ran = 0;
  for (let due = await takeDueJobs(api); due.length > 0; due = await takeDueJobs(api)) {
    for (const { task, payload } of due) {
      const definition = JOBS.find((job) => job.task === task);
      // A worker tries again later; what a failed job leaves behind must be right as well.
      await definition?.run(payload as never, api.platform).catch(() => undefined);
      ran += 1;
    }
  }
  return ran;
};
