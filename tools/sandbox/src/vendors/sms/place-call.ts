import { randomBytes } from 'node:crypto';
import { type Account, signatureOf } from './status-callback.ts';

export type PlacedCall = {
  from: string;
  to: string;
  /** HTTP status of the answer; 0 where there was none. */
  status: number;
  /** Who was dialed, and the number that they see; null where nobody was. */
  dialed: string | null;
  callerId: string | null;
  /** What the caller heard instead. */
  said: string | null;
};

const CALL_TIMEOUT_MS = 15_000;

/** Reports a call as Twilio does and follows the two TwiML verbs that connect or refuse it. */
export async function placeCall(
  call: { from: string; to: string; url: string },
  account: Account,
): Promise<PlacedCall> {
  const { from, to, url } = call;
  const fields = {
    AccountSid: account.accountSid,
    ApiVersion: '2010-04-01',
    CallSid: `CA${randomBytes(16).toString('hex')}`,
    CallStatus: 'ringing',
    Called: to,
    Caller: from,
    Direction: 'inbound',
    From: from,
    To: to,
  };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': signatureOf(url, fields, account.authToken) },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  }).catch(() => undefined);
  const twiml = answer?.ok ? await answer.text() : '';
  const [, callerId = null, dialed = null] =
    /<Dial\b[^>]*?callerId="([^"]*)"[^>]*>\s*<Number>([^<]*)<\/Number>/.exec(twiml) ?? [];
  const [, said = null] = /<Say\b[^>]*>([^<]*)<\/Say>/.exec(twiml) ?? [];
  return { from, to, status: answer?.status ?? 0, dialed, callerId, said };
}
