import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const refresh = (token: string) =>
  api.call('POST /v2/account/refresh-token', { headers: { 'x-refresh-token': token } });
const act = async (supporter: SignedIn, accountId: string) => {
  const { body } = await supporter.call('POST /v2/account/impersonation', {
    body: { accountId, reason: 'Cannot find her schedule', deviceId: 'desk' },
  });
  return { token: body.token, refreshToken: body.refreshToken ?? '' };
};
const actingSupporter = async () => act(await api.as('support'), (await api.account()).id);

/** Calls that answer a session, each with the tokens of somebody who may make it. */
const EXCHANGES = [
  {
    what: 'a change to the same role',
    name: 'POST /v2/account/switch-role',
    victim: () => api.as('groomer'),
    body: () => Promise.resolve({ role: 'groomer' }),
  },
  {
    what: 'the end of an impersonation',
    name: 'POST /v2/account/impersonation/stop',
    victim: actingSupporter,
    body: () => Promise.resolve(undefined),
  },
  {
    what: 'the start of an impersonation',
    name: 'POST /v2/account/impersonation',
    victim: () => api.as('support'),
    body: async () => ({ accountId: (await api.account()).id, reason: 'none', deviceId: 'theirs' }),
  },
] as const;

describe.each(EXCHANGES)('a stolen access token and $what', ({ name, victim, body }) => {
  it.each(['native', 'browser'])('gives no session to a %s client and leaves the owner signed in', async (client) => {
    const { token, refreshToken } = await victim();
    const stolen = await api.call(name, { token, body: await body(), headers: { 'x-tailgate-client': client } });
    expect(stolen.status).toBe(401);
    expect(stolen.error.code).toBe('jwt_auth_invalid_token');
    expect(stolen.headers).not.toHaveProperty('set-cookie');
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('gives none with the refresh token of another session either, which stays good', async () => {
    const { token, refreshToken } = await victim();
    const own = await api.as('groomer');
    const headers = { 'x-refresh-token': own.refreshToken };
    expect((await api.call(name, { token, body: await body(), headers })).status).toBe(401);
    expect((await refresh(own.refreshToken)).status).toBe(200);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('ends the session when its refresh token was spent before', async () => {
    const { token, refreshToken } = await victim();
    const { body: next } = await refresh(refreshToken);
    const headers = { 'x-refresh-token': refreshToken };
    expect((await api.call(name, { token, body: await body(), headers })).status).toBe(401);
    expect((await refresh(next.refreshToken ?? '')).status).toBe(401);
    expect((await api.call('GET /v2/account/me', { token })).status).toBe(401);
  });
});

describe('a refresh token that was exchanged', () => {
  const endedBecauseOf = async (sessionId: unknown) => {
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select revoked_because from sessions where id = $1', [sessionId]),
    );
    return rows as unknown[];
  };

  it('is noticed when it is used after a change of role', async () => {
    const person = await api.as(await api.account({ roles: ['groomer', 'mechanic'] }));
    const { body } = await person.call('POST /v2/account/switch-role', { body: { role: 'mechanic' } });
    expect((await refresh(person.refreshToken)).status).toBe(401);
    expect((await refresh(body.refreshToken ?? '')).status).toBe(401);
    expect(await endedBecauseOf(decodeJwt(person.token)['sid'])).toEqual([
      { revoked_because: 'refresh token used twice' },
    ]);
  });

  it('is noticed when it is used after the impersonation that replaced it', async () => {
    const supporter = await api.as('support');
    const acting = await act(supporter, (await api.account()).id);
    const { body } = await api.call('POST /v2/account/impersonation/stop', {
      token: acting.token,
      headers: { 'x-refresh-token': acting.refreshToken },
    });
    expect((await refresh(supporter.refreshToken)).status).toBe(401);
    expect((await refresh(body.refreshToken ?? '')).status).toBe(401);
    expect(await endedBecauseOf(decodeJwt(supporter.token)['sid'])).toEqual([
      { revoked_because: 'refresh token used twice' },
    ]);
  });
});

describe('the kind of client', () => {
  const signIn = async (client: 'browser' | 'native') => {
    const { email } = await api.account({ roles: ['groomer', 'mechanic'] });
    const answer = await api.call('POST /v2/account/sign-in', {
      body: { email, password: TEST_PASSWORD, deviceId: 'x' },
      headers: { 'x-tailgate-client': client },
    });
    const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    return { token: answer.body.token, value: answer.body.refreshToken ?? cookie.split('=')[1] ?? '' };
  };

  it.each(['POST /v2/account/refresh-token', 'POST /v2/account/switch-role'] as const)(
    'RL-auth-05 stays a browser’s whatever header %s comes with: the token leaves in the cookie alone',
    async (name) => {
      const { token, value } = await signIn('browser');
      const answer = await api.call(name, {
        ...(name.endsWith('switch-role') && { token, body: { role: 'mechanic' } }),
        headers: { 'x-tailgate-client': 'native', 'x-refresh-token': value },
      });
      expect(answer.status).toBe(200);
      expect(answer.body).not.toHaveProperty('refreshToken');
      expect(answer.headers).toHaveProperty('set-cookie');
    },
  );

  it('stays the native shell’s: the token leaves in the body alone', async () => {
    const { value } = await signIn('native');
    const answer = await api.call('POST /v2/account/refresh-token', {
      headers: { 'x-tailgate-client': 'browser', 'x-refresh-token': value },
    });
    expect(answer.body.refreshToken).toMatch(/^[\w-]{43}$/);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
});
