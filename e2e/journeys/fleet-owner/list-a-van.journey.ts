import { VAN_VIEW_WORDS, VAN_VIEWS } from '@tailgate/contract/facts';
import { buildVin } from '@tailgate/values/vin';
import type { Page } from '@playwright/test';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';

// real time: every run adds a van that no earlier one has
const newVin = () => buildVin('1FTBR2C8', `PK${String(Date.now()).slice(-6)}`);

const save = async (page: Page, said: string): Promise<void> => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(said)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
};

test('a fleet owner adds a van by its VIN and is told what listing it needs', async ({
  page,
  look,
  lookAtEveryWidth,
  expectProblem,
}) => {
  expectProblem(/409/);
  await signIn(page, 'tailgate', 'fleetOwnerAndMechanic');

  await test.step('the VIN says what it is', async () => {
    await page.goto(`${origin('tailgate')}/fleet-owner/account/vehicles`);
    await page.getByRole('link', { name: 'Add van', exact: true }).click();
    await page.getByRole('textbox', { name: 'VIN' }).fill(newVin());
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText(/^2023 Ford Transit/)).toBeVisible();
    await look('fleet-owner-add-van');
    await page.getByRole('button', { name: 'Add van' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit van' })).toBeVisible();
  });

  await test.step('listing it leads to what is missing', async () => {
    await page.getByRole('button', { name: 'List van' }).click();
    const missing = page.getByRole('list', { name: /^Missing before/ });
    await expect(missing.getByRole('listitem')).toHaveText([
      /Plate|plate/,
      /Odometer/,
      /Pickup address/,
      /8 photos/,
      /./,
      /./,
      /./,
      /./,
    ]);
    await missing.getByRole('link', { name: /License plate/ }).click();
    await expect(page.getByRole('textbox', { name: 'State' })).toBeFocused();
  });

  await test.step('the basics are filled in at once', async () => {
    await page.keyboard.type('tx');
    await page.getByRole('textbox', { name: 'Plate', exact: true }).fill('rkl 4417');
    await page.getByRole('textbox', { name: 'Odometer' }).fill('31204');
    await page.getByRole('combobox', { name: 'Pickup address' }).fill('1100 Congress');
    await page
      .getByRole('option', { name: /^1100 Congress Ave/ })
      .first()
      .click();
    await expect(page.getByText(/^\w.* and \d more$/)).toBeVisible();
    await save(page, 'Basics saved');
    await expect(page.getByRole('textbox', { name: 'Plate', exact: true })).toHaveValue('RKL 4417');
    await lookAtEveryWidth('fleet-owner-van-basics');
  });

  await test.step('each view has its photo', async () => {
    await page.getByRole('link', { name: /^Photos/ }).click();
    const buffer = await page.screenshot();
    for (const view of VAN_VIEWS) {
      const name = VAN_VIEW_WORDS[view];
      const tile = page.getByRole('group', { name, exact: true });
      await tile.locator('input[type=file]').setInputFiles({ name: `${view}.png`, mimeType: 'image/png', buffer });
      await expect(tile.getByRole('button', { name: `Actions for ${name}` })).toBeVisible();
    }
    await expect(page.getByText('8 of 8')).toBeVisible();
    await lookAtEveryWidth('fleet-owner-van-photos');
    const missing = page.getByRole('list', { name: /^Missing before/ });
    await expect(missing).not.toContainText(/photo|plate|Odometer|Pickup/);
  });
});
