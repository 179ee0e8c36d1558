import { byPolicy } from '../ability.ts';

export const NOTIFICATIONS_ABILITIES = {
  'webPushSubscription.remove': byPolicy('web_push_subscriptions', 'device_id'),
};
