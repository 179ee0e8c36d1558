import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, server } from '../../testing/server.ts';
import { reportFailuresTo } from '../errors/report-failure.ts';
import { ApiError } from './api-error.ts';
import { fillPath, queryString, rewritePrefix } from './api-path.ts';
import { bearer } from './bearer.ts';
import { call } from './call.ts';

const reports: unknown[][] = [];
beforeEach(() => {
  reports.length = 0;
  reportFailuresTo((...report) => void reports.push(report));
});
afterEach(() => {
  bearer.comesFrom(null);
  vi.restoreAllMocks();
});

/** Node's requests do not keep this; what was asked for is seen where it is asked. */
const watchCredentials = () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  return () => asked.mock.calls.map(([, init]) => init?.credentials);
};

const signedInWith = (...tokens: string[]) => {
  const left = [...tokens];
  let renewals = 0;
  bearer.comesFrom({
    token: () => left[0] ?? null,
    renew: () => {
      renewals += 1;
      left.shift();
      return Promise.resolve(left.length > 0);
    },
  });
  return { renewals: () => renewals };
};

/** Keeps the requests that reached the API. */
const listening = (
  method: 'get' | 'post' | 'delete',
  path: string,
  answer: (request: Request) => Response | Promise<Response>,
) => {
  const requests: Request[] = [];
  server.use(
    http[method](`*${path}`, async ({ request }) => {
      requests.push(request.clone());
      return await answer(request);
    }),
  );
  return requests;
};

const nothing = () => new HttpResponse(null, { status: 204 });

