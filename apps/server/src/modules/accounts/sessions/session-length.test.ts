import type { Role } from '@tailgate/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_PASSWORD, startTestApi, type TestApi } from '../../../../testing/index.ts';
import { hashOfCode } from '../phone-codes/phone-code.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const HOUR = 3600;

it.each<[Role, boolean, number]>([
  ['groomer', true, 365 * 24],
  ['groomer', false, 24],
  ['customer', false, 24],
  // Until the second step; see second-step.test.ts for what follows.
  ['staff', true, 1 / 6],
  ['support', false, 1 / 6],
])('RL-auth-04 a %s with rememberMe %s is signed in for %d hours', async (role, rememberMe, hours) => {
  const { id, email } = await api.account({ roles: [role] });
  const body = { email, password: TEST_PASSWORD, deviceId: 'x', rememberMe };
  expect((await api.call('POST /v2/account/sign-in', { body })).status).toBe(200);
  const { rows } = await api.database.asOwner((owner) =>
    owner.query(
      'select extract(epoch from expires_at - created_at)::int as seconds from sessions where account_id = $1',
      [id],
    ),
  );
  expect(rows).toEqual([{ seconds: hours * HOUR }]);
});

it.each<Role>(['staff', 'support'])('a %s does not get in with a texted code', async (role) => {
  const account = await api.account({ roles: [role] });
  const phone = { prefix: '+1', number: account.phone.slice(2) };
  const { sessionId } = (await api.call('POST /v2/account/sign-in-code/request', { body: { phone } })).body;
  await api.database.asOwner((owner) =>
    owner.query('update phone_codes set code_hash = $1 where id = $2', [
      hashOfCode(api.platform.seal, sessionId, '123456'),
      sessionId,
    ]),
  );
  const answer = await api.call('POST /v2/account/sign-in-code/verify', {
    body: { sessionId, code: '123456', deviceId: 'x' },
  });
  expect(answer.error.code).toBe('code_invalid');
});
