import { notificationsContract } from '@tailgate/contract';
import { bindModule, staged } from '../../platform/http/call.ts';
import { notificationsPolicy } from './notifications.policy.ts';
import { pushSoon } from './push-soon.ts';
import { removeSubscription } from './push.queries.ts';
import { saveWebPushSubscription } from './save-web-push-subscription.ts';

export const notificationsRoutes = bindModule('notifications', notificationsContract, {
  getWebPushKey: ({ platform }) => ({ publicKey: platform.config.VAPID_PUBLIC_KEY }),
  saveWebPushSubscription: staged(saveWebPushSubscription),
  removeWebPushSubscription: async ({ tx, viewer, params }) => {
    await removeSubscription(tx, params.deviceId, notificationsPolicy['webPushSubscription.remove'](viewer));
  },
  sendTestPush: staged(async ({ platform, site, viewer, finish }) => {
    await platform.limits.spend({ testPushPerAccount: viewer.accountId });
    return await finish(async (tx) => ({
      devices: await pushSoon(tx, platform, viewer.siteId, viewer.accountId, {
        title: `${site.appName} can reach you here`,
        body: 'This is the test you asked for. New bookings and messages will look like this.',
        path: '/',
        subject: 'test',
      }),
    }));
  }),
});
