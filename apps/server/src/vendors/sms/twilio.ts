import type { Config } from '../../platform/config.ts';
import { VendorFailure, fetchFrom, kindOfStatus } from '../vendor-failure.ts';

const TIMEOUT_MS = 10_000;
const SEND = { vendor: 'sms', operation: 'send' } as const;

/** About the recipient: an invalid number, one of no phone, one that cannot be reached, one that unsubscribed. */
const NEVER_DELIVERED: readonly number[] = [21211, 21214, 21217, 21610, 21612, 21614];

export type SendSms = (message: { to: string; body: string }) => Promise<void>;

/** Twilio's Messages resource: form-encoded, basic auth. Its own error texts repeat the recipient's number. */
export const twilioSms =
  (
    config: Pick<Config, 'SMS_API_URL' | 'SMS_ACCOUNT_SID' | 'SMS_AUTH_TOKEN' | 'SMS_FROM' | 'VENDOR_TIMEOUT_SCALE'>,
  ): SendSms =>
  async ({ to, body }) => {
    const url = `${config.SMS_API_URL}/2010-04-01/Accounts/${config.SMS_ACCOUNT_SID}/Messages.json`;
    const answer = await fetchFrom(SEND, url, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${config.SMS_ACCOUNT_SID}:${config.SMS_AUTH_TOKEN}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ To: to, From: config.SMS_FROM, Body: body }),
      signal: AbortSignal.timeout(TIMEOUT_MS * config.VENDOR_TIMEOUT_SCALE),
    });
    if (answer.ok) {
      await answer.body?.cancel();
      return;
    }
    const { code } = (await answer.json().catch(() => ({}))) as {
      code?: unknown;
    };
    const known = typeof code === 'number' ? code : answer.status;
    const kind = NEVER_DELIVERED.includes(known) ? 'permanent' : kindOfStatus(answer.status);
    throw new VendorFailure({ ...SEND, kind, code: `${known}` });
  };
