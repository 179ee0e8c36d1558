import { enqueueAll, job } from '../../platform/jobs/jobs.ts';
import { prepareDeliveries, type Outgoing } from './deliveries.ts';
import { messageJob } from './message-job.ts';
import { browserPushJob, devicePushJob, emailJob, smsJob } from './message-jobs.ts';
import { forgetNotices, takeNotice } from './notices.queries.ts';
import { pushAddressesOf } from './push.queries.ts';

export interface SentLater extends Omit<Outgoing, 'expiresAt'> {
  /** Null for one that nobody counts. */
  readonly noticeId: string | null;
}

/**
 * Sends what had to wait for the end of quiet hours or for its turn, unless something newer took its place. Devices are
 * looked up then, because a phone may have a new owner.
 */
export const sendLaterJob = messageJob<SentLater>({
  task: 'notifications.send-later',
  lane: 'default',
  send: async ({ noticeId, ...outgoing }, platform, { siteId, expiresAt }) => {
    await platform.db.inSite(siteId, async (tx) => {
      if (noticeId !== null && !(await takeNotice(tx, noticeId, platform.clock.now()))) return;
      const addresses = await pushAddressesOf(tx, outgoing.to.accountId ?? null);
      await enqueueAll(tx, prepareDeliveries({ ...outgoing, expiresAt }, addresses, platform).jobs);
    });
  },
});

const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Kept for as long as somebody may ask what a customer was told. */
export const forgetOldNotices = job<object>({
  task: 'notifications.forget-old-notices',
  run: ({ siteId }, { db, clock }) =>
    db.inSite(siteId, (tx) => forgetNotices(tx, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))),
});

export const notificationsJobs = [
  ...[smsJob, emailJob, devicePushJob, browserPushJob, sendLaterJob].flatMap(({ definitions }) => definitions),
  forgetOldNotices,
];
