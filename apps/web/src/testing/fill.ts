import { userEvent } from '@testing-library/user-event';

/**
 * Replaces the text of a field in one step, as pasting or a password manager does. Typing draws the whole screen again
 * for each letter: it is for tests of what happens meanwhile.
 */
export const fill = async (field: Element, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.paste(text);
};
