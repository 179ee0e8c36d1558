import { call } from '../api/call.ts';
import { deviceId } from '../session/device-id.ts';
import type { PushPlace, PushState } from './push-place.ts';

const WORKER_PATIENCE_MS = 10_000;

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscriptionHere = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const tellServer = async (subscription: PushSubscription): Promise<void> => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call('POST /v2/notifications/web-push-subscriptions', {
    body: { endpoint, keys: { p256dh, auth }, deviceId: deviceId() },
  });
};

/** The service worker becomes ready after the page; give up where there is none. */
const readyWorker = async (): Promise<ServiceWorkerRegistration> => {
  const tooLate = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('The service worker did not become ready')), WORKER_PATIENCE_MS),
  );
  return await Promise.race([navigator.serviceWorker.ready, tooLate]);
};

/** Sends the subscription again when the server no longer has it (signed out elsewhere, expired). */
const state = async (): Promise<PushState> => {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await subscriptionHere();
  if (!subscription || Notification.permission !== 'granted') return 'off';
  await tellServer(subscription);
  return 'on';
};

const turnOn = async (): Promise<PushState> => {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const [{ publicKey }, { pushManager }] = await Promise.all([
    call('GET /v2/notifications/web-push-key'),
    readyWorker(),
  ]);
  // One under an older key of ours would never receive anything again.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  try {
    await tellServer(subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
};

const turnOff = async (): Promise<PushState> => {
  await forgetBrowserPush();
  // The server drops dead endpoints anyway; this is only sooner.
  await call('DELETE /v2/notifications/web-push-subscriptions/:deviceId', { params: { deviceId: deviceId() } }).catch(
    () => undefined,
  );
  return 'off';
};

/** Unsubscribes this browser; the server removed the subscription with the session. */
export const forgetBrowserPush = async (): Promise<void> => {
  if (isSupported()) await (await subscriptionHere())?.unsubscribe();
};

export const browserPush: PushPlace = { state, turnOn, turnOff };
