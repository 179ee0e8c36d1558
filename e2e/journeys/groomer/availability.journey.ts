import type { Locator } from '@playwright/test';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';
import { undo } from '../../support/steps/undo.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

test('a groomer sets the ordinary week, and the calendar is read the way they like it', async ({ page, look }) => {
  const site = 'saguaro';
  const day = (name: string) => page.getByRole('listitem', { name: new RegExp(`^${name}, `) });
  const setTime = async (field: Locator, time: string) => {
    await field.fill(time);
    await field.press('Tab');
  };
  await signIn(page, site, 'busyGroomer');

  await test.step('a day is switched on, gets a break and is copied', async () => {
    await page.goto(`${origin(site)}/groomer/account/availability`);
    const sunday = day('Sunday');
    await expect(sunday).toBeVisible();
    if (!(await sunday.getByRole('switch').isChecked())) await sunday.getByRole('switch').check({ force: true });
    await setTime(sunday.getByLabel('From', { exact: true }).first(), '10:00am');
    await setTime(sunday.getByLabel('To', { exact: true }).first(), '12:15pm');
    await page.getByRole('button', { name: 'Add hours on Sunday' }).click();
    await setTime(sunday.getByLabel('And from').last(), '11:00am');
    await expect(sunday.getByText('Overlaps with 10:00 AM – 12:15 PM')).toBeVisible();
    await look('groomer-availability-overlap');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(sunday.getByLabel('And from').last()).toBeFocused();
    await setTime(sunday.getByLabel('And from').last(), '1:15pm');
    await setTime(sunday.getByLabel('To', { exact: true }).last(), '4:00pm');
    await page.getByRole('button', { name: 'Copy to other days from Sunday' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Saturday' }).check();
    await look('groomer-availability-copy');
    await page.getByRole('button', { name: 'Copy hours' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Hours saved')).toBeVisible();
    await page.reload();
    for (const name of ['Sunday', 'Saturday'])
      await expect(
        page.getByRole('listitem', { name: `${name}, 10:00 AM – 12:15 PM, 1:15 PM – 4:00 PM` }),
      ).toBeVisible();
    await look('groomer-availability');
  });

  await test.step('saved hours are undone', async () => {
    await day('Sunday').getByRole('switch').uncheck({ force: true });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await undo(page);
    await expect(page.getByText('Change undone')).toBeVisible();
    await page.reload();
    await expect(day('Sunday')).toHaveAccessibleName(/10:00 AM/);
  });

  await test.step('weeks begin on Monday and clocks have 24 hours', async () => {
    await page.goto(`${origin(site)}/groomer/account/account-preferences`);
    await page.getByRole('button', { name: 'Monday' }).click();
    await expect(page.getByRole('button', { name: 'Monday', pressed: true })).toBeVisible();
    await page.getByRole('button', { name: '09:30' }).click();
    await expect(page.getByRole('button', { name: '09:30', pressed: true })).toBeVisible();
    await page.getByLabel(/^Maximum pet weight/).fill('95');
    await page.getByRole('textbox', { name: /^Breeds you don’t take/ }).fill('Akita');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Preferences saved')).toBeVisible();
    await look('groomer-preferences');
    await page.goto(`${origin(site)}/groomer/account/availability`);
    await expect(day('Sunday')).toHaveAccessibleName('Sunday, 10:00 – 12:15, 13:15 – 16:00');
    await expect(
      page.getByRole('list', { name: 'Days of the week' }).getByRole('listitem').first(),
    ).toHaveAccessibleName(/^Monday/);
  });
});
