import type { ApiError } from '#shell/api/api-error.ts';
import { fieldErrors, showProblems, type RefusedForm } from '#shell/errors/form-errors.ts';

/** These forms name their fields as the contract does: what the server says of a field stands under it. */
export const showRefusal = (form: RefusedForm, error: ApiError): void =>
  showProblems(form, fieldErrors(error, Object.fromEntries(Object.keys(error.errors).map((name) => [name, name]))));
