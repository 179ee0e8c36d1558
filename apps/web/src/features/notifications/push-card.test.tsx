import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#shell/api/query-client.ts';
import { followPush } from '#shell/push/follow-push.ts';
import { deviceId } from '#shell/session/device-id.ts';
import { sessionStore } from '#shell/session/session-store.ts';
import { answer } from '../../testing/answer.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { refusal, server } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { PushCard } from './push-card.tsx';

const ENDPOINT = 'https://push.example.com/1';

/** A browser that appears to have a push service. */
const browser = (
  permission: NotificationPermission,
  options: { answers?: NotificationPermission; fails?: boolean } = {},
) => {
  let subscription: object | null = null;
  const subscribe = vi.fn(() => {
    if (options.fails) return Promise.reject(new DOMException('push service error', 'AbortError'));
    subscription = {
      toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: () => ((subscription = null), Promise.resolve(true)),
    };
    return Promise.resolve(subscription);
  });
  const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription), subscribe } };
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  });
  const notification = {
    permission,
    requestPermission: () => (
      (notification.permission = options.answers ?? 'granted'),
      Promise.resolve(notification.permission)
    ),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', vi.fn());
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return { subscribe, container, isSubscribed: () => subscription !== null };
};

let told: unknown[];
beforeEach(() => {
  told = [];
  sessionStore.adopt(buildSession(), 'entered');
  server.use(
    answer('GET /v2/notifications/web-push-key', { publicKey: 'public-key' }),
    answer('POST /v2/notifications/web-push-subscriptions', ({ body }) => {
      told.push(body);
      return true;
    }),
    answer('DELETE /v2/notifications/web-push-subscriptions/:deviceId', ({ params }) => {
      told.push(params['deviceId']);
      return true;
    }),
    answer('POST /v2/notifications/test-push', { devices: 1 }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = () => {
  renderUi(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <PushCard />
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const turnOn = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Turn on' }));

describe('notifications on this device', () => {
  it('are off until turned on, and only then ask for permission', async () => {
    const { subscribe } = browser('default');
    const user = open();
    expect(await screen.findByText('Off')).toBeDefined();
    expect(told).toEqual([]);
    await turnOn(user);
    expect(await screen.findByText('On')).toBeDefined();
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'public-key' });
    expect(told).toEqual([{ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' }, deviceId: deviceId() }]);
  });

  it('can be tried and turned off again', async () => {
    const { isSubscribed } = browser('granted');
    const user = open();
    await turnOn(user);
    await user.click(await screen.findByRole('button', { name: 'Send test' }));
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Off')).toBeDefined();
    expect(isSubscribed()).toBe(false);
    expect(told.at(-1)).toBe(deviceId());
  });

  it('are blocked when the person says no, and say where to change it', async () => {
    browser('default', { answers: 'denied' });
    const user = open();
    await turnOn(user);
    expect(await screen.findByText('Blocked')).toBeDefined();
    expect(screen.getByText(/Allow them in your browser or phone settings/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are not offered where the browser has none', async () => {
    open();
    expect(await screen.findByText('Not available here')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stay off, and say so, when the browser cannot reach its push service', async () => {
    browser('granted', { fails: true });
    const user = open();
    await turnOn(user);
    expect((await screen.findByRole('alert')).textContent).toContain('could not reach its notification service');
    expect(screen.getByText('Off')).toBeDefined();
  });

  it('stay off, and unsubscribed, when the server does not take them', async () => {
    const { isSubscribed } = browser('granted');
    server.use(
      answer('POST /v2/notifications/web-push-subscriptions', () =>
        refusal(429, 'too_many_requests', 'Too many tries.'),
      ),
    );
    const user = open();
    await turnOn(user);
    expect((await screen.findByRole('alert')).textContent).toBe('Too many tries.');
    expect(isSubscribed()).toBe(false);
  });

  it('that are on are sent to the server again, in case it lost them', async () => {
    const { container } = browser('granted');
    const { pushManager } = await container.ready;
    await pushManager.subscribe();
    open();
    expect(await screen.findByText('On')).toBeDefined();
    expect(told).toHaveLength(1);
  });

  it('are not shown while impersonating', () => {
    browser('granted');
    sessionStore.adopt(buildSession({ impersonatorId: 'user-2' }), 'entered');
    open();
    expect(screen.queryByText('Notifications on this device')).toBeNull();
  });
});

describe('the app', () => {
  it('stops notifications in this browser when one logs out', async () => {
    const { container, isSubscribed } = browser('granted');
    const { pushManager } = await container.ready;
    await pushManager.subscribe();
    const stop = followPush(() => undefined);
    sessionStore.forget();
    await expect.poll(() => isSubscribed()).toBe(false);
    stop();
  });

  it('opens what a notification leads to, if it is a path of ours', () => {
    const { container } = browser('granted');
    const opened = vi.fn();
    const stop = followPush(opened);
    for (const path of ['/groomer', 'https://elsewhere.example', '//elsewhere.example'])
      container.dispatchEvent(new MessageEvent('message', { data: { say: 'open', path } }));
    expect(opened.mock.calls).toEqual([['/groomer']]);
    stop();
  });
});
