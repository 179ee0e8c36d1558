import type { Tx } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PushMessage } from '../../vendors/push/push.ts';
import { BROWSER_CONTEXT, DEVICE_CONTEXT, sealed, sendPushToBrowser, sendPush } from './notifications.jobs.ts';
import { browsersOf, nativeDevicesOf } from './push.queries.ts';

/**
 * A notification on every device of an account, sent by the worker once this transaction is in. One job a device: what
 * fails for one is not sent twice to the others. Answers how many there are.
 */
export const pushSoon = async (
  tx: Tx,
  platform: Pick<Platform, 'seal'>,
  siteId: string,
  accountId: string,
  message: PushMessage,
): Promise<number> => {
  const tokens = await nativeDevicesOf(tx, accountId);
  const browsers = await browsersOf(tx, accountId);
  for (const { push_token: token } of tokens)
    await enqueue(tx, sendPush, { siteId, sealed: sealed(platform, { token, message }, DEVICE_CONTEXT) });
  for (const subscription of browsers)
    await enqueue(tx, sendPushToBrowser, {
      siteId,
      sealed: sealed(platform, { subscription, message }, BROWSER_CONTEXT),
    });
  return tokens.length + browsers.length;
};
