import { Client, type Pool } from 'pg';
import type { Logger } from 'pino';

const SWEEP_MS = 2_000;

export interface Presence {
  /** Resolves when the connection is gone, however that came about. */
  readonly lost: Promise<void>;
  close(): void;
}

/** Shows that a runner is alive: while it is, a connection carries its name. */
export const announce = (url: string, runnerId: string): Presence => {
  const client = new Client({
    connectionString: url,
    application_name: runnerId,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => resolve());
    client.on('error', () => resolve());
    client.connect().catch(() => resolve());
  });
  return { lost, close: () => void client.end().catch(() => undefined) };
};

/**
 * graphile-worker leaves the jobs of a worker that died locked for four hours, and a texted code is good for ten
 * minutes. A lock whose runner shows no connection any more is taken away; the few seconds are for runners that are
 * just connecting, also after the database itself was away.
 */
export const sweepOrphanedJobs = (pool: Pool, log: Logger): { close(): void } => {
  const sweep = () =>
    pool
      .query(
        `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)), count(*)::int as jobs
           from graphile_worker._private_jobs
          where locked_at < now() - interval '5 seconds' and pg_postmaster_start_time() < now() - interval '5 seconds'
            and not exists (select from pg_stat_activity where application_name = locked_by)
         having count(*) > 0`,
      )
      .then(({ rowCount }) => {
        if (rowCount) log.warn('jobs of a dead worker were freed');
      })
      .catch(() => undefined);
  const timer = setInterval(() => void sweep(), SWEEP_MS);
  return { close: () => clearInterval(timer) };
};
