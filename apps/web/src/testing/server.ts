import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ErrorBody, ErrorCode } from '@tailgate/contract';

/** The API as the tests need it: each test says what it answers. */
export const server = setupServer();

/** The body of every error that the API answers. */
interface RefusalBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors?: Record<string, string>;
  readonly data: ErrorBody['data'];
}
export type Refusal = HttpResponse<RefusalBody>;

export const refusal = (
  status: number,
  code: ErrorCode,
  message = code as string,
  errors?: Record<string, string>,
  data: Omit<ErrorBody['data'], 'status'> = {},
): Refusal =>
  HttpResponse.json<RefusalBody>({ code, message, ...(errors && { errors }), data: { status, ...data } }, { status });
