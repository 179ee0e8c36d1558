import { useState } from 'react';
import type { ApiError } from '#shell/api/api-error.ts';
import { focusFirstError } from './focus-first-error.ts';
import { signInFailure } from './sign-in/sign-in-failure.ts';

type FocusableForm = Parameters<typeof focusFirstError>[0] & { setErrors(errors: Record<string, string>): void };

/** What the server refused: under the fields it names, and what concerns the form as a whole above it. */
export const useFormNotice = (form: FocusableForm) => {
  const [notice, setNotice] = useState<string | null>(null);
  return {
    notice,
    clearNotice: () => setNotice(null),
    showFailure: (error: ApiError) => {
      const failure = signInFailure(error);
      form.setErrors({ ...failure.fields });
      setNotice(failure.notice);
      focusFirstError(form, failure.fields);
    },
  };
};
