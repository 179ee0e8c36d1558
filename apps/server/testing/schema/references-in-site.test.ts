import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const FOREIGN_KEY_VIOLATION = '23503';

/** Row-level security alone would allow it: both rows have a site, but not the same one. */
it.each([
  [
    'a session of an account of another site',
    `insert into sessions (id, site_id, account_id, device_id, role, authenticated_at, created_at, last_used_at, expires_at)
     values (gen_random_uuid(), $1, $2, 'phone', 'groomer', app.now(), app.now(), app.now(), app.now())`,
  ],
  [
    'time off of a groomer of another site',
    `insert into time_off (id, site_id, provider_id, starts_on, ends_on, created_at)
     values (gen_random_uuid(), $1, $2, app.now()::date, app.now()::date, app.now())`,
  ],
])('the database rejects %s', async (_what, statement) => {
  const stranger = await api.account({ roles: ['groomer'] }, api.otherSite);
  const attempt = api.database.asOwner((owner) => owner.query(statement, [api.site.id, stranger.id]));
  await expect(attempt).rejects.toMatchObject({ code: FOREIGN_KEY_VIOLATION });
});
