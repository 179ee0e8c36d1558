import type { Locator, Page } from '@playwright/test';

/** Where fields are tapped, as a part of their width: one after the other. */
const PLACES = [1 / 3, 2 / 3] as const;

/** A thumb: counts taps, and the taps into fields that do not have the focus already. */
export const thumb = (page: Page) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  /**
   * A page that scrolls to the next field may bring it right under the last tap. Within half a second Chromium takes the
   * second one for a double tap, which selects a word: an empty field then has the focus and no caret, and ignores keys.
   */
  const tapField = async (field: Locator) => {
    const { width = 0, height = 0 } = (await field.boundingBox()) ?? {};
    const place = PLACES[taps % PLACES.length] ?? 0.5;
    taps += 1;
    await field.tap({ position: { x: width * place, y: height / 2 } });
  };
  const type = async (field: Locator, text: string) => {
    await field.waitFor();
    const isFocused = await field.evaluate((node) => node === document.activeElement);
    if (!isFocused) await tapField(field);
    await field.pressSequentially(text);
  };
  return {
    tap,
    type,
    press: (name: string | RegExp) => tap(page.getByRole('button', { name })),
    count: () => taps,
  };
};
export type Thumb = ReturnType<typeof thumb>;
