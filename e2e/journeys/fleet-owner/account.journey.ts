import { DEMO_PASSWORD } from '../../support/demo.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { choosePhoto, saveChanges } from '../../support/steps/settings-form.ts';
import { signIn } from '../../support/steps/sign-in.ts';

test('a fleet owner edits business, logo and address, and withdraws a deletion request', async ({ page, look }) => {
  const site = 'tailgate';
  await signIn(page, site, 'fleetOwnerAndMechanic');
  await page.goto(`${origin(site)}/fleet-owner`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  await look('fleet-owner-home');
  await page.goto(`${origin(site)}/fleet-owner/account`);
  await expect(page.getByText('Switch role')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
  await look('fleet-owner-account');

  await test.step('the business is changed', async () => {
    await page.goto(`${origin(site)}/fleet-owner/account/settings`);
    await page.getByLabel('Business name').fill('Two Rivers Vans');
    await page.getByLabel('About your business').fill('Clean vans, kept by people who drive them.');
    await page.getByLabel('Business phone').fill('(512) 555-0142');
    await choosePhoto(page, 'Logo');
    await look('fleet-owner-settings');
    await saveChanges(page);
    await page.reload();
    await expect(page.getByLabel('Business phone')).toHaveValue('(512) 555-0142');
    await expect(page.getByRole('img', { name: 'Logo, preview' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('list', { name: 'You', exact: true })).toContainText('Two Rivers Vans');
  });

  await test.step('the appearance is kept on this device', async () => {
    await page.goto(`${origin(site)}/fleet-owner/account/settings`);
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    await look('fleet-owner-settings-dark');
  });

  await test.step('deletion is requested and withdrawn', async () => {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: /^Delete account/ }).click();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
    await look('fleet-owner-delete-account-scheduled');
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });
});
