import { enqueueDeliveries, type Outgoing } from './deliveries.ts';
import { messageJob } from './message-job.ts';
import { browserPushJob, devicePushJob, emailJob, smsJob } from './message-jobs.ts';

/** Sends a notification after quiet hours. Devices are looked up then, because a phone may have a new owner. */
export const sendLaterJob = messageJob<Omit<Outgoing, 'expiresAt'>>({
  task: 'notifications.send-later',
  lane: 'default',
  send: async (outgoing, platform, { siteId, expiresAt }) => {
    await platform.db.inSite(siteId, (tx) => enqueueDeliveries(tx, { ...outgoing, expiresAt }, platform));
  },
});

export const notificationsJobs = [smsJob, emailJob, devicePushJob, browserPushJob, sendLaterJob].flatMap(
  ({ definitions }) => definitions,
);
