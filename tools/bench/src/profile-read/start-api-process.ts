import type { TestApi } from '@tailgate/server/testing';
import { type Child, startChild } from '../children.ts';
import { CONNECTIONS } from '../load.ts';
import { freePort } from './free-port.ts';

const API_PROCESS = new URL('./api-process.ts', import.meta.url);

/** The API in a process of its own, on the database of this one. */
export const startApiProcess = async (
  { database, site }: TestApi,
  nodeOptions: readonly string[] = [],
): Promise<Child> => {
  const environment = {
    ...database.environment,
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATABASE_POOL_SIZE: String(CONNECTIONS),
    DEFAULT_SITE: site.slug,
    RATE_LIMIT_SCALE: '1000000',
  };
  return await startChild(API_PROCESS, { environment, nodeOptions });
};
