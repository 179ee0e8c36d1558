import { createTransport } from 'nodemailer';
import type { Config } from '../../platform/config.ts';
import { VendorFailure, asVendorFailure } from '../vendor-failure.ts';

export interface Mail {
  readonly to: string;
  readonly from: { readonly name: string; readonly address: string };
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

const SEND = { vendor: 'mail', operation: 'send' } as const;
/** Commands about the recipient or the message; others are about us: login, sender, encryption. */
const ABOUT_MESSAGE = ['RCPT TO', 'DATA'];
/** Sent in such a reply, they are about our login and our right to send here. */
const ABOUT_US: readonly number[] = [530, 534, 535, 538];
const NETWORK_CODES = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL'];

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** A server's reply repeats the recipient (`550 <address>`): only its number is kept. */
const mailFailure = (error: unknown): VendorFailure => {
  const { code, command = '', responseCode } = (error ?? {}) as SmtpError;
  if (responseCode !== undefined && responseCode >= 400 && responseCode < 500)
    return new VendorFailure({ ...SEND, kind: 'later', code: `${responseCode}` });
  if (responseCode !== undefined && responseCode >= 500) {
    const isPermanent = ABOUT_MESSAGE.includes(command) && !ABOUT_US.includes(responseCode);
    return new VendorFailure({ ...SEND, kind: isPermanent ? 'permanent' : 'ours', code: `${responseCode}` });
  }
  // No server was asked: nobody is left to whom it could go.
  if (code === 'EENVELOPE') return new VendorFailure({ ...SEND, kind: 'permanent', code });
  if (code !== undefined && NETWORK_CODES.includes(code)) return new VendorFailure({ ...SEND, kind: 'later', code });
  if (code === 'EAUTH') return new VendorFailure({ ...SEND, kind: 'ours', code });
  return asVendorFailure(SEND, error);
};

export const smtpMail = (
  config: Pick<Config, 'SMTP_URL' | 'VENDOR_TIMEOUT_SCALE'>,
): { send: SendMail; close: () => void } => {
  const transport = createTransport({ url: config.SMTP_URL, ...timeouts(config.VENDOR_TIMEOUT_SCALE) });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(mail);
      } catch (error) {
        throw mailFailure(error);
      }
    },
    close: () => transport.close(),
  };
};
