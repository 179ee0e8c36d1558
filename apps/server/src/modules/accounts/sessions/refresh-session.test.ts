import { decode } from '@nats-io/jwt';
import { jwtAuthenticator, wsconnect, type NatsConnection } from '@nats-io/nats-core';
import { SignJWT, decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  recordedCallsOf,
  startTestApi,
  TEST_PASSWORD,
  type BuiltSite,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const open: NatsConnection[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.close()));
});
const connectAs = async ({ fbToken, live }: { fbToken: string; live: { urls: string[] } }) => {
  const connection = await wsconnect({ servers: live.urls, authenticator: jwtAuthenticator(fbToken) });
  open.push(connection);
  return connection;
};

const refresh = (token: string, more: { key?: string; site?: BuiltSite } = {}) =>
  api.call('POST /v2/account/refresh-token', {
    headers: { 'x-refresh-token': token, ...(more.key && { 'idempotency-key': more.key }) },
    ...(more.site && { site: more.site }),
  });
const statusWith = async (token: string) => (await api.call('GET /v2/account/me', { token })).status;
const rotated = async (person: SignedIn) => {
  const { body } = await refresh(person.refreshToken);
  return { ...body, refreshToken: body.refreshToken ?? '' };
};

describe('refreshing', () => {
  it.each(['POST /v2/service-provider/account/refresh-token', 'POST /v2/account/refresh-token'] as const)(
    'RL-auth-08 answers token and fbToken and changes the refresh token: %s',
    async (name) => {
      const groomer = await api.as('groomer');
      const { status, body } = await api.call(name, { headers: { 'x-refresh-token': groomer.refreshToken } });
      expect(status).toBe(200);
      expect(body.refreshToken).not.toBe(groomer.refreshToken);
      expect(await statusWith(body.token)).toBe(200);
      expect(decode(body.fbToken)).toMatchObject({ name: groomer.account.id });
      expect((await refresh(body.refreshToken ?? '')).status).toBe(200);
    },
  );

  it('RL-auth-02 keeps the order of a session that was opened for one order, and none otherwise', async () => {
    const groomer = await api.as('groomer');
    const generic = await rotated(groomer);
    expect(generic.orderId).toBeNull();
    const orderId = crypto.randomUUID();
    await api.database.asOwner((owner) =>
      owner.query('update sessions set order_id = $1 where account_id = $2', [orderId, groomer.account.id]),
    );
    const { body } = await refresh(generic.refreshToken);
    expect(body.orderId).toBe(orderId);
    expect(decodeJwt(body.token)).toMatchObject({ order_id: orderId });
    expect((await api.call('GET /v2/account/me', { token: body.token })).body.orderId).toBe(orderId);
  });

  it('answers the same again to the same token with the same key, and ends nothing', async () => {
    const groomer = await api.as('groomer');
    const key = `refresh-${groomer.account.id}`;
    const first = await refresh(groomer.refreshToken, { key });
    const again = await refresh(groomer.refreshToken, { key });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await refresh(first.body.refreshToken ?? '')).status).toBe(200);
  });

  it('never replays somebody’s session to the holder of another token with the same key', async () => {
    const [one, two] = [await api.as('groomer'), await api.as('groomer')];
    const key = `shared-key-${one.account.id}`;
    expect((await refresh(one.refreshToken, { key })).body.user.id).toBe(one.account.id);
    expect((await refresh(two.refreshToken, { key })).body.user.id).toBe(two.account.id);
    expect((await refresh('x'.repeat(43), { key })).status).toBe(401);
  });

  it.each([
    ['none', undefined],
    ['an unknown one', 'x'.repeat(43)],
    ['an access token', 'access'],
  ])('wants a refresh token; %s is refused', async (_what, given) => {
    const groomer = await api.as('groomer');
    const token = given === 'access' ? groomer.token : given;
    const answer = await api.call('POST /v2/account/refresh-token', {
      headers: { ...(token && { 'x-refresh-token': token }), authorization: `Bearer ${groomer.token}` },
    });
    expect(answer.status).toBe(401);
    expect(answer.error.code).toBe('jwt_auth_invalid_token');
  });

  it('refuses the token of another site, and leaves the session it belongs to alone', async () => {
    const stranger = await api.as('groomer', api.otherSite);
    expect((await refresh(stranger.refreshToken)).status).toBe(401);
    expect((await refresh(stranger.refreshToken, { site: api.otherSite })).status).toBe(200);
  });
});

