import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { Pool, type PoolClient } from 'pg';
import type { Platform } from '../platform.ts';
import { enqueue, type JobDefinition } from './jobs.ts';
import { announce, sweepOrphanedJobs, type Presence } from './orphaned-jobs.ts';

const RESTART_MS = 500;

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

/** Runs the queue in this process until stopped. As many workers as needed may run side by side. */
export const runJobs = (
  platform: Platform,
  jobs: readonly JobDefinition<never>[],
  rounds: readonly Round[],
): RunningJobs => {
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

  const start = async (): Promise<{ runner: Runner; presence: Presence }> => {
    const events: WorkerEvents = new EventEmitter();
    let presence: Presence | undefined;
    events.on('pool:create', ({ workerPool }) => {
      presence = announce(platform.config.DATABASE_URL_JOBS, workerPool.id);
    });
    const runner = await run({
      pgPool: pool,
      events,
      taskList,
      parsedCronItems: parseCronItems(rounds.map((round) => ({ task: round.task, match: round.cron }))),
      concurrency: 8,
      pollInterval: 1_000,
      noHandleSignals: true,
      // Unbatched, a completion that fails because the database died is an unhandled rejection, and ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new WorkerLogger(() => (level, message) => {
        // Job payloads never reach the log: graphile's messages name tasks and ids only.
        if (level === 'error' || level === 'warning') log.warn({ worker: message }, 'queue');
      }),
    });
    if (!presence) throw new Error('graphile-worker made a runner without announcing it');
    return { runner, presence };
  };

  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let current: Runner | undefined;
  const sweeping = sweepOrphanedJobs(pool, log);
  // A runner does not outlive its database: a job whose end it could not write down would stay locked in its name for as
  // long as the name lives. So whenever the database was away the process begins with a new runner and a new name, and
  // what the old one held is freed.
  const keepRunning = async () => {
    while (!isStopping()) {
      try {
        const { runner, presence } = await start();
        current = runner;
        if (isStopping()) await runner.stop();
        const ended = runner.promise.catch((error: unknown) => log.warn({ err: error }, 'the queue stopped'));
        await Promise.race([ended, presence.lost]);
        presence.close();
        await Promise.race([runner.stop().catch(() => undefined), delay(RESTART_MS)]);
      } catch (error) {
        log.warn({ err: error }, 'the queue cannot run');
      }
      await delay(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const promise = keepRunning();
  return {
    promise,
    stop: async () => {
      stopping.abort();
      sweeping.close();
      await current?.stop().catch(() => undefined);
      await promise;
      await pool.end();
    },
  };
};

const onceForEverySite = async ({ db }: Platform, definition: JobDefinition<object>): Promise<void> => {
  const sites = await db.withoutSite((tx) => tx.selectFrom('sites').select('id').execute());
  for (const { id } of sites) await db.inSite(id, (tx) => enqueue(tx, definition, { siteId: id }));
};
