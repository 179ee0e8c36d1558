import { DEMO_PASSWORD } from '../../support/demo.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { choosePhoto, saveChanges } from '../../support/steps/settings-form.ts';
import { loginOf, signIn, signInWithEmail, typeCredentials } from '../../support/steps/sign-in.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

test('a groomer changes the settings: name, photo and page address', async ({ page, look, expectProblem }) => {
  expectProblem(/409/);
  const site = 'saguaro';
  const { displayName } = loginOf(site, 'groomerOnTimeOff');
  const taken = loginOf(site, 'busyGroomer').displayName.toLowerCase().replaceAll(' ', '-');
  const [, lastName = ''] = displayName.split(' ');

  await test.step('from the home to the settings', async () => {
    await signIn(page, site, 'groomerOnTimeOff');
    await page.goto(`${origin(site)}/groomer`);
    await expect(page.getByRole('heading', { name: 'Today’s route' })).toBeVisible();
    await look('groomer-home');
    await page.getByRole('link', { name: 'More' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
    await look('groomer-account');
    await page.getByRole('list', { name: 'You', exact: true }).getByRole('link').click();
  });

  await test.step('name and photo are saved together and shown at once', async () => {
    await page.getByLabel(/^First name/).fill('Robin');
    await choosePhoto(page, 'Your photo');
    await look('groomer-settings');
    await saveChanges(page);
    await page.reload();
    await expect(page.getByLabel(/^First name/)).toHaveValue('Robin');
    await expect(page.getByRole('img', { name: 'Your photo, preview' })).toBeVisible();
  });

  await test.step('a page address must be free', async () => {
    const address = page.getByLabel('Page address');
    await address.fill(taken);
    await expect(page.getByText('This address is already taken. Try another one.')).toBeVisible();
    await address.fill('login');
    await expect(page.getByText('This address is already taken. Try another one.')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('This is already taken')).toBeVisible();
    await expect(address).toBeFocused();
    await look('groomer-settings-address-taken');
    await address.fill('Robin the Groomer');
    await expect(page.getByText(`https://${new URL(page.url()).host}/robin-the-groomer`)).toBeVisible();
    await expect(page.getByText('Available', { exact: true })).toBeVisible();
    await saveChanges(page);
  });

  await test.step('leaving with unsaved changes needs a confirmation', async () => {
    await page.getByLabel('Business name').fill('Half a na');
    await page.getByRole('link', { name: 'Back to your account' }).click();
    await look('groomer-settings-unsaved');
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByRole('list', { name: 'You', exact: true })).toContainText(`Robin ${lastName}`);
  });
});

test('a groomer changes the password, requests deletion and withdraws the request', async ({
  page,
  look,
  expectProblem,
}) => {
  expectProblem(/401/);
  const site = 'saguaro';
  // His password is another one afterwards: no other journey logs in as him.
  const email = 'walker@dunngrooming.example';
  await signInWithEmail(page, site, email);

  await test.step('the old password no longer works', async () => {
    await page.goto(`${origin(site)}/groomer/account/settings`);
    await page.getByRole('button', { name: /^Change password/ }).click();
    await page.getByLabel('New password', { exact: true }).fill('seven-clean-spaniels');
    await page.getByLabel('Confirm new password').fill('seven-clean-spaniels');
    await look('groomer-change-password');
    await page.getByRole('button', { name: 'Change password', exact: true }).click();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await page.goto(`${origin(site)}/log-out`);
    await page.getByRole('link', { name: 'Log in' }).click();
    await typeCredentials(page, email, DEMO_PASSWORD);
    await expect(page.getByText('Wrong email, phone or password.')).toBeVisible();
    await typeCredentials(page, email, 'seven-clean-spaniels');
    await expect(page).toHaveURL(/\/groomer$/);
  });

  await test.step('deletion is requested and withdrawn', async () => {
    await page.goto(`${origin(site)}/groomer/account/delete`);
    await look('groomer-delete-account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText('Wrong password. Try again.')).toBeVisible();
    await look('groomer-delete-account-password');
    await dialog.getByLabel('Your password').fill('seven-clean-spaniels');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
    await look('groomer-delete-account-scheduled');
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });
});

const SENT_TO_CONTACT = /\/groomer\/account\/settings\?missing=emergency-contact$/;

test('a groomer without an emergency contact is asked for it first', async ({ page, look }) => {
  await signIn(page, 'tailgate', 'groomerAndRenter');
  await page.goto(`${origin('tailgate')}/groomer/account/settings`);
  for (const label of ['Name', 'Relation', 'Phone', 'Email']) await page.getByLabel(label, { exact: true }).fill('');
  await saveChanges(page);
  await page.goto(`${origin('tailgate')}/groomer`);
  await expect(page).toHaveURL(SENT_TO_CONTACT);
  await expect(page.getByText(/Add an emergency contact to continue/)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await look('groomer-settings-emergency-contact');
  await page.getByLabel('Name', { exact: true }).fill('Sam Rivers');
  await page.getByLabel('Phone', { exact: true }).fill('(512) 555-0199');
  await saveChanges(page);
  await look('groomer-settings-emergency-contact-saved');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/groomer$/);
  await expect(page.getByRole('heading', { name: 'Today’s route' })).toBeVisible();
  await look('groomer-home-after-contact');
});
