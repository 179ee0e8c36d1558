import type { notificationsContract } from '@tailgate/contract';
import { Failure } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { isCallable } from '../../vendors/push/public-address.ts';
import { isCurvePoint } from './notifications.rules.ts';
import { saveSubscription } from './push.queries.ts';

/** The address comes from the browser, and we shall call it: one that leads inside our own network is refused. */
export const saveWebPushSubscription = async ({
  platform,
  viewer,
  body: { endpoint, keys, deviceId },
  finish,
}: StagedCall<typeof notificationsContract.saveWebPushSubscription>) => {
  if (!isCallable(endpoint, platform.config.WEB_PUSH_ALLOWED_ORIGINS))
    throw new Failure('validation_failed', { errors: { endpoint: 'is not the address of a push service' } });
  if (!isCurvePoint(keys.p256dh))
    throw new Failure('validation_failed', { errors: { 'keys.p256dh': 'is not a public key' } });
  await platform.limits.spend({ pushSubscriptionsPerAccount: viewer.accountId });
  await finish((tx) =>
    saveSubscription(tx, {
      siteId: viewer.siteId,
      accountId: viewer.accountId,
      deviceId,
      endpoint,
      ...keys,
      now: platform.clock.now(),
    }),
  );
};
