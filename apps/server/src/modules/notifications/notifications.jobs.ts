import { enqueueDeliveries, type Outgoing } from './deliveries.ts';
import { messageJob } from './message-job.ts';
import { browserPushJob, devicePushJob, emailJob, smsJob } from './message-jobs.ts';
import { pushAddressesOf } from './push.queries.ts';

/** Sends a notification after quiet hours. Devices are looked up then, because a phone may have a new owner. */
export const sendLaterJob = messageJob<Omit<Outgoing, 'expiresAt'>>({
  task: 'notifications.send-later',
  lane: 'default',
  send: async (outgoing, platform, { siteId, expiresAt }) => {
    await platform.db.inSite(siteId, async (tx) => {
      const addresses = await pushAddressesOf(tx, outgoing.to.accountId ?? null);
      await enqueueDeliveries(tx, { ...outgoing, expiresAt }, addresses, platform);
    });
  },
});

export const notificationsJobs = [smsJob, emailJob, devicePushJob, browserPushJob, sendLaterJob].flatMap(
  ({ definitions }) => definitions,
);
