import type { FastifyReply } from 'fastify';

export type TwilioError = { code: number; status: number; message: string };

export const authenticate: TwilioError = { code: 20003, status: 401, message: 'Authenticate' };

export const notFound = (path: string): TwilioError => ({
  code: 20404,
  status: 404,
  message: `The requested resource ${path} was not found`,
});

const outageMessages: Record<number, string> = {
  429: 'Too Many Requests',
  500: 'An internal server error has occurred',
  503: 'Service Unavailable',
};

/** Platform failures carry the HTTP status in their code: 20429, 20500, 20503. */
export const outage = (status: number): TwilioError => ({
  code: 20_000 + status,
  status,
  message: outageMessages[status] ?? 'The request could not be processed',
});

export const toMissing: TwilioError = { code: 21604, status: 400, message: "A 'To' phone number is required." };
export const fromMissing: TwilioError = { code: 21603, status: 400, message: "A 'From' phone number is required." };
export const bodyMissing: TwilioError = { code: 21602, status: 400, message: 'Message body is required.' };
export const bodyTooLong: TwilioError = {
  code: 21617,
  status: 400,
  message: 'The concatenated message body exceeds the 1600 character limit.',
};
export const callbackInvalid = (url: string): TwilioError => ({
  code: 21609,
  status: 400,
  message: `The 'StatusCallback' URL ${url} is not a valid URL.`,
});
export const toInvalid = (to: string): TwilioError => ({
  code: 21211,
  status: 400,
  message: `Invalid 'To' Phone Number: ${to}`,
});
export const recipientUnsubscribed: TwilioError = {
  code: 21610,
  status: 400,
  message: 'Attempt to send to unsubscribed recipient',
};

export function sendTwilioError(reply: FastifyReply, { code, status, message }: TwilioError): FastifyReply {
  if (status === 401) void reply.header('www-authenticate', 'Basic realm="Twilio API"');
  return reply.code(status).send({
    code,
    message,
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  });
}
