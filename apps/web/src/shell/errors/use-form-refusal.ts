import { useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import {
  fieldErrors,
  showProblems,
  tooManyTries,
  type FieldNames,
  type FormRefusal,
  type RefusedForm,
} from './form-errors.ts';

/** What the server refused: under the fields it names, the first of them focused; the rest above the form. */
export const useFormRefusal = (form: RefusedForm, formFieldOf: FieldNames) => {
  const [notice, setNotice] = useState<string | null>(null);
  const show = (refusal: FormRefusal) => {
    setNotice(refusal.notice);
    showProblems(form, refusal.fields);
  };
  return {
    notice,
    setNotice,
    show,
    showRefusal: (error: ApiError) => {
      const fields = fieldErrors(error, formFieldOf);
      const concernsAll = Object.keys(fields).length === 0;
      const words = error.code === 'too_many_requests' ? tooManyTries(error) : error.message;
      show({ fields, notice: concernsAll ? words : null });
    },
  };
};
