import { ApiError, OOPS } from '#shell/api/api-error.ts';
import type { CodeFailure } from '#shell/forms/code-entry.tsx';
import { fieldErrors, tooManyTries, type FormRefusal } from '#shell/errors/form-errors.ts';

/** Where a refused sign-in is shown: under its field where there is one, otherwise above the form. */
export const signInFailure = (error: Error): FormRefusal => {
  if (!(error instanceof ApiError)) return { fields: {}, notice: OOPS };
  if (error.code === 'invalid_credentials')
    return { fields: { password: `${error.message} Try again or reset it.` }, notice: null };
  if (error.code === 'code_invalid') return { fields: { code: error.message }, notice: null };
  if (error.code === 'too_many_requests') return { fields: {}, notice: tooManyTries(error) };
  const fields = fieldErrors(error, { email: 'identifier', phone: 'identifier', password: 'password', code: 'code' });
  return { fields, notice: Object.keys(fields).length > 0 ? null : error.message };
};

export const signInCodeFailure = (error: Error): CodeFailure => {
  const { fields, notice } = signInFailure(error);
  return { field: fields['code'] ?? null, notice };
};
