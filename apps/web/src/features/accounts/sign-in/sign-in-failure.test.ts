import { describe, expect, it } from 'vitest';
import { ApiError, unreachable, type FailureCode } from '#shell/api/api-error.ts';
import { signInFailure } from './sign-in-failure.ts';

const refused = (
  status: number,
  code: FailureCode,
  message: string,
  more: { errors?: Record<string, string>; retryAfterSeconds?: number } = {},
) => new ApiError({ status, code, message, ...more });

describe('a refused sign-in', () => {
  it('puts wrong credentials under the password', () => {
    expect(signInFailure(refused(401, 'invalid_credentials', 'Wrong email, phone or password.'))).toEqual({
      fields: { password: 'Wrong email, phone or password. Try again or reset it.' },
      notice: null,
    });
  });

  it.each([
    [40, '40 seconds'],
    [89.5, '90 seconds'],
    [600, '10 minutes'],
  ])('says how long to wait after too many tries (%d s)', (retryAfterSeconds, wait) => {
    const { notice } = signInFailure(refused(429, 'too_many_requests', 'Too many.', { retryAfterSeconds }));
    expect(notice).toBe(`Too many attempts. Please wait ${wait} and try again.`);
  });

  it('puts a complaint about email or phone under the one field that takes both', () => {
    const { fields } = signInFailure(
      refused(422, 'validation_failed', 'Check.', { errors: { 'phone.number': 'is not a phone number' } }),
    );
    expect(fields).toEqual({ identifier: 'This is not a phone number' });
  });

  it('shows everything else above the form', () => {
    expect(signInFailure(unreachable())).toEqual({ fields: {}, notice: unreachable().message });
  });
});
