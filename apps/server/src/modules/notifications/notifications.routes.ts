import { notificationsContract } from '@tailgate/contract';
import { bindModule } from '../../platform/http/call.ts';
import { choicesOf, saveChoices } from './choices.queries.ts';
import { notificationsPolicy } from './notifications.policy.ts';
import { notify } from './notify.ts';
import { removeSubscription } from './push.queries.ts';
import { saveWebPushSubscription } from './save-web-push-subscription.ts';

export const notificationsRoutes = bindModule('notifications', notificationsContract, notificationsPolicy, {
  getWebPushKey: ({ platform }) => ({ publicKey: platform.config.VAPID_PUBLIC_KEY }),
  saveWebPushSubscription: ({ tx, viewer, body, platform }) => saveWebPushSubscription(tx, viewer, body, platform),
  removeWebPushSubscription: async ({ tx, params, allowed }) => {
    await removeSubscription(tx, allowed(params.deviceId));
  },
  getNotificationChoices: ({ tx, viewer }) => choicesOf(tx, viewer.accountId),
  saveNotificationChoices: async ({ tx, platform, viewer, body }) => {
    await saveChoices(tx, viewer.accountId, body, platform.clock.now());
    return body;
  },
  sendTestPush: async ({ tx, platform, viewer }) => {
    const { push } = await notify(tx, platform, 'testPush', { to: { accountId: viewer.accountId }, variables: {} });
    return { devices: push };
  },
});
