import {
  NOTIFICATIONS,
  renderNotification,
  type EmailFigure,
  type NotificationName,
  type NotificationNamed,
  type NotificationRow,
  type RenderedNotification,
  type VariablesOf,
} from '@tailgate/contract/notifications';
import type { Tx } from '../../platform/db/database.ts';
import { enqueueAll } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { siteBrandBeside } from '../sites/index.ts';
import { choicesOf } from './choices.queries.ts';
import { prepareDeliveries, type Deliveries, type Recipient, type UnprovedRecipient } from './deliveries.ts';
import { noticeOf, refusalOf } from './notice-of.ts';
import { enqueueNotice, type About } from './notices.queries.ts';
import { sendLaterJob } from './notifications.jobs.ts';
import { pushAddressesColumn } from './push.queries.ts';
import { endOfQuietHours } from './quiet-hours.rules.ts';

export type NotifyRequest<Row extends NotificationRow> = {
  readonly to: Row extends { readonly provesEmail: true } ? UnprovedRecipient : Recipient;
  readonly variables: VariablesOf<Row>;
} & (Row extends { readonly expires: true } ? { readonly expiresAt: Date } : { readonly expiresAt?: never }) &
  // Whose doing it is; null where it is nobody's this time, as of a timer.
  (Row extends { readonly causedBy: 'person'; readonly limit: 'latest' | 'refused' }
    ? { readonly by: string | null }
    : { readonly by?: null }) &
  // Whatever says when an appointment is, is kept as told.
  (Row extends { readonly variables: { readonly when: string } }
    ? { readonly about: About }
    : { readonly about?: never }) &
  // The amounts that the email lists.
  (Row extends { readonly email: { readonly figures: readonly EmailFigure[] } }
    ? { readonly figures: readonly EmailFigure[] }
    : { readonly figures?: never });

type Means = Pick<Platform, 'seal' | 'clock' | 'config'>;

/**
 * The only way to send a message to a user. Enqueued in the transaction that causes it: a rollback sends nothing, a
 * commit sends once, and the worker retries while the vendor is unavailable.
 */
export const notify = <Name extends NotificationName>(
  tx: Tx,
  platform: Means,
  name: Name,
  request: NotifyRequest<NotificationNamed<Name>>,
): Promise<Deliveries> => sendNotification(tx, { name, row: NOTIFICATIONS[name] }, request, platform);

/** What can be turned off is sent by the channels that its recipient wants; everything else by all. */
const wantedBy = async (
  tx: Tx,
  { accountId }: Recipient | UnprovedRecipient,
  { canSwitchOff }: NotificationRow,
  content: RenderedNotification,
): Promise<RenderedNotification> => {
  if (!canSwitchOff || !accountId) return content;
  const wanted = await choicesOf(tx, accountId);
  const { sms, email, push } = content;
  return {
    ...(wanted.sms && sms !== undefined && { sms }),
    ...(wanted.email && email && { email }),
    ...(wanted.push && push && { push }),
  };
};

interface SendRequest {
  readonly to: Recipient | UnprovedRecipient;
  readonly variables: VariablesOf<NotificationRow>;
  readonly expiresAt?: Date;
  readonly by?: string | null;
  readonly about?: About;
  readonly figures?: readonly EmailFigure[];
}

const NOTHING_YET: Deliveries = { sms: 0, email: 0, push: 0 };

/** For `notify` and its tests: sends a row that is not necessarily in the catalogue. */
export const sendNotification = async (
  tx: Tx,
  { name, row }: { readonly name: string; readonly row: NotificationRow },
  { to, expiresAt, by = null, about, ...texts }: SendRequest,
  platform: Means,
): Promise<Deliveries> => {
  // Devices are looked up now: one that is signed out later in the same transaction still gets the message that says why.
  const addressed = pushAddressesColumn(to.accountId ?? null);
  const site = await siteBrandBeside(tx, addressed, platform);
  const { appName, origin, primaryColor, timeZone, beside: addresses } = site;
  const outgoing = {
    name,
    to,
    content: await wantedBy(tx, to, row, renderNotification(row, { appName, origin }, texts)),
    brand: { appName, primaryColor },
    urgent: row.delivery === 'urgent',
    expiresAt,
  };
  const { jobs, deliveries } = prepareDeliveries(outgoing, addresses, platform);
  const now = platform.clock.now();
  const earliest = endOfQuietHours(row.delivery, now, to.timeZone ?? timeZone);
  const reaches = earliest !== undefined || jobs.length > 0;
  const notice = noticeOf({ name, row, to, by, about: about ?? null, now, earliest, reaches });
  const laterIn = (runAt: Date | undefined) => {
    const onlyOnce = notice?.replaces && about ? `notice:${to.accountId}:${about.appointmentId}` : undefined;
    const later = { ...outgoing, noticeId: notice?.id ?? null };
    return sendLaterJob.prepare(platform, later, { ...outgoing, runAt, onlyOnce });
  };
  if (!notice) {
    await enqueueAll(tx, earliest ? [laterIn(earliest)] : jobs);
    return earliest ? NOTHING_YET : deliveries;
  }
  const later = notice.refuses && !earliest ? null : laterIn(earliest);
  const due = await enqueueNotice(tx, notice, { atOnce: jobs, later });
  if (notice.refuses && due > (earliest ?? now)) throw refusalOf({ to, now }, due);
  return due > now ? NOTHING_YET : deliveries;
};
