import { loginOf, signIn } from '../../support/people.ts';
import { expect, test } from '../../support/screen.ts';

test('RL-impersonation-01 RL-impersonation-03 RL-impersonation-06 support acts as a groomer, sees the banner, and gets back', async ({
  page,
  look,
}) => {
  const groomer = loginOf('tailgate', 'busyGroomer');
  const supporter = loginOf('tailgate', 'support');
  await signIn(page, 'tailgate', 'support', /\/support$/);
  await page.getByLabel('Search by name, email or phone').fill(groomer.email);
  await page.getByRole('button', { name: `Act as ${groomer.displayName}` }).click();
  await page.getByLabel('Reason').fill('Cannot find tomorrow’s route');
  await look('support-act-as');
  const firstName = groomer.displayName.split(' ')[0] ?? '';
  await page
    .getByRole('button', { name: `Act as ${firstName}` })
    .last()
    .click();
  await expect(page).toHaveURL(/\/groomer$/);
  await expect(page.getByText(`Impersonated by ${supporter.displayName}`)).toBeVisible();
  // The banner belongs to the session and comes before the groomer's own page has.
  await expect(page.getByRole('heading', { level: 1, name: firstName })).toBeVisible();
  await look('impersonating');
  await page
    .getByRole('link', { name: /log.?out/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/support$/);
  await expect(page.getByText('Impersonated by')).toHaveCount(0);
});

test('nobody who is a pet owner can be acted for', async ({ page }) => {
  const customer = loginOf('tailgate', 'customer');
  await signIn(page, 'tailgate', 'support', /\/support$/);
  await page.getByLabel('Search by name, email or phone').fill(customer.email);
  await expect(page.getByText(customer.displayName)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Act as/ })).toHaveCount(0);
});
