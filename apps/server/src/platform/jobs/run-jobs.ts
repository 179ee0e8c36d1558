import type { TaskList } from 'graphile-worker';
import type { PoolClient } from 'pg';
import { inTime } from '../db/health/in-time.ts';
import type { Platform } from '../platform.ts';
import { LANES, type JobDefinition, type Lane } from './jobs.ts';
import { sweepOrphanedJobs } from './orphaned-jobs.ts';
import { showQueue } from './queue-gauges.ts';
import { QueuePool } from './queue-pool.ts';
import { runRound, watchRounds, type Round } from './rounds.ts';
import { runLane, type LaneState, type RunningLane } from './run-lane.ts';
import { taskOf } from './run-task.ts';

/** One connection per lane is used by its listener; the workers share the rest. */
const CONNECTIONS = 10;

export interface RunningJobs {
  /** Resolves once every lane runs. */
  readonly started: Promise<void>;
  laneStates(): Readonly<Record<Lane, LaneState>>;
  isQueueReachable(): Promise<boolean>;
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
  const watching = watchRounds(platform, rounds);
  const runningLane = (lane: Lane): RunningLane => {
    const taskList = tasksOf(
      platform,
      withRounds(jobs, rounds).filter((definition) => definition.lane === lane),
    );
    return runLane(platform, pool, { concurrency: LANES[lane], taskList });
  };
  const names = Object.keys(LANES) as Lane[];
  const byName = Object.fromEntries(names.map((lane) => [lane, runningLane(lane)])) as Record<Lane, RunningLane>;
  const lanes = Object.values(byName);
  return {
    started: Promise.all(lanes.map((lane) => lane.started)).then(() => undefined),
    laneStates: () => Object.fromEntries(names.map((lane) => [lane, byName[lane].state])) as Record<Lane, LaneState>,
    isQueueReachable: reachability(pool),
    promise: Promise.all(lanes.map((lane) => lane.promise)).then(() => undefined),
    stop: async () => {
      sweeping.close();
      await watching.close();
      await Promise.all(lanes.map((lane) => lane.stop()));
      await pool.end();
    },
  };
};

const ASKED_WITHIN_MS = 2_000;

/** Whether this process may use the queue, which it would otherwise never notice while there is nothing to do. */
const reachability = (pool: QueuePool): (() => Promise<boolean>) => {
  let asking: Promise<unknown> | undefined;
  return async () => {
    const question = { text: 'select from graphile_worker.jobs limit 0', query_timeout: ASKED_WITHIN_MS };
    // Probes that wait must not take the connections of jobs.
    asking ??= pool.query(question).finally(() => (asking = undefined));
    return (await inTime(asking, ASKED_WITHIN_MS)) !== null;
  };
};

const tasksOf = (platform: Platform, jobs: readonly JobDefinition<never>[]): TaskList =>
  Object.fromEntries(jobs.map((definition) => [definition.task, taskOf(platform, definition)]));

const withRounds = (jobs: readonly JobDefinition<never>[], rounds: readonly Round[]): JobDefinition<never>[] =>
  jobs.map((definition) => {
    const round = rounds.find(({ job }) => job.task === definition.task);
    return round ? { ...definition, run: (payload, platform) => runRound(round, payload, platform) } : definition;
  });
