import type { Config } from '../../platform/config.ts';
import { VendorFailure, fetchFrom, kindOfStatus } from '../vendor-failure.ts';
import { googleToken } from './google-token.ts';
import { KEPT_SECONDS, TIMEOUT_MS, type PushMessage, type SendToDevice } from './push.ts';

const SEND = { vendor: 'push', operation: 'device' } as const;

interface Detail {
  readonly errorCode?: string;
  readonly fieldViolations?: readonly { readonly field?: string }[];
}

/** Firebase Cloud Messaging, HTTP v1. Errors do not contain the device token. */
export const fcmPush = (
  config: Pick<Config, 'FCM_API_URL' | 'FCM_TOKEN_URL' | 'FCM_SERVICE_ACCOUNT' | 'VENDOR_TIMEOUT_SCALE'>,
): SendToDevice => {
  const bearer = googleToken(config);
  const url = `${config.FCM_API_URL}/v1/projects/${encodeURIComponent(config.FCM_SERVICE_ACCOUNT.project_id)}/messages:send`;
  return async (token, message) => {
    const answer = await fetchFrom(SEND, url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await bearer.current()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ message: fcmMessage(token, message) }),
      signal: AbortSignal.timeout(TIMEOUT_MS * config.VENDOR_TIMEOUT_SCALE),
    });
    if (answer.ok) {
      await answer.body?.cancel();
      return 'sent';
    }
    const refusal = (await answer.json().catch(() => ({}))) as {
      error?: { status?: string; details?: readonly Detail[] };
    };
    const details = refusal.error?.details ?? [];
    if (details.some(saysGone)) return 'gone';
    if (answer.status === 401) bearer.forget();
    throw new VendorFailure({ ...SEND, kind: kindOfStatus(answer.status), code: `${answer.status}` });
  };
};

/** Uninstalled, registered with another Firebase project, or an invalid token: permanent, so not retried. */
const saysGone = ({ errorCode, fieldViolations = [] }: Detail): boolean =>
  errorCode === 'UNREGISTERED' ||
  errorCode === 'SENDER_ID_MISMATCH' ||
  fieldViolations.some(({ field }) => field === 'message.token');

const fcmMessage = (token: string, { title, body, path, subject }: PushMessage) => ({
  token,
  notification: { title, body },
  data: { path },
  android: { priority: 'HIGH', ttl: `${KEPT_SECONDS}s`, notification: { tag: subject } },
  apns: { headers: { 'apns-collapse-id': subject }, payload: { aps: { sound: 'default' } } },
});
