import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectivity } from '../connectivity/online.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal, server } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { authenticationHint } from './session-hints.ts';
import { sessionStore } from './session-store.ts';

const LOG_OUT = '*/v2/account/logout';
const HEALTH = '*/v2/health';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const networkIs = (isThere: boolean) =>
  server.use(
    http.post(LOG_OUT, () => (isThere ? new HttpResponse(null, { status: 204 }) : HttpResponse.error())),
    http.get(HEALTH, () => (isThere ? HttpResponse.json({ ok: true }) : HttpResponse.error())),
  );

describe('logging out without network', () => {
  beforeEach(() => {
    // The router says aloud what the page is about to show.
    const spoken = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) =>
      spy.mockImplementation(() => undefined),
    );
    onTestFinished(() => spoken.forEach((spy) => spy.mockRestore()));
    onTestFinished(() => connectivity.set(true));
  });

  const openOffline = async () => {
    const opened = await openApp(
      '/log-out',
      buildSession(),
      http.post(LOG_OUT, () => HttpResponse.error()),
      http.get(HEALTH, () => HttpResponse.error()),
    );
    await heading('You are still logged in');
    return opened;
  };

  it('says what it needs, and forgets nothing that the server would bring back', async () => {
    await openOffline();
    expect(screen.getByText(/^Logging out needs a connection/)).toBeTruthy();
    expect(screen.queryByText('An error occurred')).toBeNull();
    expect(sessionStore.current()?.user.id).toBe('user-1');
    expect(authenticationHint().role).toBe('groomer');
    await waitFor(() => expect(connectivity.isOnline()).toBe(false));
  });

  it('is tried again by hand', async () => {
    await openOffline();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('You are still logged in');
    await screen.findByRole('button', { name: 'Try again' });
    networkIs(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('You are logged out');
    expect(sessionStore.current()).toBeNull();
    expect(authenticationHint().userId).toBeNull();
  });

  it('is tried again by itself as soon as the server is back', async () => {
    await openOffline();
    await waitFor(() => expect(connectivity.isOnline()).toBe(false));
    networkIs(true);
    window.dispatchEvent(new Event('online'));
    await heading('You are logged out');
    expect(sessionStore.current()).toBeNull();
  });

  it('leaves who thinks better of it where they were', async () => {
    const { router } = await openOffline();
    await userEvent.click(screen.getByRole('link', { name: 'Stay logged in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer'));
    networkIs(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(connectivity.isOnline()).toBe(true));
    expect(sessionStore.current()?.user.id).toBe('user-1');
  });

  it('RL-error-page-03 a failure of ours is no lost connection', async () => {
    await openApp(
      '/log-out',
      buildSession(),
      http.post(LOG_OUT, () => refusal(500, 'internal_server_error')),
    );
    await heading('An error occurred');
    expect(sessionStore.current()?.user.id).toBe('user-1');
  });
});
