import {
  bodyMissing,
  bodyTooLong,
  callbackInvalid,
  fromMissing,
  recipientUnsubscribed,
  toInvalid,
  toMissing,
  type TwilioError,
} from './twilio-errors.ts';

export type SmsRequest = { to: string; from: string; body: string; statusCallback: string | null };

/** Twilio's own magic test recipients: their numbers fail the same way with the vendor's test credentials. */
const UNSUBSCRIBED_RECIPIENT = '+15005550004';
const INVALID_RECIPIENT = '+15005550001';

const MAX_BODY_CHARACTERS = 1_600;

// Numbers of the North American plan have exactly ten digits after the country code.
const e164 = /^\+(?:1[2-9]\d{9}|[2-9]\d{6,14})$/;

/** Twilio accepts the usual spaces and punctuation and answers with the plain E.164 form. */
const plainNumber = (typed: string) => typed.replace(/[\s().-]/g, '');

export function parseSmsRequest(form: URLSearchParams): SmsRequest | TwilioError {
  const typedTo = form.get('To') ?? '';
  const from = form.get('From') ?? '';
  const body = form.get('Body') ?? '';
  const statusCallback = form.get('StatusCallback');

  if (typedTo.trim() === '') return toMissing;
  if (from.trim() === '') return fromMissing;
  if (body === '') return bodyMissing;
  if (body.length > MAX_BODY_CHARACTERS) return bodyTooLong;
  if (statusCallback !== null && !/^https?:$/.test(URL.parse(statusCallback)?.protocol ?? '')) {
    return callbackInvalid(statusCallback);
  }
  const to = plainNumber(typedTo);
  if (!e164.test(to) || to === INVALID_RECIPIENT) return toInvalid(typedTo);
  if (to === UNSUBSCRIBED_RECIPIENT) return recipientUnsubscribed;
  return { to, from, body, statusCallback };
}
