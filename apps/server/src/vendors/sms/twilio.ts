import type { Config } from '../../platform/config.ts';

const TIMEOUT_MS = 10_000;

export type SendSms = (message: { to: string; body: string }) => Promise<void>;

/** Twilio's Messages resource: form-encoded, basic auth. Errors do not contain the recipient's number. */
export const twilioSms =
  (
    config: Pick<Config, 'SMS_API_URL' | 'SMS_ACCOUNT_SID' | 'SMS_AUTH_TOKEN' | 'SMS_FROM' | 'VENDOR_TIMEOUT_SCALE'>,
  ): SendSms =>
  async ({ to, body }) => {
    const answer = await fetch(`${config.SMS_API_URL}/2010-04-01/Accounts/${config.SMS_ACCOUNT_SID}/Messages.json`, {
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
    const refusal = (await answer.json().catch(() => ({}))) as { code?: number };
    // 21211: invalid number, 21610: recipient unsubscribed. Both are permanent, so not retried.
    if (refusal.code === 21211 || refusal.code === 21610) return;
    throw new Error(`SMS vendor responded with ${answer.status} (${refusal.code ?? 'no code'})`);
  };
