import { useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { fieldErrors, showProblems, tooManyTries, type FieldNames, type RefusedForm } from './form-errors.ts';

/** What the server refused: under the fields it names, the first of them focused; the rest above the form. */
export const useFormRefusal = (form: RefusedForm, formFieldOf: FieldNames) => {
  const [notice, setNotice] = useState<string | null>(null);
  return {
    notice,
    setNotice,
    clearNotice: () => setNotice(null),
    showRefusal: (error: ApiError) => {
      const fields = fieldErrors(error, formFieldOf);
      if (Object.keys(fields).length === 0)
        setNotice(error.code === 'too_many_requests' ? tooManyTries(error) : error.message);
      showProblems(form, fields);
    },
  };
};
