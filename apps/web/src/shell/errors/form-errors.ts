import type { ApiError } from '../api/api-error.ts';

/** `is required` → `This is required`: the server speaks of the field as 'it'. */
const sentence = (problem: string): string =>
  /^(is|has|must|needs|contains)\b/.test(problem) ? `This ${problem}` : problem;

/** Fields of a call under the names of the form: as a table of fields or of their first parts, or as a function. */
export type FieldNames = Readonly<Record<string, string>> | ((field: string) => string | undefined);

export const rootOf = (field: string): string => field.split('.')[0] ?? field;

const byRoot = (names: Readonly<Record<string, string>>) => (field: string) => names[field] ?? names[rootOf(field)];

/** The server's field errors under the names the form uses; `request` errors and unknown fields are left out. */
export const fieldErrors = (error: ApiError, formFieldOf: FieldNames): Record<string, string> => {
  const nameOf = typeof formFieldOf === 'function' ? formFieldOf : byRoot(formFieldOf);
  return Object.fromEntries(
    Object.entries(error.errors).flatMap(([field, problem]) => {
      const formField = nameOf(field);
      return formField ? [[formField, sentence(problem)]] : [];
    }),
  );
};

/** How long to wait, in words a person would use. */
export const waitInWords = (seconds: number): string => {
  if (seconds < 90) return `${Math.max(1, Math.ceil(seconds))} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
};

export const tooManyTries = (error: ApiError): string =>
  error.retryAfterSeconds === undefined
    ? error.message
    : `Too many attempts. Please wait ${waitInWords(error.retryAfterSeconds)} and try again.`;

interface FormWithInputs {
  getInputNode(path: string): HTMLElement | null;
}

export interface RefusedForm extends FormWithInputs {
  setErrors(errors: Record<string, string>): void;
}

export interface FormRefusal {
  /** Problems by the names of the form's fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** What concerns the form as a whole. */
  readonly notice: string | null;
}

/** Focus goes to the first field that has to be corrected, in the order of the page. False when there is no such field. */
export const focusFirstError = (form: FormWithInputs, errors: Readonly<Record<string, unknown>>): boolean => {
  const inputs = Object.keys(errors).flatMap((field) => form.getInputNode(field) ?? []);
  const [first] = inputs.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  first?.focus();
  return first !== undefined;
};

/** Each problem under its field, the first of them focused. */
export const showProblems = (form: RefusedForm, problems: Readonly<Record<string, string>>): void => {
  form.setErrors({ ...problems });
  focusFirstError(form, problems);
};
