import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';
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
    await expect(page.getByText(/^\d+% done · \d+ of 13 done$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start: Draw your work zones' })).toBeVisible();
    await look('groomer-onboarding-start');
  });

  await test.step('no service cannot be saved as done', async () => {
    await start('Choose your services');
    await expect(page.getByRole('checkbox', { name: /^Full groom/ })).toBeChecked();
    // By the keyboard: on a phone the bar at the bottom would take the tap.
    for (const service of await page.getByRole('checkbox').all())
      if (await service.isChecked()) await service.press('Space');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Choose at least one service')).toBeVisible();
    await look('groomer-onboarding-no-service');
  });

  await test.step('services and prices', async () => {
    await page.getByRole('checkbox', { name: /^Full groom/ }).check({ force: true });
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your prices' })).toBeVisible();
    await look('signup-groomer-prices');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).not.toHaveURL(/services-and-prices/);
  });

  await test.step('hours and a work zone', async () => {
    await start('Set your weekly hours');
    await expect(page.getByRole('listitem', { name: 'Monday, 9:00 AM – 5:00 PM' })).toBeVisible();
    await look('signup-groomer-hours');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).not.toHaveURL(/hours-operation/);
    await start('Draw your work zones');
    await expect(page.getByText(/ 12 corners$/)).toBeVisible();
    await look('signup-groomer-workzone');
    await page.getByRole('button', { name: 'Use ZIP codes' }).click();
    await page.getByLabel('ZIP codes').fill('85013');
    await page.getByRole('button', { name: 'Draw border' }).click();
    await expect(page.getByText(/ 12 corners$/)).toBeHidden();
    await page.getByLabel(/^Zone name/).fill('Melrose');
    await page.getByLabel(/^Travel fee/).fill('10');
    await page.getByRole('button', { name: 'Save zone' }).click();
    await expect(page.getByText('Zone saved')).toBeVisible();
    await expect(page).not.toHaveURL(/workzone/);
  });

  await test.step('customers can book', async () => {
    await page.goto(START);
    await expect(page.getByRole('heading', { level: 1, name: 'Customers can book you now' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your page' })).toContainText('Melrose');
    await look('groomer-onboarding-done');
    await page.getByRole('link', { name: 'Go to home' }).click();
    await expect(page).toHaveURL(/\/groomer$/);
  });
});
