import { z } from 'zod';
import { anyone, row, signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ROLES } from '../roles.ts';
import { text } from '../schemas.ts';

const deviceId = text(100, 1);
/** Unpadded base64url of exactly so many bytes; a browser may pad it. */
const bytes = (count: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((count * 4) / 3)}}={0,2}$`), {
    error: `is not base64url of ${count} bytes`,
  });

const why = 'Browsers are notified by web push; the specification shows the native shell alone.';
// Whoever acts for somebody must not be told, on a device of their own, what is meant for them.
const own = { whileImpersonating: 'barred' } as const;

export const notificationsContract = {
  getWebPushKey: endpoint({
    method: 'GET',
    path: '/v2/notifications/web-push-key',
    summary: 'The public key that a browser subscribes with.',
    access: anyone(),
    answer: z.object({ publicKey: z.string() }),
    addition: why,
  }),
  saveWebPushSubscription: endpoint({
    method: 'POST',
    path: '/v2/notifications/web-push-subscriptions',
    summary: "Turns notifications on in this browser: keeps its push service's address and keys.",
    access: signedInAs(ROLES, own),
    body: z.object({
      endpoint: z.url({ normalize: true }).max(1_000),
      keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
      deviceId,
    }),
    errors: ['too_many_requests'],
    addition: why,
  }),
  removeWebPushSubscription: endpoint({
    method: 'DELETE',
    path: '/v2/notifications/web-push-subscriptions/:deviceId',
    summary: 'Turns notifications off in the browser that goes by this device id.',
    access: signedInAs(ROLES, { ...own, rows: [row('deviceId', 'webPushSubscription.remove')] }),
    params: z.object({ deviceId }),
    errors: ['not_found'],
    addition: why,
  }),
  sendTestPush: endpoint({
    method: 'POST',
    path: '/v2/notifications/test-push',
    summary: "Sends a notification to the caller's own devices; answers to how many.",
    access: signedInAs(ROLES, own),
    answer: z.object({ devices: z.number().int() }),
    errors: ['too_many_requests'],
    addition: 'So that a person can see that it works.',
  }),
};
