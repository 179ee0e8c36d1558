import { Pool } from 'pg';

const WITHIN_MS = 2_000;

/**
 * Health check on a dedicated connection: with a busy pool the process is slow, not broken, and must stay in service.
 */
export const databaseProbe = (url: string): { isReachable(): Promise<boolean>; close(): Promise<void> } => {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: WITHIN_MS,
    query_timeout: WITHIN_MS,
    idleTimeoutMillis: 60_000,
    application_name: 'tailgate-probe',
    allowExitOnIdle: true,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    isReachable: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
};
