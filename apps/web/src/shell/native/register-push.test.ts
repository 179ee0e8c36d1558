import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inNativeShell } from '../../testing/native-shell.ts';
import { server } from '../../testing/server.ts';
import { deviceId } from '../session/device-id.ts';
import { deviceInfoOf } from './device-info.ts';
import { loadGlobalSettings } from './global-settings.ts';
import { registerPush, type PushPlugin } from './register-push.ts';

type Permission = Awaited<ReturnType<PushPlugin['checkPermissions']>>['receive'];

/** A device whose owner answers the question as given, and whose vendor gives the token. */
const device = (has: Permission, answers: Permission, token: string | undefined = 'token-1') => {
  const calls: string[] = [];
  const listeners = new Map<string, (news: never) => void>();
  const plugin = {
    checkPermissions: () => (calls.push('check'), Promise.resolve({ receive: has })),
    requestPermissions: () => (calls.push('request'), Promise.resolve({ receive: answers })),
    addListener: (event: string, listener: (news: never) => void) => {
      listeners.set(event, listener);
      return Promise.resolve();
    },
    register: () => {
      calls.push('register');
      listeners.get('registration')?.({ value: token } as never);
      return Promise.resolve();
    },
  } as unknown as PushPlugin;
  return { plugin, calls, listeners };
};

const info = { name: 'Dana’s phone', model: 'iPhone18,1', osVersion: '26.1', webViewVersion: '26.1' };
const means = (plugin: PushPlugin) => ({
  plugin: () => Promise.resolve(plugin),
  infoFor: (token: string, id: string) =>
    Promise.resolve(deviceInfoOf(token, id, info, { version: '4.2.0', build: '420' })),
});

/** What was sent to the server about the device. */
const told = () => {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/v1/user/device-meta-data', async ({ request }) => {
      bodies.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return bodies;
};

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  warn.mockClear();
  complain.mockClear();
});

describe('push registration', () => {
  it('RL-push-01 runs only on a native platform', async () => {
    const { plugin, calls } = device('granted', 'granted');
    await registerPush(means(plugin));
    expect(calls).toEqual([]);
  });

  it.each([
    ['granted', 'granted', ['check', 'register']],
    ['prompt', 'granted', ['check', 'request', 'register']],
    ['prompt-with-rationale', 'granted', ['check', 'request', 'register']],
    ['prompt', 'denied', ['check', 'request']],
    ['denied', 'granted', ['check']],
  ] as const)('RL-push-02 with permission %s, answered %s, does %j', async (has, answers, expected) => {
    inNativeShell();
    const bodies = told();
    const { plugin, calls } = device(has, answers);
    await registerPush(means(plugin));
    expect(calls).toEqual(expected);
    await expect.poll(() => bodies).toHaveLength(calls.includes('register') ? 1 : 0);
  });

  it('RL-push-03 warns when the person said no', async () => {
    inNativeShell();
    await registerPush(means(device('denied', 'denied').plugin));
    expect(warn.mock.calls).toEqual([['User denied push notification permissions!']]);
  });

  it('RL-push-04 sends the device info with the token', async () => {
    inNativeShell('android');
    await loadGlobalSettings(() => Promise.resolve({ id: 'app.tailgate.mobile', version: '4.2.0' }));
    const bodies = told();
    await registerPush(means(device('granted', 'granted', 'token-7').plugin));
    await expect.poll(() => bodies).toHaveLength(1);
    expect(bodies).toEqual([
      {
        deviceId: deviceId(),
        deviceName: 'Dana’s phone',
        fcmToken: 'token-7',
        os: 'Android',
        osVersion: '26.1',
        browser: 'Android WebView',
        browserVersion: '26.1',
        appVersion: '4.2.0',
        appBundleVersion: '420',
      },
    ]);
  });

  it('RL-push-05 logs a missing token and sends nothing', async () => {
    inNativeShell();
    const bodies = told();
    await registerPush(means(device('granted', 'granted', '').plugin));
    expect(complain).toHaveBeenCalledWith('Push registration brought no token');
    expect(bodies).toEqual([]);
  });

  it('logs a vendor refusal and an unreachable server', async () => {
    inNativeShell();
    server.use(http.post('*/v1/user/device-meta-data', () => HttpResponse.error()));
    const { plugin, listeners } = device('granted', 'granted');
    await registerPush(means(plugin));
    listeners.get('registrationError')?.({ error: 'no vendor' } as never);
    await expect.poll(() => complain).toHaveBeenCalledTimes(2);
    expect(complain).toHaveBeenCalledWith('Push registration failed', 'no vendor');
  });

  it('calls the server once per registration, however often it is requested', async () => {
    inNativeShell();
    const bodies = told();
    const { plugin, listeners } = device('granted', 'granted');
    await registerPush(means(plugin));
    const first = listeners.get('registration');
    await registerPush(means(plugin));
    expect(listeners.get('registration')).toBe(first);
    await expect.poll(() => bodies).toHaveLength(2);
  });
});
