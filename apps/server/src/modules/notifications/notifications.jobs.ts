import { job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Mail } from '../../vendors/mail/smtp.ts';
import type { PushMessage, WebPushSubscription } from '../../vendors/push/push.ts';
import { forgetEndpoint, forgetToken } from './push.queries.ts';

export const TEXT_CONTEXT = 'notifications.text';
export const MAIL_CONTEXT = 'notifications.mail';
export const DEVICE_CONTEXT = 'notifications.push-to-device';
export const BROWSER_CONTEXT = 'notifications.push-to-browser';

/** What waits in the queue names somebody and says something to them, so it waits sealed. */
export const sealed = ({ seal }: Pick<Platform, 'seal'>, content: object, context: string): string =>
  seal.close(JSON.stringify(content), context).toString('base64');

const opened = ({ seal }: Pick<Platform, 'seal'>, box: string, context: string): unknown =>
  JSON.parse(seal.open(Buffer.from(box, 'base64'), context));

export const sendText = job<{ sealed: string }>({
  task: 'notifications.send-text',
  run: async ({ sealed: box }, platform) => {
    await platform.sendSms(opened(platform, box, TEXT_CONTEXT) as { to: string; body: string });
  },
});

export const sendMailJob = job<{ sealed: string }>({
  task: 'notifications.send-mail',
  run: async ({ sealed: box }, platform) => {
    await platform.sendMail(opened(platform, box, MAIL_CONTEXT) as Mail);
  },
});

/** After these tries, spread over some hours, a notification is no news any more. */
const PUSH_TRIES = 8;

export const sendPush = job<{ sealed: string }>({
  task: 'notifications.send-push',
  maxAttempts: PUSH_TRIES,
  run: async ({ siteId, sealed: box }, platform) => {
    const { token, message } = opened(platform, box, DEVICE_CONTEXT) as { token: string; message: PushMessage };
    if ((await platform.pushToDevice(token, message)) === 'gone')
      await platform.db.inSite(siteId, (tx) => forgetToken(tx, token));
  },
});

export const sendPushToBrowser = job<{ sealed: string }>({
  task: 'notifications.send-push-to-browser',
  maxAttempts: PUSH_TRIES,
  run: async ({ siteId, sealed: box }, platform) => {
    const { subscription, message } = opened(platform, box, BROWSER_CONTEXT) as {
      subscription: WebPushSubscription;
      message: PushMessage;
    };
    if ((await platform.pushToBrowser(subscription, message)) === 'gone')
      await platform.db.inSite(siteId, (tx) => forgetEndpoint(tx, subscription.endpoint));
  },
});

export const notificationsJobs = [sendText, sendMailJob, sendPush, sendPushToBrowser];
