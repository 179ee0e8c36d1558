import type { Page } from '@playwright/test';

/** Takes back what the last toast reports. A toast waits while it has the focus, so a slow machine is never too late. */
export const undo = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Undo' }).last().focus();
  await page.keyboard.press('Enter');
};
