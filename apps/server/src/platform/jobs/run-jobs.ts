import { parseCronItems, type TaskList } from 'graphile-worker';
import type { PoolClient } from 'pg';
import type { Platform } from '../platform.ts';
import { LANES, enqueue, type JobDefinition, type Lane } from './jobs.ts';
import { sweepOrphanedJobs } from './orphaned-jobs.ts';
import { showQueue } from './queue-gauges.ts';
import { QueuePool } from './queue-pool.ts';
import { runLane } from './run-lane.ts';
import { taskOf } from './run-task.ts';

/** One connection per lane is used by its listener; the workers share the rest. */
const CONNECTIONS = 20;

export interface Round {
  readonly task: string;
  readonly cron: string;
  readonly job: JobDefinition<object>;
}

export interface RunningJobs {
  /** Resolves once stopped. */
  readonly promise: Promise<void>;
  stop(): Promise<void>;
}

/** Runs the queue in this process until stopped. Any number of worker processes can run in parallel. */
export const runJobs = (
  platform: Platform,
  jobs: readonly JobDefinition<never>[],
  rounds: readonly Round[],
): RunningJobs => {
  const { log } = platform;
  const pool = new QueuePool({ connectionString: platform.config.DATABASE_URL_JOBS, max: CONNECTIONS });
  pool.on('error', (error) => log.warn({ err: error }, 'Idle queue connection lost'));
  pool.on('connect', (client: PoolClient) =>
    client.on('error', (error) => log.warn({ err: error }, 'Active queue connection lost')),
  );

  platform.watchPool('queue', pool);
  showQueue(platform.metrics.registry, pool, jobs);
  const sweeping = sweepOrphanedJobs(pool, log);
  const lanes = (Object.keys(LANES) as Lane[]).map((lane) => {
    const taskList = tasksOf(
      platform,
      jobs.filter((definition) => definition.lane === lane),
    );
    const roundsHere = lane === 'default' ? rounds : [];
    for (const round of roundsHere) taskList[round.task] = () => enqueueForEverySite(platform, round.job);
    const cronItems = parseCronItems(roundsHere.map((round) => ({ task: round.task, match: round.cron })));
    return runLane(platform, pool, { concurrency: LANES[lane], taskList, cronItems });
  });
  return {
    promise: Promise.all(lanes.map((lane) => lane.promise)).then(() => undefined),
    stop: async () => {
      sweeping.close();
      await Promise.all(lanes.map((lane) => lane.stop()));
      await pool.end();
    },
  };
};

const tasksOf = (platform: Platform, jobs: readonly JobDefinition<never>[]): TaskList =>
  Object.fromEntries(jobs.map((definition) => [definition.task, taskOf(platform, definition)]));

const enqueueForEverySite = async ({ db }: Platform, definition: JobDefinition<object>): Promise<void> => {
  const sites = await db.withoutSite((tx) => tx.selectFrom('sites').select('id').execute());
  for (const { id } of sites) await db.inSite(id, (tx) => enqueue(tx, definition, {}));
};
