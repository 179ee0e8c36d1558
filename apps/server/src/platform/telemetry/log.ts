import { pino, type Logger, type LoggerOptions } from 'pino';
import { currentRequestId } from './request-context.ts';

/**
 * Structured logs without personal data: requests are logged by route pattern (never the URL with its values), errors by
 * type, code and stack. Fields that may contain personal data or secrets are removed even if logged by mistake.
 */
const NEVER = [
  'password',
  'currentPassword',
  'token',
  'refreshToken',
  'fbToken',
  'code',
  'email',
  'phone',
  'authorization',
  'cookie',
  'body',
  'to',
  'firstName',
  'lastName',
  'address',
];

export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: { service: 'tailgate' },
  mixin: () => {
    const requestId = currentRequestId();
    return requestId === undefined ? {} : { requestId };
  },
  redact: { paths: NEVER.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
  formatters: { level: (label) => ({ level: label }) },
  serializers: {
    err: (error: Error & { code?: unknown }) => ({
      type: error.name,
      // PostgreSQL puts row values into `detail`; message and stack contain fixed texts only.
      message: error.message,
      ...(error.code !== undefined && { errorCode: error.code }),
      stack: error.stack,
      ...(error.cause instanceof Error && {
        cause: { type: error.cause.name, message: error.cause.message, stack: error.cause.stack },
      }),
    }),
  },
});

export const createLog = (level: string): Logger => pino(loggerOptions(level));
