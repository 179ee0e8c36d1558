import { ERRORS, type ErrorBody, type ErrorCode } from '@tailgate/contract';

/** A coded error. Thrown anywhere below a route and mapped to a response by the error catalogue. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly errors: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly nextSlots: ErrorBody['data']['nextSlots'];
  readonly refusal: ErrorBody['data']['refusal'];
  readonly vanUse: ErrorBody['data']['vanUse'];
  readonly paper: ErrorBody['data']['paper'];

  constructor(
    code: ErrorCode,
    details: {
      message?: string;
      errors?: Record<string, string>;
      retryAfterSeconds?: number;
      nextSlots?: ErrorBody['data']['nextSlots'];
      refusal?: ErrorBody['data']['refusal'] | undefined;
      vanUse?: ErrorBody['data']['vanUse'];
      paper?: ErrorBody['data']['paper'];
      cause?: unknown;
    } = {},
  ) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.code = code;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.nextSlots = details.nextSlots;
    this.refusal = details.refusal;
    this.vanUse = details.vanUse;
    this.paper = details.paper;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  toBody(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.errors && { errors: this.errors }),
      data: {
        status: this.status,
        ...(this.nextSlots && { nextSlots: this.nextSlots }),
        ...(this.refusal && { refusal: this.refusal }),
        ...(this.vanUse && { vanUse: this.vanUse }),
        ...(this.paper && { paper: this.paper }),
      },
    };
  }
}

export const notFound = () => new Failure('not_found');

/** Requires a row; missing and inaccessible rows are both not found. */
export const found = <T>(row: T | undefined | null): T => {
  if (row === undefined || row === null) throw notFound();
  return row;
};

/** Maps vendor failures to `temporarily_unavailable`. */
export const orUnavailable = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    throw new Failure('temporarily_unavailable', { cause: error });
  }
};

/** Throws `validation_failed` if there are any field errors. */
export const refuseProblems = (errors: Record<string, string>): void => {
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', { errors });
};

const hasCode = (error: unknown): error is { code: string; constraint?: string } =>
  typeof error === 'object' && error !== null && 'code' in error;

/** Whether the database rejected a duplicate on this constraint. Unlike a prior check, this is free of races. */
export const isTaken = (error: unknown, constraint: string) =>
  hasCode(error) && error.code === '23505' && error.constraint === constraint;

/** Whether the database kept a row because others refer to it. */
export const isReferenced = (error: unknown) => hasCode(error) && error.code === '23503';

/** Whether the database rejected an overlap. Unlike a prior check, this is free of races. */
export const isExcluded = (error: unknown) => hasCode(error) && error.code === '23P01';

const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P01|57P02|57P03|08\w{3}|53300|55P03|57014)$/;
const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/i;

/** Converts any thrown value into a Failure; unexpected ones become a generic failure without details. */
export const asFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  if (hasCode(error)) {
    if (error.code === 'TG401') return new Failure('jwt_auth_invalid_token', { cause: error });
    if (error.code === 'TG402') return new Failure('second_step_required', { cause: error });
    if (error.code === 'TG404') return new Failure('forbidden', { cause: error });
    if (error.code === 'TG409') return new Failure('limit_reached', { cause: error });
    if (error.code === 'TG403') return new Failure('fresh_sign_in_required', { cause: error });
    if (UNREACHABLE.test(error.code)) return new Failure('temporarily_unavailable', { cause: error });
    if (error.code === '40001' || error.code === '40P01') return new Failure('conflict', { cause: error });
  }
  if (error instanceof Error && LOST_CONNECTION.test(error.message))
    return new Failure('temporarily_unavailable', { cause: error });
  return new Failure('internal_server_error', { cause: error });
};

/** Names refused fields as the caller of `work` knows them. */
export const renamed = async <T>(names: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'validation_failed' || !error.errors) throw error;
    const errors = Object.entries(error.errors).map(([field, problem]) => [names[field] ?? field, problem] as const);
    throw new Failure('validation_failed', { errors: Object.fromEntries(errors), cause: error });
  }
};
