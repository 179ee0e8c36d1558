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
