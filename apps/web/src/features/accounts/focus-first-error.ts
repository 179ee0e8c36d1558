interface FormWithInputs {
  getInputNode(path: string): HTMLElement | null;
}

/** Focus goes to the first field that has to be corrected, in the order of the page. */
export const focusFirstError = (form: FormWithInputs, errors: Readonly<Record<string, unknown>>): void => {
  const inputs = Object.keys(errors).flatMap((field) => form.getInputNode(field) ?? []);
  const [first] = inputs.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  first?.focus();
};
