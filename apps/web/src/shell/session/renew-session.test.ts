import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, server } from '../../testing/server.ts';
import { buildSession, tokenOf } from '../../testing/sessions.ts';
import { renewalDelayMs } from './keep-fresh.ts';
import { renewSession } from './renew-session.ts';
import { sessionStore } from './session-store.ts';

/** The keys under which renewals were asked for. */
const renewalsAnswer = (answer: () => Response) => {
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/v2/account/refresh-token', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return answer();
    }),
  );
  return keys;
};

beforeEach(() => sessionStore.forget());

describe('renewing the session', () => {
  it('RL-auth-08 RL-layout-08 takes the new token and the new chat token', async () => {
    renewalsAnswer(() => HttpResponse.json(buildSession({ token: tokenOf('session-1', 2), fbToken: 'chat-2' })));
    await expect(renewSession()).resolves.toBe(true);
    expect(sessionStore.current()).toMatchObject({ token: tokenOf('session-1', 2), fbToken: 'chat-2' });
  });

  it('asks once for all who want it at the same time', async () => {
    const keys = renewalsAnswer(() => HttpResponse.json(buildSession()));
    await Promise.all([renewSession(), renewSession(), renewSession()]);
    expect(keys).toHaveLength(1);
  });

  it('signs out when the session has ended', async () => {
    sessionStore.adopt(buildSession(), 'entered');
    renewalsAnswer(() => refusal(401, 'jwt_auth_invalid_token'));
    await expect(renewSession()).resolves.toBe(false);
    expect(sessionStore.state().status).toBe('visitor');
  });

  it('keeps the session while the server is unreachable, and retries with the same key', async () => {
    sessionStore.adopt(buildSession(), 'entered');
    const lost = renewalsAnswer(() => HttpResponse.error());
    await expect(renewSession()).rejects.toMatchObject({ code: 'unreachable' });
    expect(sessionStore.state().status).toBe('signed-in');
    const answered = renewalsAnswer(() => HttpResponse.json(buildSession()));
    await renewSession();
    await renewSession();
    expect(answered[0]).toBe(lost[0]);
    expect(answered[1]).not.toBe(lost[0]);
  });

  it('happens a minute ahead of the end, but never in a rush', () => {
    const now = Date.parse('2026-06-11T12:00:00Z');
    expect(renewalDelayMs('2026-06-11T12:10:00Z', now)).toBe(9 * 60_000);
    expect(renewalDelayMs('2026-06-11T12:00:10Z', now)).toBe(5_000);
    expect(renewalDelayMs('2026-06-11T11:00:00Z', now)).toBe(5_000);
  });
});
