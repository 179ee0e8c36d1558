import { accountsContract, attachmentsContract, type CallName } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, startTestApi, type Answer, type Input, type TestApi } from '../../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const fromBrowser = <Name extends CallName>(name: Name, input: Input = {}) =>
  api.call(name, { ...input, headers: { ...input.headers, 'x-tailgate-client': 'browser' } });
const signIn = async (more: object = {}, headers: Record<string, string> = {}) => {
  const { email } = await api.account();
  return await fromBrowser('POST /v2/account/sign-in', {
    body: { email, password: TEST_PASSWORD, deviceId: 'laptop', ...more },
    headers,
  });
};

/** A cookie of an answer: its value and, in lower case, its attributes. */
const readCookie = (line = '') => {
  const [pair = '', ...attributes] = line.split('; ');
  const [name, value = ''] = pair.split('=');
  const named = attributes.map((attribute) => attribute.toLowerCase().split('='));
  return {
    name,
    value,
    header: pair,
    attributes: Object.fromEntries(named.map(([key = '', text]) => [key, text ?? true])),
  };
};
const cookieOf = (answer: Pick<Answer, 'headers'>, expectedName = '__Host-tailgate_refresh') => {
  const [token, ...others] = [answer.headers['set-cookie']].flat() as string[];
  expect(others).toEqual([]);
  const read = readCookie(token);
  expect(read.name).toBe(expectedName);
  return read;
};

/** A host belongs to a site; the bundle names it here, so that any host can be tried. */
const reachedAt = (host: string) => ({ host, 'x-bundle-id': `app.${api.site.slug}` });

describe('a browser', () => {
  it('RL-auth-04 RL-auth-05 gets the refresh token as a cookie that scripts cannot read, for 365 days', async () => {
    const answer = await signIn();
    const { value, attributes } = cookieOf(answer);
    expect(attributes).toEqual({
      'max-age': String(365 * 24 * 60 * 60),
      path: '/',
      httponly: true,
      secure: true,
      samesite: 'lax',
    });
    expect(answer.body).not.toHaveProperty('refreshToken');
    expect(answer.raw).not.toContain(value);
  });

  it.each(['localhost', 'localhost:45060', '127.0.0.1', 'tailgate.localhost:45060'])(
    'RL-auth-05 gets it without Secure and prefix on %s',
    async (host) => {
      const { header, attributes } = cookieOf(await signIn({}, reachedAt(host)), 'tailgate_refresh');
      expect(attributes).toMatchObject({ httponly: true, samesite: 'lax' });
      expect(attributes).not.toHaveProperty('secure');
      const refreshed = await fromBrowser('POST /v2/account/refresh-token', {
        headers: { ...reachedAt(host), cookie: header },
      });
      expect(refreshed.status).toBe(200);
    },
  );

  it.each(['localhost.example', 'notlocalhost', '127.0.0.1.example'])(
    'RL-auth-05 is not fooled by %s',
    async (host) => {
      expect(cookieOf(await signIn({}, reachedAt(host))).attributes).toHaveProperty('secure');
    },
  );

  it('is not signed in by a cookie without the prefix, which a sister domain could have set', async () => {
    const { value } = cookieOf(await signIn());
    const answer = await fromBrowser('POST /v2/account/refresh-token', {
      headers: { cookie: `tailgate_refresh=${value}` },
    });
    expect(answer.status).toBe(401);
  });

  it('keeps it until it is closed when it is not to be remembered, also after a refresh', async () => {
    const answer = await signIn({ rememberMe: false });
    expect(answer.body.remembered).toBe(false);
    const first = cookieOf(answer);
    const second = cookieOf(await fromBrowser('POST /v2/account/refresh-token', { headers: { cookie: first.header } }));
    for (const { attributes } of [first, second]) {
      expect(attributes).not.toHaveProperty('max-age');
      expect(attributes).not.toHaveProperty('expires');
      expect(attributes).toHaveProperty('httponly');
    }
  });

  it('refreshes with the cookie and gets the next one', async () => {
    const first = cookieOf(await signIn());
    const answer = await fromBrowser('POST /v2/account/refresh-token', { headers: { cookie: first.header } });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty('refreshToken');
    const second = cookieOf(answer);
    expect(second.value).not.toBe(first.value);
    expect(second.attributes).toMatchObject({ 'max-age': String(365 * 24 * 60 * 60), httponly: true, secure: true });
    expect((await api.call('GET /v2/account/me', { token: answer.body.token })).status).toBe(200);
  });

  it('loses it with a refresh that is refused, and keeps it while we cannot answer', async () => {
    const { header } = cookieOf(await signIn());
    const tryRefresh = () => fromBrowser('POST /v2/account/refresh-token', { headers: { cookie: header } });
    await api.database.asOwner((owner) => owner.query('alter table refresh_tokens rename to refresh_tokens_gone'));
    const broken = await tryRefresh();
    await api.database.asOwner((owner) => owner.query('alter table refresh_tokens_gone rename to refresh_tokens'));
    expect(broken.status).toBe(500);
    expect(broken.headers).not.toHaveProperty('set-cookie');

    expect((await tryRefresh()).status).toBe(200);
    const refused = await tryRefresh();
    expect(refused.status).toBe(401);
    expect(cookieOf(refused)).toMatchObject({ value: '', attributes: { path: '/' } });
  });

  it('gives it back when it logs out', async () => {
    const answer = await signIn();
    const out = await fromBrowser('POST /v2/account/logout', {
      headers: { authorization: `Bearer ${answer.body.token}` },
    });
    expect(out.status).toBe(204);
    const { value, attributes } = cookieOf(out);
    expect(value).toBe('');
    expect(attributes).toMatchObject({ path: '/', expires: 'thu, 01 jan 1970 00:00:00 gmt' });
    const late = await fromBrowser('POST /v2/account/refresh-token', { headers: { cookie: cookieOf(answer).header } });
    expect(late.status).toBe(401);
  });

  it('RL-api-client-02 opens no other call with it', async () => {
    const { header } = cookieOf(await signIn());
    const rows = [...Object.values(accountsContract), ...Object.values(attachmentsContract)];
    const sessionRows = rows.filter((row) => row.access.kind === 'session');
    expect(sessionRows.length).toBeGreaterThan(20);
    for (const { method, path } of sessionRows) {
      const { statusCode } = await api.app.inject({
        method,
        url: path.replace(':id', crypto.randomUUID()),
        headers: { host: api.site.host, cookie: header },
        ...(method === 'POST' && { payload: {} }),
      });
      expect(statusCode, `${method} ${path}`).toBe(401);
    }
  });
});

describe('the native shell', () => {
  it('gets the refresh token in the body and no cookie', async () => {
    const { email } = await api.account();
    const answer = await api.call('POST /v2/account/sign-in', {
      body: { email, password: TEST_PASSWORD, deviceId: 'phone-1' },
    });
    expect(answer.body.refreshToken).toMatch(/^[\w-]{43}$/);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
});
