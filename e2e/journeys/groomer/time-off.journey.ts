import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';
import { undo } from '../../support/steps/undo.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

test('a groomer takes tomorrow off, then a vacation, and cancels both', async ({ page, look }) => {
  const site = 'saguaro';
  const list = page.getByRole('list', { name: 'time off' });
  await signIn(page, site, 'busyGroomer');
  await page.goto(`${origin(site)}/groomer/account/time-off`);

  await test.step('tomorrow, by one tap', async () => {
    await page.getByRole('button', { name: 'Take tomorrow off' }).click();
    await expect(list.getByText('1 day · starts tomorrow')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take tomorrow off' })).toBeDisabled();
    await undo(page);
    await expect(page.getByText('Time off canceled')).toBeVisible();
    await expect(list.getByText('1 day · starts tomorrow')).toBeHidden();
  });

  await test.step('a holiday, by two dates', async () => {
    await page.getByRole('button', { name: 'Add time off' }).click();
    await expect(page.getByText('Choose the first and the last day')).toBeVisible();
    await page.getByLabel('Start date').fill('Jul 3, 2031');
    await page.getByLabel('End date').fill('Jul 12, 2031');
    await page.getByRole('heading', { name: 'Take time off' }).click();
    await look('groomer-time-off-dates');
    await page.getByRole('button', { name: 'Add time off' }).click();
    await expect(list.getByText('Jul 3 – Jul 12, 2031')).toBeVisible();
    await look('groomer-time-off');
  });

  await test.step('is called off, and is back after an undo', async () => {
    const actions = page.getByRole('button', { name: 'Actions for Jul 3 – Jul 12, 2031' });
    await actions.click();
    await page.getByRole('menuitem', { name: 'Cancel time off' }).click();
    await expect(actions).toBeHidden();
    await undo(page);
    await expect(page.getByText('Time off restored')).toBeVisible();
    await expect(actions).toBeVisible();
    await page.reload();
    await expect(list.getByText('Jul 3 – Jul 12, 2031')).toBeVisible();
  });

  await test.step('the calendar moves between months', async () => {
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeEnabled();
    await look('groomer-time-off-next-month');
  });
});
