import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { forgetExpiredCredentials } from './accounts.jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const count = async (table: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ count: number }>(`select count(*)::int from ${table} where site_id = $1`, [api.site.id]),
  );
  return rows[0]?.count;
};

it('what expired a month ago is forgotten, what may still be asked about is kept', async () => {
  const groomer = await api.as('groomer');
  await api.as('groomer');
  await api.call('POST /v2/account/sign-in-code/request', {
    body: { phone: { prefix: '1', number: groomer.account.phone.slice(2) } },
  });
  const run = () => forgetExpiredCredentials.run({ siteId: api.site.id }, api.platform);
  await api.database.asOwner((owner) =>
    owner.query(`update sessions set revoked_at = app.now() where account_id = $1`, [groomer.account.id]),
  );
  await run();
  expect([await count('sessions'), await count('refresh_tokens'), await count('phone_codes')]).toEqual([2, 2, 1]);
  await api.database.asOwner((owner) =>
    owner.query(`update sessions set revoked_at = app.now() - interval '31 days' where account_id = $1`, [
      groomer.account.id,
    ]),
  );
  await api.database.asOwner((owner) =>
    owner.query(`update phone_codes set expires_at = app.now() - interval '31 days' where site_id = $1`, [api.site.id]),
  );
  await run();
  expect([await count('sessions'), await count('refresh_tokens'), await count('phone_codes')]).toEqual([1, 1, 0]);
});
