import type { Tx } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Mail } from '../../vendors/mail/smtp.ts';
import { MAIL_CONTEXT, TEXT_CONTEXT, sendMailJob, sendText } from './notifications.jobs.ts';

export { notificationsJobs } from './notifications.jobs.ts';

const box = ({ seal }: Pick<Platform, 'seal'>, content: object, context: string) =>
  seal.close(JSON.stringify(content), context).toString('base64');

/** A text message, sent by the worker once this transaction is in. */
export const textSoon = (tx: Tx, platform: Platform, siteId: string, message: { to: string; body: string }) =>
  enqueue(tx, sendText, { siteId, sealed: box(platform, message, TEXT_CONTEXT) });

/** A mail, sent by the worker once this transaction is in. */
export const mailSoon = (tx: Tx, platform: Platform, siteId: string, mail: Mail) =>
  enqueue(tx, sendMailJob, { siteId, sealed: box(platform, mail, MAIL_CONTEXT) });
