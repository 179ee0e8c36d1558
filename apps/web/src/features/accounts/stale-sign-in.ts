import { ApiError } from '#shell/api/api-error.ts';
import type { FormRefusal } from '#shell/errors/form-errors.ts';

/** Accounts without a password can only show that they logged in a moment ago. */
export const staleSignIn = (error: Error): FormRefusal | null =>
  error instanceof ApiError && error.code === 'fresh_sign_in_required'
    ? { fields: {}, notice: 'For your security, log out and log in again. Then make this change right away.' }
    : null;
