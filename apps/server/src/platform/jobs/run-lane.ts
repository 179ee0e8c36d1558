import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger as WorkerLogger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Platform } from '../platform.ts';
import { announce, type Presence } from './orphaned-jobs.ts';

const RESTART_MS = 500;

/** A lane without its runner does nothing: `starting` until the first one runs, `restarting` until the next one does. */
export type LaneState = 'starting' | 'running' | 'restarting' | 'stopped';

export interface RunningLane {
  /** Resolves when the lane runs for the first time, or is stopped before. */
  readonly started: Promise<void>;
  /** Resolves once stopped. */
  readonly promise: Promise<void>;
  readonly state: LaneState;
  stop(): Promise<void>;
}

export interface LaneOfTasks {
  readonly concurrency: number;
  readonly taskList: TaskList;
}

const startRunner = async (
  { config, log }: Platform,
  pool: Pool,
  { concurrency, taskList }: LaneOfTasks,
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
    // Rounds have a schedule of their own, which misses none (decision 0072).
    parsedCronItems: [],
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
export const runLane = (platform: Platform, pool: Pool, lane: LaneOfTasks): RunningLane => {
  const { log } = platform;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let current: Runner | undefined;
  let state: LaneState = 'starting';
  const started = Promise.withResolvers<undefined>();
  const keepRunning = async () => {
    while (!isStopping()) {
      try {
        const { runner, presence } = await startRunner(platform, pool, lane);
        current = runner;
        state = 'running';
        started.resolve(undefined);
        if (isStopping()) await runner.stop();
        const ended = runner.promise.catch((error: unknown) => log.warn({ err: error }, 'Queue stopped'));
        await Promise.race([ended, presence.lost]);
        state = 'restarting';
        presence.close();
        await Promise.race([runner.stop().catch(() => undefined), delay(RESTART_MS)]);
      } catch (error) {
        log.warn({ err: error }, 'Queue failed to start');
      }
      await delay(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const promise = keepRunning().finally(() => {
    state = 'stopped';
    started.resolve(undefined);
  });
  return {
    started: started.promise,
    promise,
    get state() {
      return state;
    },
    stop: async () => {
      stopping.abort();
      await current?.stop().catch(() => undefined);
      await promise;
    },
  };
};
