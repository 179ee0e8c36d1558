import type { FastifyReply } from 'fastify';

export type FcmMessage = {
  token?: string;
  notification?: { title?: string; body?: string };
  data?: Record<string, string>;
};

type FcmError = { code: number; message: string; status: string; details?: object[] };

const FCM_ERROR = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';

/** A token that begins like this belongs to an app that was uninstalled. */
const UNREGISTERED_TOKEN = /^unregistered/;

export const unauthenticated: FcmError = {
  code: 401,
  message: 'Request had invalid authentication credentials.',
  status: 'UNAUTHENTICATED',
};

const unregistered: FcmError = {
  code: 404,
  message: 'Requested entity was not found.',
  status: 'NOT_FOUND',
  details: [{ '@type': FCM_ERROR, errorCode: 'UNREGISTERED' }],
};

const invalidArgument = (field: string, description: string): FcmError => ({
  code: 400,
  message: description,
  status: 'INVALID_ARGUMENT',
  details: [
    { '@type': FCM_ERROR, errorCode: 'INVALID_ARGUMENT' },
    { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description }] },
  ],
});

const STATUS: Record<number, string> = { 429: 'QUOTA_EXCEEDED', 500: 'INTERNAL', 503: 'UNAVAILABLE' };

/** A fault with 404 is the vendor's way to say that the device is gone. */
export const outage = (status: number): { error: FcmError } => ({
  error:
    status === 404
      ? unregistered
      : { code: status, message: 'The server could not process the request.', status: STATUS[status] ?? 'INTERNAL' },
});

export function messageRefusal(project: string, own: string, message: FcmMessage | undefined): FcmError | undefined {
  if (project !== own)
    return { code: 403, message: 'Permission denied on resource project.', status: 'PERMISSION_DENIED' };
  if (!message?.token) return invalidArgument('message', 'Recipient of the message is not set.');
  if (/\s/.test(message.token))
    return invalidArgument('message.token', 'The registration token is not a valid FCM registration token');
  if (Object.values(message.data ?? {}).some((value) => typeof value !== 'string'))
    return invalidArgument('message.data', 'Invalid value: data holds strings only');
  return UNREGISTERED_TOKEN.test(message.token) ? unregistered : undefined;
}

export const fcmRefusal = (reply: FastifyReply, error: FcmError): FastifyReply =>
  reply.code(error.code).send({ error });