describe('a call of the contract', () => {
  it('RL-api-client-01 leaves the namespaces as they are, unless the build names other prefixes', () => {
    expect(rewritePrefix('/v1/customer')).toBe('/v1/customer');
    const prefixes = { '/v1': '/content-management/v1', '/v2': '/services/v2' };
    expect(rewritePrefix('/v1/customer', prefixes)).toBe('/content-management/v1/customer');
    expect(rewritePrefix('/v2/health', prefixes)).toBe('/services/v2/health');
    expect(rewritePrefix('/v22/health', prefixes)).toBe('/v22/health');
  });

  it('fills and encodes the parts of a path', () => {
    expect(fillPath('/v1/sites/:site/settings', { site: 'a b/c?' })).toBe('/v1/sites/a%20b%2Fc%3F/settings');
    expect(() => fillPath('/v1/sites/:site/settings')).toThrow('site');
    expect(queryString({ search: 'a&b', limit: 8, offset: undefined })).toBe('?search=a%26b&limit=8');
  });

  it('RL-api-client-02 carries JSON headers, a bearer token when there is one, and no cookie', async () => {
    const credentials = watchCredentials();
    const requests = listening('post', '/v1/logEvent', nothing);
    await call('POST /v1/logEvent', { body: { message: 'hello' } });
    signedInWith('token-1');
    await call('POST /v1/logEvent', { body: { message: 'hello' } });
    const [anonymous, known] = requests;
    expect(anonymous?.headers.get('content-type')).toBe('application/json');
    expect(anonymous?.headers.get('accept')).toBe('application/json');
    expect(anonymous?.headers.get('authorization')).toBeNull();
    expect(known?.headers.get('authorization')).toBe('Bearer token-1');
    expect(credentials()).toEqual(['omit', 'omit']);
    await expect(known?.json()).resolves.toEqual({ message: 'hello' });
  });

  it('RL-auth-04 sends the cookie with the calls that renew, open or end a session, and without the spent token', async () => {
    signedInWith('token-1');
    const credentials = watchCredentials();
    const renewals = listening('post', '/v2/account/refresh-token', () => HttpResponse.json({}));
    const goodbyes = listening('post', '/v2/account/logout', nothing);
    await call('POST /v2/account/refresh-token');
    await call('POST /v2/account/logout');
    expect(renewals[0]?.headers.get('authorization')).toBeNull();
    expect(credentials()).toEqual(['same-origin', 'same-origin']);
    expect(goodbyes[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  it('RL-api-client-03 rejects with the parsed body and reports it', async () => {
    listening('post', '/v1/logEvent', () =>
      refusal(422, 'validation_failed', 'Please check.', { message: 'is required' }),
    );
    const failure = await call('POST /v1/logEvent', { body: { message: '' } }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 422,
      code: 'validation_failed',
      message: 'Please check.',
      errors: { message: 'is required' },
    });
    expect(reports).toEqual([[failure, 'POST /v1/logEvent']]);
  });

  it('says how long to wait when the server does', async () => {
    listening('get', '/v2/account/verify-phone-number', () =>
      HttpResponse.json(
        { code: 'too_many_requests', message: 'Wait.', data: { status: 429 } },
        { status: 429, headers: { 'retry-after': '42' } },
      ),
    );
    await expect(call('GET /v2/account/verify-phone-number', { query: { phone: '5' } })).rejects.toMatchObject({
      retryAfterSeconds: 42,
    });
  });

  it('distinguishes the error page of a proxy and a network failure from an API answer', async () => {
    listening('get', '/v2/health', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(call('GET /v2/health')).rejects.toMatchObject({ code: 'unreadable_answer', status: 502 });
    listening('get', '/v2/health', () => HttpResponse.error());
    await expect(call('GET /v2/health')).rejects.toMatchObject({ code: 'unreachable', status: 0 });
  });

  it('RL-api-client-04 resolves as true when there is no body', async () => {
    listening('post', '/v1/logEvent', nothing);
    await expect(call('POST /v1/logEvent', { body: { message: 'hello' } })).resolves.toBe(true);
  });

  it('RL-api-client-05 takes at least 200 ms when that is asked for, also to fail', async () => {
    listening('get', '/v2/health', () => HttpResponse.json({ ok: true }));
    const startedAt = performance.now();
    await call('GET /v2/health', { minimumDelay: true });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(199);
    listening('get', '/v2/health', () => refusal(503, 'temporarily_unavailable'));
    const restartedAt = performance.now();
    await call('GET /v2/health', { minimumDelay: true }).catch(() => undefined);
    expect(performance.now() - restartedAt).toBeGreaterThanOrEqual(199);
  });

  it('gives every write its own key, and reads none', async () => {
    const writes = listening('post', '/v1/logEvent', nothing);
    const reads = listening('get', '/v2/health', () => HttpResponse.json({ ok: true }));
    await call('POST /v1/logEvent', { body: { message: 'one' } });
    await call('POST /v1/logEvent', { body: { message: 'two' } });
    await call('GET /v2/health');
    const keys = writes.map((request) => request.headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(reads[0]?.headers.get('idempotency-key')).toBeNull();
  });
});

describe('the types of a call', () => {
  it('ask for what the row needs, and know what it answers', () => {
    const typed = () => {
      // @ts-expect-error a sign-in without credentials
      void call('POST /v2/account/sign-in');
      // @ts-expect-error no such row
      void call('POST /v2/account/sign-inn', {});
      // @ts-expect-error a path without its part
      void call('DELETE /v2/account/sessions/:id');
      void call('GET /v2/account/people').then(({ items }) => items[0]?.canImpersonate satisfies boolean | undefined);
      void call('POST /v2/account/logout').then((answer) => answer satisfies true);
    };
    expect(typed).toBeTypeOf('function');
  });
});

describe('a token that ran out on the way', () => {
  const acceptOnly = (token: string) => (request: Request) =>
    request.headers.get('authorization') === `Bearer ${token}` ? nothing() : refusal(401, 'jwt_auth_invalid_token');

  it('is renewed once in silence, and the write repeated under the same key', async () => {
    const { renewals } = signedInWith('old', 'new');
    const requests = listening('post', '/v1/logEvent', acceptOnly('new'));
    await expect(call('POST /v1/logEvent', { body: { message: 'hello' } })).resolves.toBe(true);
    expect(renewals()).toBe(1);
    expect(requests).toHaveLength(2);
    expect(requests[0]?.headers.get('idempotency-key')).toBe(requests[1]?.headers.get('idempotency-key'));
    expect(reports).toEqual([]);
  });

  it('is fetched before the first call of a session that went on offline', async () => {
    const { renewals } = signedInWith('', 'fresh');
    const requests = listening('post', '/v1/logEvent', acceptOnly('fresh'));
    await call('POST /v1/logEvent', { body: { message: 'hello' } });
    expect(renewals()).toBe(1);
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer fresh']);
  });

  it('RL-auth-09 ends in the 401 when the session is over', async () => {
    signedInWith('old');
    listening('post', '/v1/logEvent', acceptOnly('new'));
    await expect(call('POST /v1/logEvent', { body: { message: 'hello' } })).rejects.toMatchObject({ status: 401 });
  });

  it('is not confused with a password that was typed wrong', async () => {
    const { renewals } = signedInWith('token', 'other');
    listening('post', '/v2/account/confirm-sign-in', () => refusal(401, 'invalid_credentials'));
    await expect(call('POST /v2/account/confirm-sign-in', { body: { password: 'x' } })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    expect(renewals()).toBe(0);
  });

  it('does not report a call that was given up on purpose', async () => {
    listening('get', '/v2/health', async () => {
      await delay(1000);
      return HttpResponse.json({ ok: true });
    });
    const giveUp = new AbortController();
    const answer = call('GET /v2/health', { signal: giveUp.signal });
    giveUp.abort();
    await expect(answer).rejects.not.toBeInstanceOf(ApiError);
    expect(reports).toEqual([]);
  });
});
