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

const MOST_CAUSES = 5;
const SQLSTATE = /^[0-9A-Z]{5}$/;

const codeOf = (error: Error): string | undefined =>
  'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? `${error.code}` : undefined;

/** PostgreSQL repeats values in messages of class 22 ('invalid input syntax for …: "…"') and JSON.parse repeats the text. */
const repeatsValues = (error: Error): boolean => {
  const code = codeOf(error);
  return (
    (error instanceof SyntaxError && error.message.includes('JSON')) ||
    (code !== undefined && SQLSTATE.test(code) && code.startsWith('22'))
  );
};
const messageOf = (error: Error): string => (repeatsValues(error) ? '[values removed]' : error.message);

/** The lines of the stack below the message, which may be long and repeats it. */
const framesOf = ({ stack }: Error): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** The same error for somebody else's eyes: type, code, message and stack, without anything that hangs on it. */
export const withoutValues = (error: unknown, depth = 0): Error => {
  if (!(error instanceof Error)) return new Error('Thrown value that is no error');
  const { cause } = error;
  const safe = new Error(messageOf(error), {
    ...(cause instanceof Error && depth < MOST_CAUSES && { cause: withoutValues(cause, depth + 1) }),
  });
  safe.name = error.name;
  safe.stack = `${error.name}: ${safe.message}\n${framesOf(error)}`;
  return safe;
};

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly errorCode?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

const loggedError = (error: unknown, depth = 0): LoggedError | string => {
  if (!(error instanceof Error)) return 'Thrown value that is no error';
  const code = codeOf(error);
  const cause = error.cause instanceof Error && depth < MOST_CAUSES ? loggedError(error.cause, depth + 1) : undefined;
  return {
    type: error.name,
    message: messageOf(error),
    ...(code !== undefined && { errorCode: code }),
    stack: `${error.name}: ${messageOf(error)}\n${framesOf(error)}`,
    ...(typeof cause === 'object' && { cause }),
  };
};

export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: { service: 'tailgate' },
  mixin: () => {
    const requestId = currentRequestId();
    return requestId === undefined ? {} : { requestId };
  },
  redact: {
    paths: NEVER.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    censor: '[removed]',
  },
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: (error: unknown) => loggedError(error) },
});

export const createLog = (level: string): Logger => pino(loggerOptions(level));
