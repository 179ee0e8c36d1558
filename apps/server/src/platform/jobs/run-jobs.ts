import { Logger as WorkerLogger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import { Pool, type PoolClient } from 'pg';
import type { Platform } from '../platform.ts';
import { enqueue, type JobDefinition } from './jobs.ts';

export interface Round {
  readonly task: string;
  readonly cron: string;
  readonly job: JobDefinition<object>;
}

/** Runs the queue in this process until stopped. As many workers as needed may run side by side. */
export const runJobs = async (
  platform: Platform,
  jobs: readonly JobDefinition<never>[],
  rounds: readonly Round[],
): Promise<Runner> => {
  const { log, metrics } = platform;
  const pool = new Pool({ connectionString: platform.config.DATABASE_URL_JOBS, max: 12 });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle queue connection broke'));
  pool.on('connect', (client: PoolClient) =>
    client.on('error', (error) => log.warn({ err: error }, 'a queue connection in use broke')),
  );

  const taskList: TaskList = {};
  for (const definition of jobs) {
    taskList[definition.task] = async (payload) => {
      const done = metrics.jobs.startTimer({ task: definition.task });
      try {
        await definition.run(payload as never, platform);
        done({ outcome: 'done' });
      } catch (error) {
        done({ outcome: 'failed' });
        platform.reportError(error, { task: definition.task });
        throw error;
      }
    };
  }
  for (const round of rounds) taskList[round.task] = () => onceForEverySite(platform, round.job);

  return await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(rounds.map((round) => ({ task: round.task, match: round.cron }))),
    concurrency: 8,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: new WorkerLogger(() => (level, message) => {
      // Job payloads never reach the log: graphile's messages name tasks and ids only.
      if (level === 'error' || level === 'warning') log.warn({ worker: message }, 'queue');
    }),
  });
};

const onceForEverySite = async ({ db }: Platform, definition: JobDefinition<object>): Promise<void> => {
  const sites = await db.withoutSite((tx) => tx.selectFrom('sites').select('id').execute());
  for (const { id } of sites) await db.inSite(id, (tx) => enqueue(tx, definition, { siteId: id }));
};
