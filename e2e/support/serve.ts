// One server, one worker and one seeded database for all journeys; ends with the journeys.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { seedDemoWorld } from '@tailgate/demo-world';
import { createTestDatabase, prepareTemplate } from '@tailgate/server/testing';
import { startEngines } from '@tailgate/services';
import { WEB_PORT, WORKER_PORT } from './places.ts';

const root = join(import.meta.dirname, '../..');
await startEngines({ natsNodes: 1 });
await prepareTemplate();
const database = await createTestDatabase();
const environment = {
  ...database.environment,
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
  // Many people sign in from one address here; the limits have tests of their own.
  RATE_LIMIT_SCALE: '1000',
  PUBLIC_WEB_ORIGIN_PATTERN: `http://{site}.localhost:${WEB_PORT}`,
  WEB_DIST: join(root, 'apps/web/dist'),
};
await seedDemoWorld(environment);

const start = (entry: string, port: number) =>
  spawn(process.execPath, [join(root, 'apps/server/src', entry)], {
    env: { PATH: process.env['PATH'], ...environment, PORT: String(port) },
    stdio: 'inherit',
  });
const children = [start('api.ts', WEB_PORT), start('worker.ts', WORKER_PORT)];

const stop = async () => {
  await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) => {
          child.once('exit', resolve);
          child.kill('SIGTERM');
        }),
    ),
  );
  await database.drop();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
