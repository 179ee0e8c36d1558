import type { BodyOf, notificationsContract } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { isCallable } from '../../vendors/push/public-address.ts';
import { isCurvePoint } from './notifications.rules.ts';
import { saveSubscription } from './push.queries.ts';

/** The server calls an endpoint that the browser supplies, so endpoints in private networks are rejected (SSRF). */
export const saveWebPushSubscription = async (
  tx: Tx,
  viewer: Viewer,
  { endpoint, keys, deviceId }: BodyOf<typeof notificationsContract.saveWebPushSubscription>,
  { config, clock }: Platform,
): Promise<void> => {
  if (!isCallable(endpoint, config.WEB_PUSH_ALLOWED_ORIGINS))
    throw new Failure('validation_failed', { errors: { endpoint: 'is not the address of a push service' } });
  if (!isCurvePoint(keys.p256dh))
    throw new Failure('validation_failed', { errors: { 'keys.p256dh': 'is not a public key' } });
  await saveSubscription(tx, {
    accountId: viewer.accountId,
    deviceId,
    endpoint,
    ...keys,
    now: clock.now(),
  });
};
