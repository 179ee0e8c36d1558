import type { Config } from '../../platform/config.ts';

export type SendSms = (message: { to: string; body: string }) => Promise<void>;

/** Twilio's Messages resource: form-encoded, basic auth. A refusal is thrown without the recipient's number in it. */
export const twilioSms =
  (config: Pick<Config, 'SMS_API_URL' | 'SMS_ACCOUNT_SID' | 'SMS_AUTH_TOKEN' | 'SMS_FROM'>): SendSms =>
  async ({ to, body }) => {
    const answer = await fetch(`${config.SMS_API_URL}/2010-04-01/Accounts/${config.SMS_ACCOUNT_SID}/Messages.json`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${config.SMS_ACCOUNT_SID}:${config.SMS_AUTH_TOKEN}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ To: to, From: config.SMS_FROM, Body: body }),
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.ok) {
      await answer.body?.cancel();
      return;
    }
    const refusal = (await answer.json().catch(() => ({}))) as { code?: number };
    // 21211: not a number, 21610: the person unsubscribed. Trying again would not change either.
    if (refusal.code === 21211 || refusal.code === 21610) return;
    throw new Error(`The SMS vendor answered ${answer.status} (${refusal.code ?? 'no code'})`);
  };
