import type { Locator, Page } from '@playwright/test';
import { expect } from '../screen.ts';

/** Every service is started and ended. */
export const groom = async (page: Page): Promise<void> => {
  const start = page.getByRole('button', { name: /^Start / });
  const end = page.getByRole('button', { name: /^Finish / });
  await expect(start.first()).toBeVisible();
  while ((await start.count()) > 0) {
    await start.first().click();
    await expect(end.first()).toBeVisible();
    await end.first().click();
    await expect(end).toHaveCount(0);
  }
};

export const due = (page: Page): Locator =>
  page.getByLabel('Totals').getByText('To pay').locator('xpath=following-sibling::dd[1]');

/** Again when the sheet moved meanwhile: what was just chosen may add a line above it. */
export const sign = async (page: Page): Promise<void> => {
  const pad = page.locator('canvas');
  await expect(async () => {
    await pad.scrollIntoViewIfNeeded();
    const sheet = await pad.boundingBox();
    if (!sheet) throw new Error('no place to sign');
    await page.mouse.move(sheet.x + 30, sheet.y + 40);
    await page.mouse.down();
    await page.mouse.move(sheet.x + 150, sheet.y + 60, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
};
