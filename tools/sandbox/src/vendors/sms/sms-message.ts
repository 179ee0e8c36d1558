import { randomBytes } from 'node:crypto';
import type { SmsRequest } from './sms-request.ts';

export type SmsMessage = SmsRequest & { sid: string; createdAt: Date; status: 'queued' | 'sent' | 'delivered' };

export const newSmsMessage = (request: SmsRequest): SmsMessage => ({
  ...request,
  sid: `SM${randomBytes(16).toString('hex')}`,
  createdAt: new Date(), // real time: as the vendor's
  status: 'queued',
});

/** The message resource in Twilio's shape; counts are strings there. */
export function twilioMessage(message: SmsMessage, accountSid: string): Record<string, unknown> {
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}.json`;
  const created = rfc2822(message.createdAt);
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: message.body,
    date_created: created,
    date_sent: message.status === 'queued' ? null : created,
    date_updated: created,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: message.from,
    messaging_service_sid: null,
    num_media: '0',
    num_segments: String(segmentsOf(message.body)),
    price: null,
    price_unit: 'USD',
    sid: message.sid,
    status: message.status,
    subresource_uris: { media: uri.replace('.json', '/Media.json') },
    to: message.to,
    uri,
  };
}

const rfc2822 = (instant: Date) => instant.toUTCString().replace('GMT', '+0000');

// Outside the GSM alphabet a segment holds 70 characters instead of 160, and a joined one loses room to its header.
const gsmOnly = /^[\n\r -~ ¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ€]*$/;

function segmentsOf(body: string): number {
  const [alone, joined] = gsmOnly.test(body) ? [160, 153] : [70, 67];
  return body.length <= alone ? 1 : Math.ceil(body.length / joined);
}
