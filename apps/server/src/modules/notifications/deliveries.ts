import type { RenderedNotification } from '@tailgate/contract/notifications';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { browserPushJob, devicePushJob, emailJob, smsJob } from './message-jobs.ts';
import { browsersOf, nativeDevicesOf } from './push.queries.ts';

/** Recipient addresses. Channels without an address are skipped. */
export interface Recipient {
  readonly siteId: string;
  /** Push notifications go to the devices of this account. */
  readonly accountId?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly firstName?: string | null;
  /** For quiet hours; defaults to the site's time zone. */
  readonly timeZone?: string | null;
}

export interface Outgoing {
  readonly name: string;
  readonly to: Recipient;
  readonly content: RenderedNotification;
  readonly brand: { readonly appName: string; readonly primaryColor: string };
  readonly urgent: boolean;
  readonly expiresAt: Date | undefined;
}

/** How many messages were enqueued on each channel. */
export interface Deliveries {
  readonly sms: number;
  readonly email: number;
  readonly push: number;
}

/** One job per message, so that a failure for one address does not resend to another. */
export const enqueueDeliveries = async (
  tx: Tx,
  outgoing: Outgoing,
  platform: Pick<Platform, 'seal'>,
): Promise<Deliveries> => ({
  sms: await enqueueSms(tx, outgoing, platform),
  email: await enqueueEmail(tx, outgoing, platform),
  push: await enqueuePush(tx, outgoing, platform),
});

const enqueueSms = async (tx: Tx, outgoing: Outgoing, platform: Pick<Platform, 'seal'>) => {
  const { to, content } = outgoing;
  if (content.sms === undefined || !to.phone) return 0;
  await smsJob.enqueue(tx, platform, to.siteId, { to: to.phone, body: content.sms }, outgoing);
  return 1;
};

const enqueueEmail = async (tx: Tx, outgoing: Outgoing, platform: Pick<Platform, 'seal'>) => {
  const { to, content, brand } = outgoing;
  if (!content.email || !to.email) return 0;
  const email = { ...brand, to: to.email, firstName: to.firstName ?? null, content: content.email };
  await emailJob.enqueue(tx, platform, to.siteId, email, outgoing);
  return 1;
};

/**
 * Devices are looked up now: one that is signed out later in the same transaction still gets the message that says why.
 */
const enqueuePush = async (tx: Tx, outgoing: Outgoing, platform: Pick<Platform, 'seal'>) => {
  const { to, content, name } = outgoing;
  if (!content.push || !to.accountId) return 0;
  // A later notification of the same kind replaces an unread one.
  const message = { ...content.push, subject: name };
  const tokens = await nativeDevicesOf(tx, to.accountId);
  const browsers = await browsersOf(tx, to.accountId);
  for (const { push_token: token } of tokens)
    await devicePushJob.enqueue(tx, platform, to.siteId, { token, message }, outgoing);
  for (const subscription of browsers)
    await browserPushJob.enqueue(tx, platform, to.siteId, { subscription, message }, outgoing);
  return tokens.length + browsers.length;
};
