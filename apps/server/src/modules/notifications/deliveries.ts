import type { RenderedNotification } from '@tailgate/contract/notifications';
import type { PreparedJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { browserPushJob, devicePushJob, emailJob, smsJob } from './message-jobs.ts';
import type { PushAddresses } from './push.queries.ts';

/**
 * An email address of which somebody opened a link that was sent there. Nothing else is mailed to than to these, but the
 * link itself. Made in `accounts` alone (`proved-email.ts`), of what `confirmEmail` wrote.
 */
export type ProvedEmail = string & { readonly isProved: true };

/** Recipient addresses. Channels without an address are skipped. */
export interface Recipient {
  /** Push notifications go to the devices of this account. */
  readonly accountId?: string | null;
  readonly phone?: string | null;
  readonly email?: ProvedEmail | null;
  readonly firstName?: string | null;
  /** For quiet hours; defaults to the site's time zone. */
  readonly timeZone?: string | null;
}

/** Of the mail that proves the address. */
export interface UnprovedRecipient {
  readonly email: string;
  readonly firstName?: string | null;
  readonly accountId?: null;
  readonly phone?: null;
  readonly timeZone?: null;
}

export interface Outgoing {
  readonly name: string;
  readonly to: Recipient | UnprovedRecipient;
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

type Prepare = (outgoing: Outgoing, platform: Pick<Platform, 'seal'>) => readonly PreparedJob[];

const textMessages: Prepare = (outgoing, platform) => {
  const { to, content } = outgoing;
  if (content.sms === undefined || !to.phone) return [];
  return [smsJob.prepare(platform, { to: to.phone, body: content.sms }, outgoing)];
};

const emails: Prepare = (outgoing, platform) => {
  const { to, content, brand } = outgoing;
  if (!content.email || !to.email) return [];
  const email = { ...brand, to: to.email, firstName: to.firstName ?? null, content: content.email };
  return [emailJob.prepare(platform, email, outgoing)];
};

const pushMessages = (
  outgoing: Outgoing,
  { tokens, browsers }: PushAddresses,
  platform: Pick<Platform, 'seal'>,
): readonly PreparedJob[] => {
  const { content, name } = outgoing;
  if (!content.push) return [];
  // A later notification of the same kind replaces an unread one.
  const message = { ...content.push, subject: name };
  return [
    ...tokens.map((token) => devicePushJob.prepare(platform, { token, message }, outgoing)),
    ...browsers.map((subscription) => browserPushJob.prepare(platform, { subscription, message }, outgoing)),
  ];
};

/** A notification, as one job per message: a failure for one address must not resend to another. */
interface PreparedDeliveries {
  readonly jobs: readonly PreparedJob[];
  readonly deliveries: Deliveries;
}

export const prepareDeliveries = (
  outgoing: Outgoing,
  addresses: PushAddresses,
  platform: Pick<Platform, 'seal'>,
): PreparedDeliveries => {
  const sms = textMessages(outgoing, platform);
  const email = emails(outgoing, platform);
  const push = pushMessages(outgoing, addresses, platform);
  return {
    jobs: [...sms, ...email, ...push],
    deliveries: { sms: sms.length, email: email.length, push: push.length },
  };
};
