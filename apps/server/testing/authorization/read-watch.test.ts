import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../src/platform/db/database.ts';
import { startTestApi, type TestApi } from '../index.ts';
import { watchWrites } from './read-watch.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it.each([
  ['read', 'select id from sites', false],
  ['lock', 'select id from accounts for update', true],
  ['write', 'update accounts set first_name = first_name', true],
])('sees whether transactions %s', async (_what, statement, hasWritten) => {
  await api.as('groomer');
  const platform = { ...api.platform };
  const { during } = watchWrites(platform);
  const run = (tx: Tx) => sql.raw(statement).execute(tx);
  const [, before] = await during(() => platform.db.inSite(api.site.id, run));
  const [, outside] = await during(() => Promise.resolve());
  expect([before, outside]).toEqual([hasWritten, false]);
});
