import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';

const site = 'tailgate';
/** Beyond what is booked in the demo world. */
const STEPS_AHEAD = 6;

test('a fleet owner blocks a van, takes the block away and puts it back', async ({ page, look, lookAtEveryWidth }) => {
  await signIn(page, site, 'fleet_owner');
  await page.goto(`${origin(site)}/fleet-owner/appointments`);
  const grid = page.getByRole('grid', { name: 'Vans by day' });
  await expect(grid.getByRole('row').nth(2)).toBeVisible();
  await lookAtEveryWidth('fleet-owner-calendar');

  await test.step('the day of a van opens from its cell', async () => {
    for (let step = 0; step < STEPS_AHEAD; step += 1) await page.getByRole('button', { name: 'Next 2 weeks' }).click();
    await grid.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Who has it' })).toBeVisible();
    await look('fleet-owner-van-day');
  });

  await test.step('the van is blocked for a reason', async () => {
    await page.getByRole('button', { name: 'Block van' }).click();
    const dialog = page.getByRole('dialog', { name: /^Block/ });
    await dialog.getByLabel(/^Reason/).selectOption('cleaning');
    await dialog.getByLabel(/^Note/).fill('New water tank');
    await look('fleet-owner-block-van');
    await dialog.getByRole('button', { name: 'Block van' }).click();
    await expect(page.getByText(/is blocked$/)).toBeVisible();
    await expect(page.getByRole('dialog').getByText('New water tank')).toBeVisible();
  });

  await test.step('and freed, with a way back', async () => {
    const remove = page.getByRole('button', { name: /^Remove block: Cleaning/ });
    await remove.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Block restored')).toBeVisible();
    await remove.click();
    await expect(page.getByText('Block removed')).toBeVisible();
    await expect(remove).toHaveCount(0);
  });
});
