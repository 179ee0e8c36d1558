import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordedCallsOf, startTestApi, TEST_PASSWORD, type SignedIn, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const switchTo = (person: SignedIn, role: string) => person.call('POST /v2/account/switch-role', { body: { role } });
const categoryOf = async (token: string) =>
  (await api.call('GET /v2/service-provider/account', { token })).body.serviceCategory;
const refresh = (token: string) =>
  api.call('POST /v2/account/refresh-token', { headers: { 'x-refresh-token': token } });

describe('switching roles', () => {
  it('RL-permissions-03 continues in another role of the account, also after a refresh and a new sign-in', async () => {
    const account = await api.account({ roles: ['groomer', 'fleet_owner'] });
    const person = await api.as(account);
    expect(decodeJwt(person.token)).toMatchObject({ role: 'groomer' });
    const { status, body } = await switchTo(person, 'fleet_owner');
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'fleet_owner', roles: ['groomer', 'fleet_owner'] });
    expect(decodeJwt(body.token)).toMatchObject({ role: 'fleet_owner' });
    expect(await categoryOf(body.token)).toBe('fleetOwner');
    expect((await refresh(body.refreshToken ?? '')).body.role).toBe('fleet_owner');
    const again = await api.call('POST /v2/account/sign-in', {
      body: { email: account.email, password: TEST_PASSWORD, deviceId: 'x' },
    });
    expect(again.body.role).toBe('fleet_owner');
  });

  it('rejects a role the account does not have', async () => {
    const person = await api.as('groomer');
    for (const role of ['staff', 'support', 'customer', 'fleet_owner']) {
      const answer = await switchTo(person, role);
      expect(answer.status, role).toBe(403);
      expect(answer.error.code, role).toBe('role_not_held');
    }
    expect((await switchTo(person, 'owner')).status).toBe(422);
    expect((await refresh(person.refreshToken)).status).toBe(200);
  });

  it('RL-auth-12 keeps a locked service category', async () => {
    const account = await api.account({ roles: ['groomer', 'fleet_owner'] });
    await api.database.asOwner((owner) =>
      owner.query('update providers set lock_service_category = true where account_id = $1', [account.id]),
    );
    const { body } = await switchTo(await api.as(account), 'fleet_owner');
    expect(body.role).toBe('fleet_owner');
    const profile = (await api.call('GET /v2/service-provider/account', { token: body.token })).body;
    expect(profile).toMatchObject({ role: 'fleet_owner', serviceCategory: 'grooming', lockServiceCategory: true });
  });

  it('is recorded', async () => {
    const person = await api.as(await api.account({ roles: ['groomer', 'customer'] }));
    await switchTo(person, 'customer');
    expect(await recordedCallsOf(api, person.account.id)).toEqual(['accounts.switchRole']);
  });
});
