import { jwtAuthenticator, wsconnect, type NatsConnection } from '@nats-io/nats-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type BuiltAccount, type SignedIn, type TestApi } from '../../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const open: NatsConnection[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.close()));
});

/** Subscribed when it resolves; `heard` is the message, and how the ended session is answered by then. */
const hearSessionEnd = async (account: BuiltAccount, ended: SignedIn) => {
  const authenticator = jwtAuthenticator(await api.platform.issueLiveToken(account.id));
  const connection = await wsconnect({ servers: [...api.platform.config.NATS_WS_URLS], authenticator });
  open.push(connection);
  const messages = connection.subscribe(`u.${account.id}.session.ended`, { max: 1 });
  await connection.flush();
  const heard = (async () => {
    for await (const message of messages) return { ...message.json<object>(), statusByThen: await statusOf(ended) };
    return undefined;
  })();
  return { heard };
};

const statusOf = async (person: SignedIn) => (await person.call('GET /v2/account/me')).status;
const idOf = async (person: SignedIn) => {
  const { items } = (await person.call('GET /v2/account/sessions')).body;
  return items.find((item) => item.isCurrent)?.id ?? '';
};
const refreshStatus = async (person: SignedIn) =>
  (await api.call('POST /v2/account/refresh-token', { headers: { 'x-refresh-token': person.refreshToken } })).status;

describe('logging out', () => {
  it('RL-api-client-04 ends this session at once and answers without a body', async () => {
    const [here, elsewhere] = await twoSessions();
    const { status, raw } = await here.call('POST /v2/account/logout');
    expect(status).toBe(204);
    expect(raw).toBe('');
    expect(await statusOf(here)).toBe(401);
    expect(await refreshStatus(here)).toBe(401);
    expect(await statusOf(elsewhere)).toBe(200);
  });

  it('is told to the device once it is true', async () => {
    const groomer = await api.as('groomer');
    const sessionId = await idOf(groomer);
    const { heard } = await hearSessionEnd(groomer.account, groomer);
    await groomer.call('POST /v2/account/logout');
    expect(await heard).toEqual({ sessionId, statusByThen: 401 });
  });

  it('everywhere ends all sessions of the account and nobody else’s', async () => {
    const [here, elsewhere] = await twoSessions();
    const other = await api.as('groomer');
    expect((await here.call('POST /v2/account/logout-everywhere')).status).toBe(204);
    expect(await statusOf(here)).toBe(401);
    expect(await statusOf(elsewhere)).toBe(401);
    expect(await refreshStatus(elsewhere)).toBe(401);
    expect(await statusOf(other)).toBe(200);
  });
});

const twoSessions = async () => {
  const here = await api.as('groomer');
  return [here, await api.as(here.account)] as const;
};

describe('the list of sessions', () => {
  it('shows where the account is signed in, the last used first, and which one this is', async () => {
    const [here] = await twoSessions();
    const { body } = await here.call('GET /v2/account/sessions');
    expect(body).toMatchObject({ total: 2, limit: 20, offset: 0 });
    expect(body.items.map((item) => item.isCurrent)).toEqual([false, true]);
    expect(Object.keys(body.items[0] ?? {}).sort()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'lastUsedAt']);
  });

  it('leaves ended ones out, and is cut into pages', async () => {
    const [here, elsewhere] = await twoSessions();
    await api.as(here.account);
    await elsewhere.call('POST /v2/account/logout');
    const page = await here.call('GET /v2/account/sessions', { query: { limit: 1, offset: 1 } });
    expect(page.body).toMatchObject({ total: 2, limit: 1, offset: 1 });
    expect(page.body.items).toHaveLength(1);
  });

  it('names the device in words', async () => {
    const account = await api.account();
    const { body } = await api.call('POST /v2/account/sign-in', {
      body: { email: account.email, password: 'wet-dog-on-tuesday', deviceId: 'x' },
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36' },
    });
    const sessions = await api.call('GET /v2/account/sessions', { token: body.token });
    expect(sessions.body.items.map((item) => item.device)).toEqual(['Chrome on Android']);
  });
});

describe('ending another session', () => {
  it('takes effect at once, and tells the device', async () => {
    const [here, lost] = await twoSessions();
    const sessionId = await idOf(lost);
    const { heard } = await hearSessionEnd(here.account, lost);
    expect((await here.call('DELETE /v2/account/sessions/:id', { params: { id: sessionId } })).status).toBe(204);
    expect(await heard).toEqual({ sessionId, statusByThen: 401 });
    expect(await refreshStatus(lost)).toBe(401);
    expect(await statusOf(here)).toBe(200);
  });

  it('answers 404 to a second time, to somebody else’s and to nonsense', async () => {
    const [here, lost] = await twoSessions();
    const other = await api.as('groomer');
    const stranger = await api.as('groomer', api.otherSite);
    const end = async (id: string) => (await here.call('DELETE /v2/account/sessions/:id', { params: { id } })).status;
    const lostId = await idOf(lost);
    expect(await end(lostId)).toBe(204);
    for (const id of [lostId, await idOf(other), await idOf(stranger), crypto.randomUUID(), 'nonsense']) {
      expect(await end(id), id).toBe(404);
    }
    expect(await statusOf(other)).toBe(200);
    expect(await statusOf(stranger)).toBe(200);
  });
});

describe('a session whose time is over', () => {
  it('ends before its access token does', async () => {
    const groomer = await api.as('groomer');
    await api.database.asOwner((owner) =>
      owner.query(`update sessions set expires_at = app.now() - interval '1 second' where account_id = $1`, [
        groomer.account.id,
      ]),
    );
    expect(await statusOf(groomer)).toBe(401);
  });
});
