import { createTransport } from 'nodemailer';
import type { Config } from '../../platform/config.ts';

export interface Mail {
  readonly to: string;
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
export type SendMail = (mail: Mail) => Promise<void>;

/** A hanging mail server must not block a worker: the job fails and is retried. */
const timeouts = (scale: number) => ({
  connectionTimeout: 10_000 * scale,
  greetingTimeout: 10_000 * scale,
  socketTimeout: 20_000 * scale,
  dnsTimeout: 10_000 * scale,
});

export const smtpMail = (
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'VENDOR_TIMEOUT_SCALE'>,
): { send: SendMail; close: () => void } => {
  const transport = createTransport(
    { url: config.SMTP_URL, ...timeouts(config.VENDOR_TIMEOUT_SCALE) },
    { from: config.MAIL_FROM },
  );
  return {
    send: async ({ fromName, ...mail }) => {
      await transport.sendMail({ ...mail, from: { name: fromName, address: config.MAIL_FROM } });
    },
    close: () => transport.close(),
  };
};
