import { anyone, endpoint } from '@tailgate/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import type { Tx } from '../db/database.ts';
import { bindModule } from './call.ts';
import { buildServer } from './server.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const timeout = z.object({ seconds: z.number() });
const contract = {
  read: endpoint({
    method: 'GET',
    path: '/v2/timeout',
    summary: 'Reads.',
    access: anyone(),
    shows: [],
    answer: timeout,
  }),
  write: endpoint({
    method: 'POST',
    path: '/v2/timeout',
    summary: 'Writes.',
    access: anyone(),
    activity: 'Wrote',
    changes: [],
    answer: timeout,
  }),
};
const timeoutIn = async ({ tx }: { tx: Tx }) => {
  const setting = sql`extract(epoch from current_setting('statement_timeout')::interval)::float`;
  const { rows } = await sql<{ seconds: number }>`select ${setting} as seconds`.execute(tx);
  return { seconds: rows[0]?.seconds ?? 0 };
};

it('lets a read change nothing: PostgreSQL refuses what would', async () => {
  const change = async ({ tx }: { tx: Tx }) => {
    await sql`delete from expenses where false`.execute(tx);
    return { seconds: 0 };
  };
  const app = await buildServer(api.platform, [bindModule('test', contract, {}, { read: change, write: change })]);
  const status = async (method: 'GET' | 'POST') =>
    (await app.inject({ method, url: '/v2/timeout', headers: { host: api.site.host } })).statusCode;
  expect([await status('GET'), await status('POST')]).toEqual([500, 200]);
  await app.close();
});

it('ends the statements of a read earlier than those of a write', async () => {
  const app = await buildServer(api.platform, [
    bindModule('test', contract, {}, { read: timeoutIn, write: timeoutIn }),
  ]);
  const ask = async (method: 'GET' | 'POST') =>
    (await app.inject({ method, url: '/v2/timeout', headers: { host: api.site.host } })).json<{ seconds: number }>();
  const scale = api.platform.config.DATABASE_TIMEOUT_SCALE;
  expect([await ask('GET'), await ask('POST')]).toEqual([{ seconds: 3 * scale }, { seconds: 10 * scale }]);
  await app.close();
});
