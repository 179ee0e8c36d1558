import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import { factsIn } from '../../vendors/vendor-failure.ts';
import { sampleGauges, type Sample } from '../telemetry/sample-gauges.ts';
import { LANES, PRIORITIES, type JobDefinition, type Lane } from './jobs.ts';

/** So many due jobs are as bad as more, and counting them must not slow down those who work on them. */
const MOST_COUNTED = 10_000;
const WITHIN_MS = 1_500;

interface DueTask {
  readonly task: string;
  readonly jobs: number;
  readonly oldestSeconds: number;
}
interface DeadTask {
  readonly task: string;
  readonly lastError: string | null;
  readonly jobs: number;
}

// real time: the queue's own; each priority is a range of the queue's index, however many jobs wait for later.
const DUE = `select task.identifier as task, count(*)::int as jobs,
    extract(epoch from now() - min(due.run_at))::float8 as "oldestSeconds"
  from (select task_id, run_at from graphile_worker._private_jobs
        where is_available and priority in (${PRIORITIES.join(', ')}) and run_at <= now() limit ${MOST_COUNTED}) due
  join graphile_worker._private_tasks task on task.id = due.task_id group by 1`;
const DEAD = `select task.identifier as task, last_error as "lastError", count(*)::int as jobs
  from (select task_id, last_error from graphile_worker._private_jobs
        where attempts >= max_attempts and locked_at is null limit ${MOST_COUNTED}) dead
  join graphile_worker._private_tasks task on task.id = dead.task_id group by 1, 2`;

const ask = async <Row extends object>(pool: Pool, text: string): Promise<readonly Row[]> => {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = ${WITHIN_MS}`);
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.query('reset statement_timeout').catch(() => undefined);
    client.release();
  }
};

const sumBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string, valueOf: (row: Row) => number) => {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + valueOf(row));
  return sums;
};

const perLane = (lanes: readonly Lane[], valueOf: (lane: Lane) => number): readonly Sample[] =>
  lanes.map((lane) => ({ labels: { lane }, value: valueOf(lane) }));

/** How long the queue is and what stays in it. Every worker shows the same figures: dashboards take the highest. */
export const showQueue = (registry: Registry, pool: Pool, jobs: readonly JobDefinition<never>[]): void => {
  const lanes = Object.keys(LANES) as Lane[];
  const laneOf = new Map(jobs.map(({ task, lane }) => [task, lane]));
  const known = new Set(jobs.map(({ task }) => task));
  sampleGauges(
    registry,
    {
      tailgate_jobs_due: { help: 'Jobs that wait although they could run now', labelNames: ['lane'] },
      tailgate_jobs_oldest_due_seconds: { help: 'For how long the oldest of them is due', labelNames: ['lane'] },
      tailgate_jobs_dead: { help: 'Jobs that nobody tries again by themselves', labelNames: ['task', 'kind'] },
    },
    async () => {
      const due = await ask<DueTask>(pool, DUE);
      const dead = await ask<DeadTask>(pool, DEAD);
      const ofLane = ({ task }: DueTask) => laneOf.get(task) ?? 'default';
      const counts = sumBy(due, ofLane, ({ jobs: count }) => count);
      const oldest = (lane: Lane) =>
        Math.max(0, ...due.filter((row) => ofLane(row) === lane).map(({ oldestSeconds }) => oldestSeconds));
      const kindOf = ({ lastError }: DeadTask) => (lastError === null ? undefined : factsIn(lastError)?.kind) ?? 'ours';
      const nameOf = ({ task }: DeadTask) => (known.has(task) ? task : 'unknown');
      const deadBy = sumBy(
        dead,
        (row) => `${nameOf(row)} ${kindOf(row)}`,
        ({ jobs: count }) => count,
      );
      return {
        tailgate_jobs_due: perLane(lanes, (lane) => counts.get(lane) ?? 0),
        tailgate_jobs_oldest_due_seconds: perLane(lanes, oldest),
        tailgate_jobs_dead: [...deadBy].map(([key, value]) => {
          const [task = '', kind = ''] = key.split(' ');
          return { labels: { task, kind }, value };
        }),
      };
    },
  );
};
