import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';

export const notificationsPolicy = {
  'webPushSubscription.remove':
    (viewer: Viewer): Rows<'web_push_subscriptions'> =>
    (subscription) =>
      subscription('account_id', '=', viewer.accountId),
};
