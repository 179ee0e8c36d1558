import { ERRORS, type ErrorBody, type ErrorCode } from '@tailgate/contract';

/** A coded refusal. Thrown anywhere below a route, answered as the catalogue says. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly errors: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    details: { message?: string; errors?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.code = code;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  toBody(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.errors && { errors: this.errors }),
      data: { status: this.status },
    };
  }
}

export const notFound = () => new Failure('not_found');

/** A row that must be there; absent and foreign look the same. */
export const found = <T>(row: T | undefined | null): T => {
  if (row === undefined || row === null) throw notFound();
  return row;
};

/** What a vendor we asked cannot tell us right now, we cannot tell either. */
export const orUnavailable = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    throw new Failure('temporarily_unavailable', { cause: error });
  }
};

/** What people typed is refused by field, if anything is wrong with it. */
export const refuseProblems = (errors: Record<string, string>): void => {
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', { errors });
};

const hasCode = (error: unknown): error is { code: string; constraint?: string } =>
  typeof error === 'object' && error !== null && 'code' in error;

/** True when the database refused a duplicate on this constraint: the only reliable answer to 'is it taken?'. */
export const isTaken = (error: unknown, constraint: string) =>
  hasCode(error) && error.code === '23505' && error.constraint === constraint;

/** True when the database refused something that would overlap: the only reliable answer to 'is it still free?'. */
export const isExcluded = (error: unknown) => hasCode(error) && error.code === '23P01';

const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P01|57P02|57P03|08\w{3}|53300|55P03|57014)$/;
const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/i;

/** Turns whatever was thrown into a Failure; what we did not expect becomes the one that tells nothing. */
export const asFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  if (hasCode(error)) {
    if (error.code === 'TG401') return new Failure('jwt_auth_invalid_token', { cause: error });
    if (error.code === 'TG403') return new Failure('fresh_sign_in_required', { cause: error });
    if (UNREACHABLE.test(error.code)) return new Failure('temporarily_unavailable', { cause: error });
    if (error.code === '40001' || error.code === '40P01') return new Failure('conflict', { cause: error });
  }
  if (error instanceof Error && LOST_CONNECTION.test(error.message))
    return new Failure('temporarily_unavailable', { cause: error });
  return new Failure('internal_server_error', { cause: error });
};
