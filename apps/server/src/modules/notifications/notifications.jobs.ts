import { job } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../vendors/mail/smtp.ts';

export const TEXT_CONTEXT = 'notifications.text';
export const MAIL_CONTEXT = 'notifications.mail';

export const sendText = job<{ sealed: string }>({
  task: 'notifications.send-text',
  run: async ({ sealed }, { seal, sendSms }) => {
    await sendSms(JSON.parse(seal.open(Buffer.from(sealed, 'base64'), TEXT_CONTEXT)) as { to: string; body: string });
  },
});

export const sendMailJob = job<{ sealed: string }>({
  task: 'notifications.send-mail',
  run: async ({ sealed }, { seal, sendMail }) => {
    await sendMail(JSON.parse(seal.open(Buffer.from(sealed, 'base64'), MAIL_CONTEXT)) as Mail);
  },
});

export const notificationsJobs = [sendText, sendMailJob];
