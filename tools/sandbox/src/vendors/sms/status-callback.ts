import { createHmac } from 'node:crypto';
import type { SmsMessage } from './sms-message.ts';

export type Account = { accountSid: string; authToken: string };

/** The sandbox talks to this machine only: a callback to any other host is left out. */
export const isLoopback = (host: string) => /^(?:127(?:\.\d+){3}|\[::1\]|(?:[\w-]+\.)*localhost)$/.test(host);

const CALLBACK_TIMEOUT_MS = 5_000;

/** Moves the message to delivered, reporting each step to the callback URL as Twilio does. */
export async function reportDelivery(message: SmsMessage, account: Account): Promise<void> {
  for (const status of ['sent', 'delivered'] as const) {
    message.status = status;
    const url = message.statusCallback;
    if (url === null || !isLoopback(new URL(url).hostname)) continue;
    const fields = {
      AccountSid: account.accountSid,
      ApiVersion: '2010-04-01',
      From: message.from,
      MessageSid: message.sid,
      MessageStatus: status,
      SmsSid: message.sid,
      SmsStatus: status,
      To: message.to,
    };
    await fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': signatureOf(url, fields, account.authToken) },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
    }).catch(() => undefined); // The vendor carries on when a callback cannot be delivered.
  }
}

/** HMAC-SHA1 over the address followed by every field's name and value in the order of the names. */
export function signatureOf(url: string, fields: Record<string, string>, authToken: string): string {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => `${text}${name}${fields[name] ?? ''}`, url);
  return createHmac('sha1', authToken).update(signed).digest('base64');
}
