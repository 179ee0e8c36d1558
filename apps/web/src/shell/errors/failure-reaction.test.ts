import { describe, expect, it } from 'vitest';
import { ApiError, type FailureCode } from '../api/api-error.ts';
import { reactionTo } from './failure-reaction.ts';

const failed = (status: number, code: FailureCode, message: string, errors?: Record<string, string>) =>
  new ApiError({ status, code, message, errors });

describe('what is done about a failed call', () => {
  it('RL-auth-09 logs out on a 401 and on jwt_auth_invalid_token, whatever its status', () => {
    expect(reactionTo(failed(401, 'unreadable_answer', 'no'))).toEqual({ kind: 'log-out' });
    expect(reactionTo(failed(403, 'jwt_auth_invalid_token', 'no'))).toEqual({ kind: 'log-out' });
  });

  it('takes a wrong password for what it is, not for the end of the session', () => {
    expect(reactionTo(failed(401, 'invalid_credentials', 'Wrong.'))).toMatchObject({
      kind: 'toast',
      message: 'Wrong.',
    });
  });

  it.each([
    [503, 'temporarily_unavailable', 'Please try again in a moment.'],
    [500, 'internal_server_error', 'The server says this.'],
  ] as const)('RL-errors-01 toasts the message of the server on %i %s', (status, code, message) => {
    expect(reactionTo(failed(status, code, message))).toEqual({ kind: 'toast', message, details: [] });
  });

  it('RL-errors-02 toasts other messages with each entry of errors', () => {
    const error = failed(422, 'validation_failed', 'Please check.', {
      'address.postalCode': 'is required',
      email: 'is too long',
    });
    expect(reactionTo(error)).toEqual({
      kind: 'toast',
      message: 'Please check.',
      details: ['Postal code is required', 'Email is too long'],
    });
  });

  it('RL-errors-03 toasts the fixed words on exactly 500', () => {
    expect(reactionTo(failed(500, 'unreadable_answer', 'stack trace'))).toEqual({
      kind: 'toast',
      message: 'Oops. We ran into an error. Pls try again.',
      details: [],
    });
  });

  it('says the fixed words for anything that is no answer of the API', () => {
    expect(reactionTo(new TypeError('x is undefined'))).toMatchObject({
      message: 'Oops. We ran into an error. Pls try again.',
    });
  });
});
