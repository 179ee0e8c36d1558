import { pino, type Logger, type LoggerOptions } from 'pino';

/**
 * Structured logs without personal data: requests are logged by route pattern (never the address line with its
 * values), errors by type, code and stack. Fields that could carry a person or a secret are removed even when
 * somebody logs them by mistake.
 */
const NEVER = [
  'password',
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
  redact: { paths: NEVER.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
  formatters: { level: (label) => ({ level: label }) },
  serializers: {
    err: (error: Error & { code?: unknown }) => ({
      type: error.name,
      // PostgreSQL puts values of rows into `detail`; message and stack are ours or the engine's fixed words.
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
