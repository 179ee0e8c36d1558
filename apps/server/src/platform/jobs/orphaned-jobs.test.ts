import { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { announce, sweepOrphanedJobs } from './orphaned-jobs.ts';

let database: TestDatabase;
let pool: Pool;
const SWEPT_WITHIN_MS = 20_000;
const jobsUrl = () => database.environment['DATABASE_URL_JOBS'] ?? '';
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: jobsUrl(), max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Jobs that runners of these names took a minute ago. */
const lockJobs = (...runners: string[]) =>
  database.asOwner(async (owner) => {
    for (const runner of runners) {
      const { rows } = await owner.query<{ id: string }>(`select id from graphile_worker.add_job('test')`);
      await owner.query(
        // real time: the queue's own
        `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - interval '1 minute' where id = $1`,
        [rows[0]?.id, runner],
      );
    }
  });
const lockedBy = async () => {
  const { rows } = await database.asOwner((owner) =>
    owner.query<{ name: string }>(
      `select locked_by as name from graphile_worker._private_jobs where locked_by is not null order by 1`,
    ),
  );
  return rows.map(({ name }) => name);
};
const locksHeld = async () => {
  const { rows } = await database.asOwner((owner) =>
    owner.query<{ count: number }>(
      `select count(*)::int from pg_locks where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())`,
    ),
  );
  return rows[0]?.count;
};

describe('the sweep of orphaned jobs', () => {
  it('frees jobs of a runner that is gone, and keeps those of a living one whatever its connection is called', async () => {
    // A pooler or an operator's setting may rename connections.
    const presence = announce(`${jobsUrl()}?application_name=renamed`, 'living-runner');
    const sweeping = sweepOrphanedJobs(pool, pino({ level: 'silent' }));
    try {
      await expect.poll(locksHeld).toBe(1);
      await lockJobs('dead-runner', 'living-runner');
      await expect.poll(lockedBy, { timeout: SWEPT_WITHIN_MS }).toEqual(['living-runner']);
      presence.close();
      await presence.lost;
      await expect.poll(lockedBy, { timeout: SWEPT_WITHIN_MS }).toEqual([]);
    } finally {
      presence.close();
      sweeping.close();
    }
  });
});
