import { useState } from 'react';
import type { ApiError } from '#shell/api/api-error.ts';
import { showProblems, type RefusedForm } from '#shell/errors/form-errors.ts';
import { signInFailure } from './sign-in/sign-in-failure.ts';

/** What the server refused: under the fields it names, and what concerns the form as a whole above it. */
export const useFormNotice = (form: RefusedForm) => {
  const [notice, setNotice] = useState<string | null>(null);
  return {
    notice,
    clearNotice: () => setNotice(null),
    showFailure: (error: ApiError) => {
      const { fields, notice: concern } = signInFailure(error);
      setNotice(concern);
      showProblems(form, fields);
    },
  };
};
