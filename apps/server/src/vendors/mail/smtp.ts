import { createTransport } from 'nodemailer';
import type { Config } from '../../platform/config.ts';

export interface Mail {
  readonly to: string;
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
}
export type SendMail = (mail: Mail) => Promise<void>;

export const smtpMail = (config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): { send: SendMail; close: () => void } => {
  const transport = createTransport(config.SMTP_URL, { from: config.MAIL_FROM });
  return {
    send: async ({ to, fromName, subject, text }) => {
      await transport.sendMail({ to, from: { name: fromName, address: config.MAIL_FROM }, subject, text });
    },
    close: () => transport.close(),
  };
};
