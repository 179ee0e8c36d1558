import { createTransport } from 'nodemailer';
import { defaultSettings } from '../src/settings.ts';

const account = defaultSettings.smsAccountSid;

export const messagesPath = `/2010-04-01/Accounts/${account}/Messages.json`;

export const basicAuth = (user = account, password = defaultSettings.smsAuthToken): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Sends as the vendor's own client does: a form with basic authentication. */
export const sendSms = (url: string, fields: Record<string, string>, init: RequestInit = {}): Promise<Response> =>
  fetch(`${url}${messagesPath}`, {
    method: 'POST',
    headers: { authorization: basicAuth() },
    body: new URLSearchParams({ From: '+15125550199', ...fields }),
    ...init,
  });

type Mail = Parameters<ReturnType<typeof createTransport>['sendMail']>[0];

export async function sendMail(smtpUrl: string, mail: Mail): Promise<void> {
  const transport = createTransport(smtpUrl);
  await transport.sendMail({ from: 'Tailgate <hello@tailgate.example>', ...mail }).finally(() => transport.close());
}
