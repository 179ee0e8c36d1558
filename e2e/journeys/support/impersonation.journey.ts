import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { loginOf, signIn } from '../../support/steps/sign-in.ts';
import { DESKTOP, PHONE } from '../../support/widths.ts';

test(
  'RL-impersonation-01 RL-impersonation-03 RL-impersonation-06 support acts as a groomer, sees the banner, and gets back',
  { tag: '@critical' },
  async ({ page, look }) => {
    const groomer = loginOf('tailgate', 'busyGroomer');
    const supporter = loginOf('tailgate', 'support');
    await signIn(page, 'tailgate', 'support');
    await page.goto(`${origin('tailgate')}/support`);
    await page.getByLabel('Name, email or phone').fill(groomer.email);
    await page.getByRole('button', { name: 'Search people' }).click();
    await page.getByRole('button', { name: `Actions for ${groomer.displayName}` }).click();
    await page.getByRole('menuitem', { name: `Log in as ${groomer.displayName}` }).click();
    await page.getByLabel('Reason').fill('Cannot find tomorrow’s route');
    await look('support-act-as');
    await test.step('going back asks before the reason is lost, also from the sheet of a phone', async () => {
      for (const { viewport } of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await page.goBack();
        const question = page.getByRole('dialog', { name: 'Discard your changes?' });
        await question.getByRole('button', { name: 'Cancel' }).click();
        await expect(question).toHaveCount(0);
        await expect(page.getByLabel('Reason')).toHaveValue('Cannot find tomorrow’s route');
      }
    });
    const firstName = groomer.displayName.split(' ')[0] ?? '';
    await page
      .getByRole('button', { name: `Log in as ${firstName}` })
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
    await page.goto(`${origin('tailgate')}/support/people/${groomer.id}`);
    await expect(page.getByRole('list', { name: 'Activity' })).toContainText(
      `By ${supporter.displayName}, Support (Cannot find tomorrow’s route)`,
    );
    await look('support-person');
  },
);

test('customers cannot be impersonated', async ({ page }) => {
  const customer = loginOf('tailgate', 'customer');
  await signIn(page, 'tailgate', 'support');
  await page.goto(`${origin('tailgate')}/support/people`);
  await page.getByLabel('Name, email or phone').fill(customer.email);
  await page.getByRole('button', { name: `Actions for ${customer.displayName}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy email' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Log in as/ })).toHaveCount(0);
});
