import type { Tx } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Mail } from '../../vendors/mail/smtp.ts';
import { MAIL_CONTEXT, TEXT_CONTEXT, sealed, sendMailJob, sendText } from './notifications.jobs.ts';

export { notificationsJobs } from './notifications.jobs.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { pushSoon } from './push-soon.ts';
export { forgetAllDevicesOf, forgetDevices, saveDevice } from './push.queries.ts';

/** A text message, sent by the worker once this transaction is in. */
export const textSoon = (tx: Tx, platform: Platform, siteId: string, message: { to: string; body: string }) =>
  enqueue(tx, sendText, { siteId, sealed: sealed(platform, message, TEXT_CONTEXT) });

/** A mail, sent by the worker once this transaction is in. */
export const mailSoon = (tx: Tx, platform: Platform, siteId: string, mail: Mail) =>
  enqueue(tx, sendMailJob, { siteId, sealed: sealed(platform, mail, MAIL_CONTEXT) });
