import type { Role } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const change = (accountId: string, set: string, values: unknown[] = []) =>
  api.database.asOwner((owner) =>
    owner.query(`update accounts set ${set} where id = $${values.length + 1}`, [...values, accountId]),
  );
const setRoles = (accountId: string, roles: readonly Role[]) => change(accountId, 'roles = $1', [roles]);
const deactivate = (accountId: string) => change(accountId, `status = 'inactive'`);
const refresh = (token: string) =>
  api.call('POST /v2/account/refresh-token', { headers: { 'x-refresh-token': token } });

const act = async (supporter: SignedIn) => {
  const groomer = await api.account();
  const { body } = await supporter.call('POST /v2/account/impersonation', {
    body: { accountId: groomer.id, reason: 'Cannot find her schedule', deviceId: 'desk' },
  });
  return { accountId: groomer.id, token: body.token, refreshToken: body.refreshToken ?? '' };
};
/** What an access token and a refresh token still do. */
const rightsOf = async ({ token, refreshToken }: { token: string; refreshToken: string }) => ({
  call: (await api.call('GET /v2/account/me', { token })).status,
  refresh: (await refresh(refreshToken)).status,
});
const KEPT = { call: 200, refresh: 200 };
const LOST = { call: 401, refresh: 401 };

describe('a role that was taken away', () => {
  it('is gone with the next call and the next refresh', async () => {
    const staff = await api.as(await api.account({ roles: ['staff', 'customer'] }));
    expect((await staff.call('GET /v2/account/people')).status).toBe(200);
    await setRoles(staff.account.id, ['customer']);
    expect((await staff.call('GET /v2/account/people')).status).toBe(401);
    expect(await rightsOf(staff)).toEqual(LOST);
  });

  it('is gone for a token that was issued before the session continued in another role', async () => {
    const staff = await api.as(await api.account({ roles: ['staff', 'customer'] }));
    const { body } = await staff.call('POST /v2/account/switch-role', { body: { role: 'customer' } });
    await setRoles(staff.account.id, ['customer']);
    expect((await staff.call('GET /v2/account/people')).status).toBe(401);
    expect(await rightsOf({ token: body.token, refreshToken: body.refreshToken ?? '' })).toEqual(KEPT);
  });

  it('takes nothing from a session in another role', async () => {
    const groomer = await api.as(await api.account({ roles: ['groomer', 'staff'] }));
    await setRoles(groomer.account.id, ['groomer']);
    expect(await rightsOf(groomer)).toEqual(KEPT);
  });
});

describe('somebody who acts for an account', () => {
  it.each([
    ['are deactivated', (supporter: SignedIn) => deactivate(supporter.account.id)],
    ['are no longer in support', (supporter: SignedIn) => setRoles(supporter.account.id, ['customer'])],
    [
      'have no session of their own any more',
      (supporter: SignedIn) =>
        api.database.asOwner((owner) =>
          owner.query('update sessions set expires_at = app.now() where account_id = $1', [supporter.account.id]),
        ),
    ],
  ])('stops at once when they %s', async (_what, lose) => {
    const supporter = await api.as('support');
    const acting = await act(supporter);
    expect((await api.call('GET /v2/account/me', { token: acting.token })).status).toBe(200);
    await lose(supporter);
    expect(await rightsOf(acting)).toEqual(LOST);
    const stopped = await api.call('POST /v2/account/impersonation/stop', {
      token: acting.token,
      headers: { 'x-refresh-token': acting.refreshToken },
    });
    expect(stopped.status).toBe(401);
  });

  it('stops at once when the account they act for is deactivated or loses the role', async () => {
    for (const lose of [deactivate, (id: string) => setRoles(id, ['customer'])]) {
      const acting = await act(await api.as('support'));
      await lose(acting.accountId);
      expect(await rightsOf(acting)).toEqual(LOST);
    }
  });
});
