import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ErrorCode } from '@tailgate/contract';

/** The API as the tests need it: each test says what it answers. */
export const server = setupServer();

/** The body of every error that the API answers. */
interface RefusalBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors?: Record<string, string>;
  readonly data: { readonly status: number };
}
export type Refusal = HttpResponse<RefusalBody>;

export const refusal = (
  status: number,
  code: ErrorCode,
  message = code as string,
  errors?: Record<string, string>,
): Refusal =>
  HttpResponse.json<RefusalBody>({ code, message, ...(errors && { errors }), data: { status } }, { status });
