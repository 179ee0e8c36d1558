import { MACHINES } from '../src/modules/index.ts';
import type { BoundMachine } from '../src/platform/machines/bind-machine.ts';
import { fireTimerOf } from '../src/platform/machines/fire-timer.ts';
import { TIMER_JOB } from '../src/platform/machines/timers.ts';
import type { TestApi } from './test-api.ts';
import type { TestDatabase } from './test-database.ts';

type Run = ReturnType<typeof fireTimerOf>['run'];

/**
 * Fires every timer of the suite's site that is due by the test clock, in order, as a worker would. Returns how many
 * jobs ran.
 */
export const fireTimers = async (
  { database, platform, site }: Pick<TestApi, 'database' | 'platform' | 'site'>,
  machines: readonly BoundMachine[] = MACHINES,
): Promise<number> => {
  const { run } = fireTimerOf(machines);
  for (let rang = 0; ; rang += 1) {
    const job = await takeDueJob(database, platform.clock.now(), site.id);
    if (!job) return rang;
    await run(job.payload, platform);
    await database.asOwner((owner) => owner.query('delete from graphile_worker._private_jobs where id = $1', [job.id]));
  }
};

/** Locks the job like a worker, so that rescheduling the timer during the run creates a new job. */
const takeDueJob = async (database: TestDatabase, now: Date, siteId: string) => {
  const { rows } = await database.asOwner((owner) =>
    owner.query<{ id: string; payload: Parameters<Run>[0] }>(
      // real time: the queue's own
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'test' where id = (
         select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
          where t.identifier = $1 and j.is_available and j.run_at + app.clock_offset() <= $2 and j.payload->>'siteId' = $3
          order by j.run_at, j.id limit 1)
       returning id, payload`,
      [TIMER_JOB.task, now, siteId],
    ),
  );
  return rows[0];
};
