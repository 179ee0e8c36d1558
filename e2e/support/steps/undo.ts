import type { Page } from '@playwright/test';

/** Takes back what the last toast reports. A toast waits while it has the focus, so a slow machine is never too late. */
export const undo = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: 'Undo' }).last();
  await button.focus();
  // On the button itself: what closed just before may still take the focus.
  await button.press('Enter');
};
