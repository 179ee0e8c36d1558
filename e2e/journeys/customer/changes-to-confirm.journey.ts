import { checkEveryWidth, expect, test } from '../../support/screen.ts';
import { origin } from '../../support/places.ts';
import { RETURNING } from '../../support/people/returning-customer.ts';
import { signInWithEmail } from '../../support/steps/sign-in.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

const { site, customer, groomer } = RETURNING;

test('what a groomer changes about a pet waits for its owner, who accepts it', async ({
  browser,
  page,
  lookAtEveryWidth,
}) => {
  await test.step('the groomer suggests another birth year', async () => {
    await signInWithEmail(page, site, groomer.email);
    await page.goto(`${origin(site)}/groomer/customers`);
    await page.getByRole('link', { name: /Alma Ramos/ }).click();
    await page
      .getByRole('button', { name: /^Actions for \w+$/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit pet' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Alma confirms changes\./)).toBeVisible();
    await dialog.getByLabel('Birth year').fill('2019');
    await dialog.getByRole('button', { name: 'Save pet' }).click();
    await expect(page.getByText('Waiting for Alma')).toBeVisible();
    await lookAtEveryWidth('groomer-suggested-changes');
  });

  const home = await (await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })).newPage();
  await test.step('the owner sees old and new, and accepts', async () => {
    await signInWithEmail(home, site, customer);
    await home.goto(`${origin(site)}/customer`);
    await expect(home.getByRole('heading', { name: 'Changes to confirm' })).toBeVisible();
    await expect(home.getByText('Suggested by Dunn Grooming')).toBeVisible();
    await expect(home.getByText('2019')).toBeVisible();
    await checkEveryWidth(home, 'customer-changes-to-confirm');
    await home.getByRole('button', { name: /^Accept/ }).click();
    await expect(home.getByText('Change accepted')).toBeVisible();
    await expect(home.getByRole('heading', { name: 'Changes to confirm' })).toBeHidden();
  });

  await page.reload();
  await expect(page.locator('[data-tone="complete"]', { hasText: /^Accepted / })).toBeVisible();
});
