import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ErrorCode } from '@tailgate/contract';

/** The API as the tests need it: each test says what it answers. */
export const server = setupServer();

export const refusal = (status: number, code: ErrorCode, message = code as string, errors?: Record<string, string>) =>
  HttpResponse.json({ code, message, ...(errors && { errors }), data: { status } }, { status });
