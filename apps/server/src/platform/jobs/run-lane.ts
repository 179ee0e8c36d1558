import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import {
  Logger as WorkerLogger,
  run,
  type ParsedCronItem,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Platform } from '../platform.ts';
import { announce, type Presence } from './orphaned-jobs.ts';

const RESTART_MS = 500;

export interface LaneOfTasks {
  readonly concurrency: number;
  readonly taskList: TaskList;
  readonly cronItems: ParsedCronItem[];
}

const startRunner = async (
  { config, log }: Platform,
  pool: Pool,
  { concurrency, taskList, cronItems }: LaneOfTasks,
): Promise<{ runner: Runner; presence: Presence }> => {
  const events: WorkerEvents = new EventEmitter();
  let presence: Presence | undefined;
  events.on('pool:create', ({ workerPool }) => {
    presence = announce(config.DATABASE_URL_JOBS, workerPool.id);
  });
  const runner = await run({
    pgPool: pool,
    events,
    taskList,
    parsedCronItems: cronItems,
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    // Without batching, a completion that fails on a lost database is an unhandled rejection and ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new WorkerLogger(() => (level, message) => {
      // What a failed job has to say was said where it ran.
      if (message.startsWith('Failed task ')) return;
      // graphile-worker's messages contain tasks and ids only, never payloads.
      if (level === 'error' || level === 'warning') log.warn({ worker: message }, 'queue');
    }),
  });
  if (!presence) throw new Error('graphile-worker created a runner without announcing it');
  return { runner, presence };
};

/**
 * Runs one lane until stopped. A runner is replaced when the database connection is lost: a job whose completion it
 * could not record would stay locked as long as the runner's name is in use. The new runner gets a new name, and the
 * jobs of the old one are released.
 */
export const runLane = (
  platform: Platform,
  pool: Pool,
  lane: LaneOfTasks,
): { readonly promise: Promise<void>; stop(): Promise<void> } => {
  const { log } = platform;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let current: Runner | undefined;
  const keepRunning = async () => {
    while (!isStopping()) {
      try {
        const { runner, presence } = await startRunner(platform, pool, lane);
        current = runner;
        if (isStopping()) await runner.stop();
        const ended = runner.promise.catch((error: unknown) => log.warn({ err: error }, 'Queue stopped'));
        await Promise.race([ended, presence.lost]);
        presence.close();
        await Promise.race([runner.stop().catch(() => undefined), delay(RESTART_MS)]);
      } catch (error) {
        log.warn({ err: error }, 'Queue failed to start');
      }
      await delay(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const promise = keepRunning();
  return {
    promise,
    stop: async () => {
      stopping.abort();
      await current?.stop().catch(() => undefined);
      await promise;
    },
  };
};
