import { request as requestHttp } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import webPush from 'web-push';
import type { Config } from '../../platform/config.ts';
import { VendorFailure, asVendorFailure, kindOfStatus } from '../vendor-failure.ts';
import { isCallable, publicLookup } from './public-address.ts';
import { KEPT_SECONDS, TIMEOUT_MS, type SendToBrowser } from './push.ts';

type Settings = Pick<
  Config,
  'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT' | 'WEB_PUSH_ALLOWED_ORIGINS' | 'VENDOR_TIMEOUT_SCALE'
>;

const SEND = { vendor: 'push', operation: 'browser' } as const;

/** Expired subscriptions (RFC 8030). Not 401 or 403, which are about our keys: our mistake must not delete devices. */
const GONE: readonly number[] = [404, 410];

/** Web push (RFC 8030) with our VAPID keys (RFC 8292), encrypted for the browser (RFC 8291). */
export const vapidWebPush = (config: Settings): SendToBrowser => {
  const vapidDetails = {
    subject: config.VAPID_SUBJECT,
    publicKey: config.VAPID_PUBLIC_KEY,
    privateKey: config.VAPID_PRIVATE_KEY,
  };
  return async ({ endpoint, p256dh, auth }, { title, body, path, subject }) => {
    if (!isCallable(endpoint, config.WEB_PUSH_ALLOWED_ORIGINS)) return 'gone';
    const content = JSON.stringify({ title, body, path, tag: subject });
    const options = { vapidDetails, TTL: KEPT_SECONDS, urgency: 'high' } as const;
    const { headers, body: sealed } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      content,
      options,
    );
    const isOurOwn = config.WEB_PUSH_ALLOWED_ORIGINS.includes(new URL(endpoint).origin);
    const status = await post(endpoint, sealed, {
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS * config.VENDOR_TIMEOUT_SCALE),
      ...(!isOurOwn && { lookup: publicLookup }),
    });
    if (status >= 200 && status < 300) return 'sent';
    if (GONE.includes(status)) return 'gone';
    throw new VendorFailure({ ...SEND, kind: kindOfStatus(status), code: `${status}` });
  };
};

/** Follows no redirects, because their target has not been checked. Resolves with the status. */
const post = (endpoint: string, body: Buffer | null, options: RequestOptions): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = endpoint.startsWith('https:') ? requestHttps : requestHttp;
    request(endpoint, { ...options, method: 'POST' })
      .on('response', (answer) => {
        answer.on('error', () => undefined).resume();
        resolve(answer.statusCode ?? 0);
      })
      // The endpoint identifies the user's browser, so errors do not contain it.
      .on('error', (error: NodeJS.ErrnoException) => reject(asVendorFailure(SEND, error)))
      .end(body ?? undefined);
  });
