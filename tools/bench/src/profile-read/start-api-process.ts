import { startServer, type ServerOutput } from '@tailgate/kit';
import type { TestApi } from '@tailgate/server/testing';
import { CONNECTIONS } from '../load.ts';

/** The API in a separate process on the same database. It logs as in production, but its output is discarded. */
export const startApiProcess = (
  { database, site }: TestApi,
  nodeOptions: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
  output: ServerOutput = 'ignore',
) =>
  startServer('api', {
    environment: {
      ...database.environment,
      LOG_LEVEL: 'info',
      DATABASE_POOL_SIZE: String(CONNECTIONS),
      DEFAULT_SITE: site.slug,
      RATE_LIMIT_SCALE: '1000000',
      ...settings,
    },
    nodeOptions,
    output,
  });
