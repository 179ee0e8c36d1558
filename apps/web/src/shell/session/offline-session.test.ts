import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { refusal, server } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { connectivity } from '../connectivity/online.ts';
import { beforeOffline, goOnOffline, offlineSessionOf } from './go-on-offline.ts';
import { endOfflineSession } from './offline-session.ts';
import { renewOrGoOn } from './renew-session.ts';
import { authenticationOf, isAuthenticated } from './session.ts';
import { authenticationHint, keepAuthenticationHint } from './session-hints.ts';
import { sessionStore } from './session-store.ts';

const renewalsAnswer = (answer: () => Response | Promise<Response>) =>
  server.use(http.post('*/v2/account/refresh-token', () => answer()));

beforeEach(() => {
  sessionStore.forget();
  connectivity.set(true);
});
afterEach(() => {
  beforeOffline(null);
  connectivity.set(true);
  sessionStore.forget();
});

describe('without the server', () => {
  it('continues without a token once cached answers are restored', async () => {
    renewalsAnswer(() => HttpResponse.error());
    keepAuthenticationHint(buildSession({ roles: ['groomer', 'renter'] }));
    let answersAreBack = false;
    beforeOffline(() => Promise.resolve(void (answersAreBack = true)));
    await renewOrGoOn();
    expect(answersAreBack).toBe(true);
    const session = sessionStore.current();
    expect(session).toMatchObject({ token: '', role: 'groomer', roles: ['groomer', 'renter'], user: { id: 'user-1' } });
    expect(isAuthenticated(authenticationOf(session))).toBe(true);
  });

  it('does not wait for a connection that hangs', async () => {
    let letGo: (() => void) | undefined;
    renewalsAnswer(async () => {
      await new Promise<void>((resolve) => (letGo = resolve));
      return HttpResponse.json(buildSession());
    });
    keepAuthenticationHint(buildSession());
    const going = renewOrGoOn();
    connectivity.set(false);
    await going;
    expect(sessionStore.token()).toBe('');
    await expect.poll(() => letGo).toBeDefined();
    letGo?.();
    await expect.poll(() => sessionStore.token()).toBe(buildSession().token);
  });

  it.each([
    ['did not want to be remembered', { remembered: false }],
    ['acted for somebody else', { impersonatorId: 'user-9' }],
    ['was let in for one order', { orderId: 'order-1' }],
  ])('nobody goes on who %s', async (_why, given) => {
    renewalsAnswer(() => HttpResponse.error());
    keepAuthenticationHint(buildSession(given));
    await expect(renewOrGoOn()).rejects.toMatchObject({ code: 'unreachable' });
    expect(sessionStore.current()).toBeNull();
  });

  it('a refusal is no silence', async () => {
    renewalsAnswer(() => refusal(401, 'jwt_auth_invalid_token'));
    keepAuthenticationHint(buildSession());
    await renewOrGoOn();
    expect(sessionStore.current()).toBeNull();
  });

  it('keeps nothing that the server would accept', () => {
    keepAuthenticationHint(buildSession());
    expect(JSON.stringify(localStorage)).not.toContain(buildSession().token);
    expect(offlineSessionOf(authenticationHint())).toMatchObject({ token: '', fbToken: '' });
  });
});

describe('when the server is back', () => {
  beforeEach(async () => {
    keepAuthenticationHint(buildSession());
    await goOnOffline();
  });

  it('the real session takes its place, and nothing on the screen changes hands', async () => {
    const changed = vi.fn();
    onTestFinished(sessionStore.onIdentityChange(changed));
    renewalsAnswer(() => HttpResponse.json(buildSession()));
    await endOfflineSession();
    expect(sessionStore.token()).toBe(buildSession().token);
    expect(changed).not.toHaveBeenCalled();
  });

  it('RL-auth-09 logs out when the server refuses', async () => {
    renewalsAnswer(() => refusal(401, 'jwt_auth_invalid_token'));
    await endOfflineSession();
    expect(sessionStore.state().status).toBe('visitor');
  });

  it('a session that is not offline is left alone', async () => {
    sessionStore.adopt(buildSession(), 'renewed');
    const asked = vi.fn(() => HttpResponse.json(buildSession()));
    renewalsAnswer(asked);
    await endOfflineSession();
    expect(asked).not.toHaveBeenCalled();
  });
});
