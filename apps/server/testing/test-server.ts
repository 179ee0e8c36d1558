import { readConfig } from '../src/platform/config.ts';
import { limitsIn } from '../src/platform/limits/limits.ts';
import { openPlatform } from '../src/platform/platform.ts';
import { buildApi } from '../src/start-api.ts';
import { keptLog } from './kept-log.ts';
import type { TestServer } from './test-api.ts';
import { movableClock, type MovableClock } from './test-clock.ts';
import type { TestDatabase } from './test-database.ts';

const POOL_SIZE = '8';

/** An API on this database, with a clock and rate limits that tests can change. */
export const openTestServer = async (
  database: TestDatabase,
  overrides: Record<string, string> = {},
  clock: MovableClock = movableClock(),
): Promise<TestServer & { close(): Promise<void> }> => {
  const config = readConfig({ ...database.environment, DATABASE_POOL_SIZE: POOL_SIZE, ...overrides });
  const log = config.LOG_LEVEL === 'silent' ? keptLog() : undefined;
  const platform = await openPlatform(config, { clock, ...(log && { log }) });
  const app = await buildApi(platform);
  await app.ready();
  return {
    app,
    platform,
    database,
    clock,
    setRateLimitScale: async (scale) => {
      app.limits = limitsIn(platform, scale);
      await database.asOwner((owner) => owner.query('delete from rate_limits'));
    },
    close: async () => {
      await app.close();
      await platform.close();
    },
  };
};
