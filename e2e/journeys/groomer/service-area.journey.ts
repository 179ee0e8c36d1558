import { signIn } from '../../support/people.ts';
import { origin, type SiteSlug } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';

/** Both projects run at once on one database: each changes people of its own site. */
const siteOf = (project: string): SiteSlug => (project === 'phone' ? 'saguaro' : 'tailgate');
const ZIP_CODES: Readonly<Record<SiteSlug, string>> = { tailgate: '78704, 78745', saguaro: '85004, 85006' };

test('a groomer says where they work, and sees the week it makes', async ({ page, look }, info) => {
  test.setTimeout(180_000);
  const site = siteOf(info.project.name);
  const zones = page.getByRole('list', { name: 'Work zones' });
  // The name also stands in the rows of zones it shares ground with.
  const round = zones.getByRole('button', { name: /^Saturday round/ });
  await signIn(page, site, 'busyGroomer', /\/groomer$/);
  await page.goto(`${origin(site)}/groomer/account/service-area`);

  await test.step('a zone needs a price and points', async () => {
    await expect(zones).toBeVisible();
    await look('groomer-service-area');
    await page.getByRole('button', { name: 'Draw a new zone' }).click();
    await page.getByRole('button', { name: 'Save zone' }).click();
    await expect(page.getByText('price and points are required')).toBeVisible();
  });

  await test.step('is drawn by the keyboard, and says when its border crosses itself', async () => {
    await page.getByRole('application').focus();
    for (const key of ['Enter', 'Enter', 'ArrowRight', 'ArrowUp', 'Enter', 'ArrowLeft', 'Enter'])
      await page.keyboard.press(key);
    for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Close the border' }).click();
    await expect(page.getByText(/^The border crosses itself/)).toBeVisible();
    await look('groomer-service-area-crossing');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText(/^The border crosses itself/)).toBeHidden();
  });

  await test.step('goes around ZIP codes, and is not lost by going back', async () => {
    await page.getByRole('button', { name: 'Use ZIP codes' }).click();
    await page.getByLabel('ZIP codes').fill(ZIP_CODES[site]);
    await page.getByRole('button', { name: 'Draw border around them' }).click();
    await expect(page.getByText(/^About \d+ sq mi/)).toBeVisible();
    const warning = page.getByRole('dialog', { name: 'Leave without saving?' });
    for (const leave of [
      // The browser ends where it began, which the driver would wait for in vain.
      () => page.evaluate(() => history.back()),
      () => page.getByRole('link', { name: 'Back to your zones' }).click(),
    ]) {
      await leave();
      await expect(warning).toBeVisible();
      await look('groomer-service-area-leave');
      await warning.getByRole('button', { name: 'Cancel' }).click();
      await expect(warning).toBeHidden();
      await expect(page).toHaveURL(/\?zone=new$/);
      await expect(page.getByText(/^About \d+ sq mi/)).toBeVisible();
    }
  });

  await test.step('is kept', async () => {
    await page.getByLabel(/^Zone name/).fill('Saturday round');
    await page.getByLabel(/^Price/).fill('7.50');
    await page.getByRole('button', { name: 'Sat', exact: true }).click();
    await look('groomer-service-area-drawing');
    await page.getByRole('button', { name: 'Save zone' }).click();
    await expect(page.getByText('Zone saved')).toBeVisible();
    await page.reload();
    await expect(round).toBeVisible();
    await expect(zones.getByText(/^\$7\.50 · About/)).toBeVisible();
  });

  await test.step('is deleted, and is back after an undo', async () => {
    await round.click();
    await page.getByRole('button', { name: 'Delete zone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete zone' }).click();
    await expect(round).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByText('Saturday round is back')).toBeVisible();
    await expect(round).toBeVisible();
  });

  await test.step('stands in the weeks ahead, of which a day is taken off', async () => {
    await page.goto(`${origin(site)}/groomer/account/schedule`);
    const days = page.getByRole('list', { name: 'Days of the week' });
    await page.getByRole('link', { name: 'Next week' }).click();
    await expect(page).toHaveURL(/\?week=\d{4}-\d{2}-\d{2}$/);
    await expect(days.getByText('Saturday round').first()).toBeVisible();
    await look('groomer-schedule');
    await page.reload();
    await days
      .getByRole('button', { name: /^Take this day off/ })
      .first()
      .click();
    await expect(days.getByText('Time off').first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('You work after all')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/schedule$/);
    await expect(page.getByRole('button', { name: 'Previous week' })).toBeDisabled();
  });
});
