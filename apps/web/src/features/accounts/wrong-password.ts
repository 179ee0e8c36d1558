import { ApiError } from '#shell/api/api-error.ts';
import type { FormRefusal } from '#shell/errors/form-errors.ts';

/** Unlike at the log-in, the account is known: only the password can be wrong. */
export const wrongPassword =
  (field: string) =>
  (error: Error): FormRefusal | null =>
    error instanceof ApiError && error.code === 'invalid_credentials'
      ? { fields: { [field]: 'Wrong password. Try again.' }, notice: null }
      : null;
