import type { ApiError } from '../api/api-error.ts';

/** `is required` → `This is required`: the server speaks of the field as 'it'. */
const sentence = (problem: string): string =>
  /^(is|has|must|needs|contains)\b/.test(problem) ? `This ${problem}` : problem;

/** The server's field errors under the names the form uses; `request` errors and unknown fields are left out. */
export const fieldErrors = (error: ApiError, formFieldOf: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error.errors).flatMap(([field, problem]) => {
      const formField = formFieldOf[field] ?? formFieldOf[field.split('.')[0] ?? field];
      return formField ? [[formField, sentence(problem)]] : [];
    }),
  );

/** How long to wait, in words a person would use. */
export const waitInWords = (seconds: number): string => {
  if (seconds < 90) return `${Math.max(1, Math.ceil(seconds))} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
};

export const tooManyTries = (error: ApiError): string =>
  error.retryAfterSeconds === undefined
    ? error.message
    : `Too many tries. Please wait ${waitInWords(error.retryAfterSeconds)} and try again.`;

interface FormWithInputs {
  getInputNode(path: string): HTMLElement | null;
}

export interface RefusedForm extends FormWithInputs {
  setErrors(errors: Record<string, string>): void;
}

/** Focus goes to the first field that has to be corrected, in the order of the page. */
export const focusFirstError = (form: FormWithInputs, errors: Readonly<Record<string, unknown>>): void => {
  const inputs = Object.keys(errors).flatMap((field) => form.getInputNode(field) ?? []);
  const [first] = inputs.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  first?.focus();
};

/** Each problem under its field, the first of them focused. */
export const showProblems = (form: RefusedForm, problems: Readonly<Record<string, string>>): void => {
  form.setErrors({ ...problems });
  focusFirstError(form, problems);
};
