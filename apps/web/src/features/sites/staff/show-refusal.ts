import type { ApiError } from '#shell/api/api-error.ts';
import { fieldErrors } from '#shell/errors/form-errors.ts';

interface FocusableForm {
  getInputNode(path: string): HTMLElement | null;
  setErrors(errors: Record<string, string>): void;
}

/** The first field of the page that has to be corrected. */
export const focusFirst = (form: FocusableForm, errors: Readonly<Record<string, unknown>>): void => {
  const nodes = Object.keys(errors).flatMap((field) => form.getInputNode(field) ?? []);
  const [first] = nodes.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  first?.focus();
};

/** These forms name their fields as the contract does: what the server says of a field stands under it. */
export const showRefusal = (form: FocusableForm, error: ApiError): void => {
  const fields = fieldErrors(error, Object.fromEntries(Object.keys(error.errors).map((name) => [name, name])));
  form.setErrors(fields);
  focusFirst(form, fields);
};
