import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, server } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { call } from '../api/call.ts';
import { nativeClient } from '../api/native-client.ts';
import { nativeSessionClient } from './native-session-client.ts';
import { secureTokenStore } from './refresh-token-store.ts';

const ORIGIN = 'https://tailgate.example';
let kept: Map<string, string>;
let asked: Request[];

/** The device's secure storage: another app start is another client on the same storage. */
const startApp = () => {
  const storage = {
    getItem: (key: string) => Promise.resolve(kept.get(key) ?? null),
    setItem: (key: string, value: string) => (kept.set(key, value), Promise.resolve()),
    removeItem: (key: string) => (kept.delete(key), Promise.resolve()),
  };
  const store = secureTokenStore(() => Promise.resolve(storage));
  nativeClient.is(nativeSessionClient({ origin: ORIGIN, bundleId: 'app.tailgate.mobile', store }));
};

beforeEach(() => {
  kept = new Map();
  asked = [];
  startApp();
});
afterEach(() => nativeClient.is(null));

const answers = (path: string, answer: () => Response) =>
  server.use(
    http.post(`${ORIGIN}${path}`, ({ request }) => {
      asked.push(request);
      return answer();
    }),
  );
const session =
  (refreshToken: string, remembered = true) =>
  () =>
    HttpResponse.json({ ...buildSession({ remembered }), refreshToken });

const signIn = () =>
  call('POST /v2/account/sign-in', { body: { email: 'm@example.test', password: 'x', deviceId: 'd' } });
const renew = () => call('POST /v2/account/refresh-token');
const sentToken = () => asked.at(-1)?.headers.get('x-refresh-token') ?? null;

describe('the native app', () => {
  it('RL-white-label-05 says who it is with every call, to the API’s own origin and without cookies', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    answers('/v2/account/logout', () => new HttpResponse(null, { status: 204 }));
    await call('POST /v2/account/logout');
    expect(fetching.mock.calls[0]?.[1]?.credentials).toBe('omit');
    fetching.mockRestore();
    const [request] = asked;
    expect(request?.headers.get('x-tailgate-client')).toBe('native');
    expect(request?.headers.get('x-bundle-id')).toBe('app.tailgate.mobile');
    expect(request?.headers.get('x-refresh-token')).toBeNull();
  });

  it('keeps the refresh token in secure storage, and out of reach of the page', async () => {
    answers('/v2/account/sign-in', session('refresh-1'));
    expect(await signIn()).not.toHaveProperty('refreshToken');
    expect([...kept.values()]).toEqual(['refresh-1']);
    expect(JSON.stringify(localStorage)).not.toContain('refresh-1');
  });

  it('sends it with renewals alone, and keeps the next one', async () => {
    answers('/v2/account/sign-in', session('refresh-1'));
    await signIn();
    expect(sentToken()).toBeNull();
    answers('/v2/account/refresh-token', session('refresh-2'));
    await renew();
    expect(sentToken()).toBe('refresh-1');
    startApp();
    await renew();
    expect(sentToken()).toBe('refresh-2');
  });

  it('sends it with a change of role too, which answers the next one', async () => {
    answers('/v2/account/sign-in', session('refresh-1'));
    await signIn();
    answers('/v2/account/switch-role', session('refresh-2'));
    await call('POST /v2/account/switch-role', { body: { role: 'fleet_owner' } });
    expect(sentToken()).toBe('refresh-1');
    expect([...kept.values()]).toEqual(['refresh-2']);
  });

  it('ends with the app unless it should be remembered', async () => {
    answers('/v2/account/sign-in', session('refresh-1', false));
    await signIn();
    expect(kept.size).toBe(0);
    answers('/v2/account/refresh-token', session('refresh-2', false));
    await renew();
    expect(sentToken()).toBe('refresh-1');
    startApp();
    await renew();
    expect(sentToken()).toBeNull();
  });

  it.each([
    ['logging out', '/v2/account/logout', () => new HttpResponse(null, { status: 204 }), 0],
    ['a renewal that is refused', '/v2/account/refresh-token', () => refusal(401, 'jwt_auth_invalid_token'), 0],
    ['a renewal that nobody answers', '/v2/account/refresh-token', () => HttpResponse.error(), 1],
    ['a log-out that nobody answers', '/v2/account/logout', () => HttpResponse.error(), 1],
  ] as const)('after %s (%s)', async (_what, path, answer, left) => {
    answers('/v2/account/sign-in', session('refresh-1'));
    await signIn();
    answers(path, answer);
    await call(`POST ${path}`).catch(() => undefined);
    expect(kept.size).toBe(left);
  });
});
