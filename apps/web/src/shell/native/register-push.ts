import { call } from '../api/call.ts';
import { deviceId } from '../session/device-id.ts';
import { readDeviceInfo, type DeviceInfo } from './device-info.ts';
import { isNative } from './platform.ts';

type Permission = 'granted' | 'denied' | 'prompt' | 'prompt-with-rationale';

/** What we use of the plugin. */
export interface PushPlugin {
  checkPermissions(): Promise<{ receive: Permission }>;
  requestPermissions(): Promise<{ receive: Permission }>;
  addListener(event: 'registration', listener: (token: { value?: string }) => void): Promise<unknown>;
  addListener(event: 'registrationError', listener: (failure: { error: string }) => void): Promise<unknown>;
  register(): Promise<void>;
}

interface Means {
  readonly plugin: () => Promise<PushPlugin>;
  readonly infoFor: (token: string, deviceId: string) => Promise<DeviceInfo>;
}

const devices: Means = {
  plugin: async () => (await import('@capacitor/push-notifications')).PushNotifications,
  infoFor: readDeviceInfo,
};

/** Whose registrations are heard already: another sign-in registers again, but is heard once. */
const heard = new WeakSet<PushPlugin>();

const isUndecided = (permission: Permission) => permission === 'prompt' || permission === 'prompt-with-rationale';

/** Registers the native app for push and saves its token on the server; does nothing in a browser. */
export const registerPush = async ({ plugin, infoFor }: Means = devices): Promise<void> => {
  if (!isNative()) return;
  const push = await plugin();
  let { receive } = await push.checkPermissions();
  if (isUndecided(receive)) ({ receive } = await push.requestPermissions());
  if (receive !== 'granted') {
    console.warn('User denied push notification permissions!');
    return;
  }
  if (!heard.has(push)) {
    heard.add(push);
    await push.addListener('registration', ({ value }) => void sendDeviceInfo(value, infoFor));
    await push.addListener('registrationError', ({ error }) => console.error('Push registration failed', error));
  }
  await push.register();
};

const sendDeviceInfo = async (token: string | undefined, infoFor: Means['infoFor']): Promise<void> => {
  if (!token) {
    console.error('Push registration brought no token');
    return;
  }
  try {
    await call('POST /v1/user/device-meta-data', { body: await infoFor(token, deviceId()) });
  } catch (error) {
    // The app works without; the next start tries again.
    console.error('Device info was not sent', error instanceof Error ? error.message : error);
  }
};
