import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config.ts';

export interface IncomingCall {
  /** E.164, or a word where the caller hides the number. */
  readonly from: string;
  readonly to: string;
}

export interface CallVendor {
  /** Numbers that can be called. */
  readonly numbers: readonly string[];
  /** The call that a request is about; undefined unless the vendor made the request. */
  read(request: { url: string; signature: string; form: URLSearchParams }): IncomingCall | undefined;
  /** What the vendor does with a call: connects it, showing `callerId`. */
  connect(to: string, callerId: string): string;
  /** Says a sentence and hangs up. */
  say(words: string): string;
}

/** The URL, then the names and values of all fields in the order of their names. */
const signatureOf = (url: string, form: URLSearchParams, authToken: string): Buffer => {
  const names = [...new Set(form.keys())].sort();
  const fields = names.flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => `${name}${value}`));
  return createHmac('sha1', authToken)
    .update(`${url}${fields.join('')}`)
    .digest();
};

const isSame = (given: Buffer, computed: Buffer): boolean =>
  given.length === computed.length && timingSafeEqual(given, computed);

const inXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const twiml = (verbs: string): string => `<?xml version="1.0" encoding="UTF-8"?><Response>${verbs}</Response>`;

/** Twilio's voice webhooks: signed requests, answered with TwiML. */
export const twilioCalls = (
  config: Pick<Config, 'SMS_ACCOUNT_SID' | 'SMS_AUTH_TOKEN' | 'SMS_FROM' | 'CALL_NUMBERS' | 'CALLS_WEBHOOK_URL'>,
): CallVendor => ({
  numbers: config.CALL_NUMBERS.length > 0 ? config.CALL_NUMBERS : [config.SMS_FROM],
  read: ({ url, signature, form }) => {
    const computed = signatureOf(config.CALLS_WEBHOOK_URL ?? url, form, config.SMS_AUTH_TOKEN);
    if (!isSame(Buffer.from(signature, 'base64'), computed)) return undefined;
    const [from, to] = [form.get('From'), form.get('To')];
    return form.get('AccountSid') === config.SMS_ACCOUNT_SID && from && to ? { from, to } : undefined;
  },
  connect: (to, callerId) =>
    twiml(`<Dial callerId="${inXml(callerId)}" answerOnBridge="true"><Number>${inXml(to)}</Number></Dial>`),
  say: (words) => twiml(`<Say>${inXml(words)}</Say><Hangup/>`),
});
