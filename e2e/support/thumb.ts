import type { Locator, Page } from '@playwright/test';

/** A thumb: counts taps, and the taps into fields that do not have the focus already. */
export const thumb = (page: Page) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const type = async (field: Locator, text: string) => {
    await field.waitFor();
    const isFocused = await field.evaluate((node) => node === document.activeElement);
    if (!isFocused) await tap(field);
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
