import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/sign-in.ts';
import { saveChanges } from '../../support/settings-form.ts';
import { PHONE } from '../../support/widths.ts';

const SITE = 'saguaro';
const START = `${origin(SITE)}/groomer/signup/start-onboarding`;

test.use(PHONE);

test('an approved groomer finishes the steps on a phone, and customers can book', async ({ page, look }) => {
  await signIn(page, SITE, 'approvedGroomer');
  const start = async (step: string) => {
    await page.goto(START);
    await page.getByRole('link', { name: `Start: ${step}` }).click();
  };

  await test.step('the steps show what is left', async () => {
    await page.goto(START);
    await expect(page.getByText(/^\d+% done$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start: Draw your work zones' })).toBeVisible();
    await look('groomer-onboarding-start');
  });

  await test.step('no service cannot be saved as done', async () => {
    await start('Choose your services');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Choose at least one service')).toBeVisible();
    await look('groomer-onboarding-no-service');
  });
});
