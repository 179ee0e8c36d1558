import type { ErrorBody, ErrorCode } from '@tailgate/contract';

/** The catalogue's codes, plus the two cases in which no coded answer came. */
export type FailureCode = ErrorCode | 'unreachable' | 'unreadable_answer';

export const OOPS = 'Oops. We ran into an error. Pls try again.';
const UNREACHABLE = 'We cannot reach the server. Check your connection and try again.';

interface Details {
  readonly code: FailureCode;
  readonly status: number;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly nextSlots?: ErrorBody['data']['nextSlots'];
  readonly refusal?: ErrorBody['data']['refusal'] | undefined;
  readonly vanUse?: ErrorBody['data']['vanUse'];
}

/** A call that failed, with what the server said about it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: FailureCode;
  /** The HTTP status, or 0 when there was no answer. */
  readonly status: number;
  /** What is wrong with which field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;
  /** For a time that is not free: the next ones that are. */
  readonly nextSlots: NonNullable<ErrorBody['data']['nextSlots']>;
  /** For a time in one's own calendar: what is in the way. */
  readonly refusal: ErrorBody['data']['refusal'];
  /** For a van that changes hands: what it is used for. */
  readonly vanUse: NonNullable<ErrorBody['data']['vanUse']>;

  constructor(details: Details, options?: ErrorOptions) {
    super(details.message, options);
    this.code = details.code;
    this.status = details.status;
    this.errors = details.errors ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.nextSlots = details.nextSlots ?? [];
    this.refusal = details.refusal;
    this.vanUse = details.vanUse ?? [];
  }
}

export const unreachable = (cause?: unknown) =>
  new ApiError({ code: 'unreachable', status: 0, message: UNREACHABLE }, { cause });

/** True when the API itself did not decide: the network, a proxy or the database is unavailable and may come back. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status > 500);

/** No answer came in time. Asking again would take as long once more. */
export const gaveUpWaiting = (error: unknown): boolean => {
  const cause = error instanceof ApiError ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError';
};

/** A password that was typed wrong is also a 401, but says nothing about the session. */
export const saysSessionEnded = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'jwt_auth_invalid_token' || (error.status === 401 && error.code !== 'invalid_credentials'));

/** True when a write was refused because things are no longer as the screen shows them. */
export const saysOutOfDate = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

/** A proxy's answer may lack the rest. */
type AnsweredError = Omit<ErrorBody, 'data'> & Partial<Pick<ErrorBody, 'data'>>;

const isErrorBody = (value: unknown): value is AnsweredError =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

export const failureOf = (response: Response, body: unknown): ApiError => {
  const { status } = response;
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    ...(isErrorBody(body)
      ? {
          code: body.code,
          message: body.message,
          errors: body.errors,
          nextSlots: body.data?.nextSlots,
          refusal: body.data?.refusal,
          vanUse: body.data?.vanUse,
        }
      : { code: 'unreadable_answer', message: OOPS }),
    status,
    retryAfterSeconds: Number.isFinite(retryAfterSeconds) ? retryAfterSeconds : undefined,
  });
};
