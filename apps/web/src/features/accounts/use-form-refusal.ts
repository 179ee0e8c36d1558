import { useState } from 'react';
import type { ApiError } from '#shell/api/api-error.ts';
import { fieldErrors, tooManyTries } from '#shell/errors/form-errors.ts';
import { focusFirstError } from './focus-first-error.ts';

type FocusableForm = Parameters<typeof focusFirstError>[0] & { setErrors(errors: Record<string, string>): void };

/** What the server refused: under the fields it names, the first of them focused; the rest above the form. */
export const useFormRefusal = (form: FocusableForm, formFieldOf: Readonly<Record<string, string>>) => {
  const [notice, setNotice] = useState<string | null>(null);
  return {
    notice,
    clearNotice: () => setNotice(null),
    showRefusal: (error: ApiError) => {
      const fields = fieldErrors(error, formFieldOf);
      form.setErrors(fields);
      if (Object.keys(fields).length === 0)
        setNotice(error.code === 'too_many_requests' ? tooManyTries(error) : error.message);
      focusFirstError(form, fields);
    },
  };
};
