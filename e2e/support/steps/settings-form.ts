import type { Page } from '@playwright/test';
import { expect } from '../screen.ts';

/** Uses a screenshot as photo. */
export const choosePhoto = async (page: Page, label: string): Promise<void> => {
  const picture = await page.screenshot();
  const group = page.getByRole('group', { name: label });
  await group
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: picture });
  await expect(group.getByRole('button', { name: `Remove ${label}` })).toBeVisible();
};

export const saveChanges = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
};
