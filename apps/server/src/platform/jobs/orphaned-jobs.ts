import { Client, type Pool } from 'pg';
import type { Logger } from 'pino';

const SWEEP_MS = 2_000;
/** The seed separates these advisory locks from others that are derived from a text. */
const lockOf = (name: string) => `hashtextextended(${name}, 7411)`;

export interface Presence {
  /** Resolves when the connection is closed or lost. */
  readonly lost: Promise<void>;
  close(): void;
}

/**
 * Marks a runner as alive: a connection holds an advisory lock of its name. Unlike an application name, a lock cannot be
 * changed or truncated by a pooler.
 */
export const announce = (url: string, runnerId: string): Presence => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => resolve());
    client.on('error', () => resolve());
    client
      .connect()
      .then(() => client.query(`select pg_advisory_lock(${lockOf('$1')})`, [runnerId]))
      .catch(() => resolve());
  });
  return { lost, close: () => void client.end().catch(() => undefined) };
};

/**
 * graphile-worker keeps the jobs of a dead worker locked for four hours, but a texted code expires after ten minutes.
 * Releases jobs whose runner holds no lock; the grace period is for runners that are just connecting, also after a
 * database restart.
 */
export const sweepOrphanedJobs = (pool: Pool, log: Logger): { close(): void } => {
  const sweep = () =>
    pool
      .query(
        // real time: the queue's own
        `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)), count(*)::int as jobs
           from graphile_worker._private_jobs
          where locked_at < now() - interval '5 seconds' and pg_postmaster_start_time() < now() - interval '5 seconds'
            and not exists (select from pg_locks where locktype = 'advisory' and granted
              and database = (select oid from pg_database where datname = current_database())
              and (classid::bigint << 32) | objid::bigint = ${lockOf('locked_by')})
         having count(*) > 0`,
      )
      .then(({ rowCount }) => {
        if (rowCount) log.warn('Released jobs locked by dead workers');
      })
      .catch(() => undefined);
  const timer = setInterval(() => void sweep(), SWEEP_MS);
  return { close: () => clearInterval(timer) };
};
