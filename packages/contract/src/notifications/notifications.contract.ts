import { z } from 'zod';
import { anyone, signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { ROLES } from '../roles.ts';
import { text } from '../schemas.ts';

const deviceId = text(100, 1);
/** Unpadded base64url of exactly `count` bytes; padding from a browser is removed. */
const bytes = (count: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((count * 4) / 3)}}={0,2}$`), {
    error: `is not base64url of ${count} bytes`,
  });

const why = 'Browsers are notified by web push; the specification covers only the native shell.';
// Otherwise notifications of the impersonated account would reach the support agent's own device.
const own = { whileImpersonating: 'barred' } as const;

const CHOICES = '/v2/customer/notification-settings';
const WANTED = 'Reminders and news are not wanted by every channel; the specification shows no call for it.';
/** Whether each channel is wanted. */
const choices = z.object({ sms: z.boolean(), email: z.boolean(), push: z.boolean() });

export const notificationsContract = {
  getWebPushKey: endpoint({
    method: 'GET',
    path: '/v2/notifications/web-push-key',
    summary: 'The public key that a browser subscribes with.',
    access: anyone(),
    shows: [],
    answer: z.object({ publicKey: z.string() }),
    addition: why,
  }),
  saveWebPushSubscription: endpoint({
    method: 'POST',
    path: '/v2/notifications/web-push-subscriptions',
    summary: 'Turns on notifications in this browser: stores its push subscription.',
    access: signedInAs(ROLES, own),
    activity: 'Turned on notifications',
    changes: [],
    body: z.object({
      endpoint: z.url({ normalize: true }).max(1_000),
      keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
      deviceId,
    }),
    limit: ['pushSubscriptionsPerAccount'],
    addition: why,
  }),
  removeWebPushSubscription: endpoint({
    method: 'DELETE',
    path: '/v2/notifications/web-push-subscriptions/:deviceId',
    summary: 'Turns off notifications in the browser with this device id.',
    access: signedInAs(ROLES, own),
    activity: 'Turned off notifications',
    changes: [],
    params: z.object({ deviceId: ref('webPushSubscription.remove', deviceId) }),
    errors: ['not_found'],
    addition: why,
  }),
  getNotificationChoices: endpoint({
    method: 'GET',
    path: CHOICES,
    summary: 'By which channels a customer gets reminders and news.',
    access: signedInAs(['customer']),
    shows: ['notification-choices'],
    answer: choices,
    addition: WANTED,
  }),
  saveNotificationChoices: endpoint({
    method: 'PUT',
    path: CHOICES,
    summary:
      'Chooses the channels for reminders and news. Codes, receipts and changes of an appointment are sent by all of them, whatever is chosen.',
    access: signedInAs(['customer'], own),
    activity: 'Chose how to get reminders and news',
    changes: ['notification-choices'],
    body: choices,
    answer: choices,
    addition: WANTED,
  }),
  sendTestPush: endpoint({
    method: 'POST',
    path: '/v2/notifications/test-push',
    summary: "Sends a test notification to the caller's own devices; returns their number.",
    access: signedInAs(ROLES, own),
    activity: 'Sent a test notification',
    changes: [],
    answer: z.object({ devices: z.number().int() }),
    limit: ['testPushPerAccount'],
    addition: 'Lets a person check that notifications arrive.',
  }),
};