describe('a refresh token that was already used', () => {
  it('ends the session for the thief and the owner alike, at once', async () => {
    const owner = await api.as('groomer');
    const thief = await rotated(owner);
    expect(await statusWith(thief.token)).toBe(200);

    expect((await refresh(owner.refreshToken)).status).toBe(401);

    expect(await statusWith(thief.token)).toBe(401);
    expect(await statusWith(owner.token)).toBe(401);
    expect((await refresh(thief.refreshToken)).status).toBe(401);
    expect((await refresh(owner.refreshToken)).status).toBe(401);
    expect(await recordedCallsOf(api, owner.account.id)).toEqual([
      'accounts.refreshToken',
      'accounts.endReusedSession',
    ]);
  });

  it('leaves the other sessions of the account alone', async () => {
    const stolen = await api.as('groomer');
    const other = await api.as(stolen.account);
    await rotated(stolen);
    await refresh(stolen.refreshToken);
    expect((await other.call('GET /v2/account/me')).status).toBe(200);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  it('tells the devices that hold the session', async () => {
    const owner = await api.as('groomer');
    const thief = await rotated(owner);
    const connection = await connectAs(thief);
    const told = connection.subscribe(`u.${owner.account.id}.session.ended`, { max: 1 });
    await connection.flush();
    await refresh(owner.refreshToken);
    for await (const message of told) expect(message.json()).toEqual({ sessionId: decodeJwt(thief.token)['sid'] });
    expect(told.getReceived()).toBe(1);
  });

  it('lets one of two simultaneous calls through at most', async () => {
    const groomer = await api.as('groomer');
    const answers = await Promise.all([refresh(groomer.refreshToken), refresh(groomer.refreshToken)]);
    expect(answers.filter((answer) => answer.status === 200).length).toBeLessThanOrEqual(1);
  });
});

describe('the chat token', () => {
  it('RL-auth-08 hears the subjects of its owner', async () => {
    const groomer = await api.as('groomer');
    const connection = await connectAs(await rotated(groomer));
    const heard = connection.subscribe(`u.${groomer.account.id}.>`, { max: 1 });
    await connection.flush();
    api.platform.live.publish({
      accountId: groomer.account.id,
      topic: 'session.ended',
      data: { sessionId: 'session-1' },
    });
    for await (const message of heard) expect(message.json()).toEqual({ sessionId: 'session-1' });
    expect(heard.getReceived()).toBe(1);
  });

  it.each([
    ['somebody else', `u.${crypto.randomUUID()}.>`],
    ['everybody', 'u.>'],
    ['the server', '>'],
  ])('hears nothing of %s', async (_whom, subject) => {
    const connection = await connectAs(await rotated(await api.as('groomer')));
    const refused = new Promise<string>((resolve) => {
      connection.subscribe(subject, { callback: (error) => resolve(error?.message ?? 'a message') });
    });
    expect(await refused).toMatch(/permissions violation/i);
  });

  it('says nothing, not even to its owner', async () => {
    const groomer = await api.as('groomer');
    const connection = await connectAs(await rotated(groomer));
    const refused = (async () => {
      for await (const status of connection.status()) if (status.type === 'error') return status.error.message;
      return 'closed';
    })();
    connection.publish(`u.${groomer.account.id}.chat`, 'hello');
    expect(await refused).toMatch(/permissions violation for publish/i);
  });
});

describe('an access token', () => {
  it.each([
    ['signed with another secret', { secret: new Uint8Array(32), kid: 'ours' }],
    ['naming an unknown key', { secret: new Uint8Array(32), kid: 'nobodys' }],
  ])('is refused when %s', async (_what, { secret, kid }) => {
    const groomer = await api.as('groomer');
    const { sub = '', ...claims } = decodeJwt(groomer.token);
    const ours = api.platform.config.TOKEN_SECRETS[0]?.kid ?? '';
    const forged = await new SignJWT({ ...claims, role: 'support' })
      .setProtectedHeader({ alg: 'HS256', kid: kid === 'ours' ? ours : kid })
      .setSubject(sub)
      .sign(secret);
    expect(await statusWith(forged)).toBe(401);
  });

  it('is refused without a signature, and with claims that were changed', async () => {
    const { token } = await api.as('groomer');
    const [header = '', claims = '', signature = ''] = token.split('.');
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const raised = encoded({ ...decodeJwt(token), role: 'support' });
    expect(await statusWith(`${encoded({ alg: 'none' })}.${claims}.`)).toBe(401);
    expect(await statusWith(`${header}.${raised}.${signature}`)).toBe(401);
    expect(await statusWith(`${header}.${claims}.${signature}`)).toBe(200);
  });
});

describe('as time passes', () => {
  // Last in this file: the clock only goes forward.
  it('RL-auth-04 an access token is good for ten minutes, a session for 365 days', async () => {
    const { email } = await api.account();
    const first = (
      await api.call('POST /v2/account/sign-in', { body: { email, password: TEST_PASSWORD, deviceId: 'phone-1' } })
    ).body;
    expect(await statusWith(first.token)).toBe(200);
    api.clock.advance(10 * 60 + 1);
    expect(await statusWith(first.token)).toBe(401);
    const second = (await refresh(first.refreshToken ?? '')).body;
    expect(await statusWith(second.token)).toBe(200);
    api.clock.advance(364 * 24 * 60 * 60);
    const third = await refresh(second.refreshToken ?? '');
    expect(third.status).toBe(200);
    api.clock.advance(24 * 60 * 60);
    expect((await refresh(third.body.refreshToken ?? '')).status).toBe(401);
  });
});
