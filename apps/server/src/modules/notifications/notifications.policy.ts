import type { NOTIFICATIONS_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';

export const notificationsPolicy: Policy<typeof NOTIFICATIONS_ABILITIES> = {
  'webPushSubscription.remove': forViewer(
    (viewer) => (subscription) => subscription('account_id', '=', viewer.accountId),
  ),
};
