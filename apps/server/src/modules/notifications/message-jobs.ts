import type { PushMessage, WebPushSubscription } from '../../vendors/push/push.ts';
import { siteBrand } from '../sites/index.ts';
import { brandedMail, type BrandedEmail } from './branded-mail.ts';
import { messageJob } from './message-job.ts';
import { forgetEndpoint, forgetToken } from './push.queries.ts';

export const smsJob = messageJob<{ to: string; body: string }>({
  task: 'notifications.send-sms',
  lane: 'sms',
  urgentLane: 'urgentSms',
  send: (message, platform) => platform.sendSms(message),
});

export const emailJob = messageJob<BrandedEmail>({
  task: 'notifications.send-email',
  lane: 'email',
  urgentLane: 'urgentEmail',
  send: async (email, platform, { siteId }) => {
    const { mailFrom } = await platform.db.inSite(siteId, (tx) => siteBrand(tx, platform));
    await platform.sendMail(brandedMail(email, mailFrom));
  },
});

/** Spread over several hours; later a push notification is out of date. */
const PUSH_TRIES = 8;

export const devicePushJob = messageJob<{ token: string; message: PushMessage }>({
  task: 'notifications.send-push',
  lane: 'push',
  maxAttempts: PUSH_TRIES,
  send: async ({ token, message }, platform, { siteId }) => {
    if ((await platform.pushToDevice(token, message)) === 'gone')
      await platform.db.inSite(siteId, (tx) => forgetToken(tx, token));
  },
});

export const browserPushJob = messageJob<{ subscription: WebPushSubscription; message: PushMessage }>({
  task: 'notifications.send-push-to-browser',
  lane: 'push',
  maxAttempts: PUSH_TRIES,
  send: async ({ subscription, message }, platform, { siteId }) => {
    if ((await platform.pushToBrowser(subscription, message)) === 'gone')
      await platform.db.inSite(siteId, (tx) => forgetEndpoint(tx, subscription.endpoint));
  },
});
