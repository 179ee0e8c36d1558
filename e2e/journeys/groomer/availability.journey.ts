import { signIn } from '../../support/people.ts';
import { origin, type SiteSlug } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';

/** Both projects run at once on one database: each changes people of its own site. */
const siteOf = (project: string): SiteSlug => (project === 'phone' ? 'saguaro' : 'tailgate');

test('a groomer sets the ordinary week, and the calendar is read the way they like it', async ({
  page,
  look,
}, info) => {
  test.setTimeout(180_000);
  const site = siteOf(info.project.name);
  const day = (name: string) => page.getByRole('listitem', { name: new RegExp(`^${name}, `) });
  await signIn(page, site, 'busyGroomer', /\/groomer$/);

  await test.step('a day is switched on, gets a break and is copied', async () => {
    await page.goto(`${origin(site)}/groomer/account/availability`);
    const sunday = day('Sunday');
    await expect(sunday).toBeVisible();
    if (!(await sunday.getByRole('switch').isChecked())) await sunday.getByRole('switch').check({ force: true });
    await sunday.getByLabel('From', { exact: true }).first().selectOption('10:00');
    await sunday.getByLabel('To', { exact: true }).first().selectOption('12:15');
    await page.getByRole('button', { name: 'Add hours on Sunday' }).click();
    await sunday.getByLabel('And from').last().selectOption('11:00');
    await expect(sunday.getByText('Overlaps with 10:00 AM – 12:15 PM')).toBeVisible();
    await look('groomer-availability-overlap');
    await page.getByRole('button', { name: 'Save hours' }).click();
    await expect(sunday.getByLabel('And from').last()).toBeFocused();
    await sunday.getByLabel('And from').last().selectOption('13:15');
    await sunday.getByLabel('To', { exact: true }).last().selectOption('16:00');
    await page.getByRole('button', { name: 'Copy to other days from Sunday' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Saturday' }).check();
    await look('groomer-availability-copy');
    await page.getByRole('button', { name: 'Copy hours' }).click();
    await page.getByRole('button', { name: 'Save hours' }).click();
    await expect(page.getByText('Hours saved')).toBeVisible();
    await page.reload();
    for (const name of ['Sunday', 'Saturday'])
      await expect(
        page.getByRole('listitem', { name: `${name}, 10:00 AM – 12:15 PM, 1:15 PM – 4:00 PM` }),
      ).toBeVisible();
    await look('groomer-availability');
  });

  await test.step('what was saved is taken back', async () => {
    await day('Sunday').getByRole('switch').uncheck({ force: true });
    await page.getByRole('button', { name: 'Save hours' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Your earlier hours are back')).toBeVisible();
    await page.reload();
    await expect(day('Sunday')).toHaveAccessibleName(/10:00 AM/);
  });

  await test.step('weeks begin on Monday and clocks have 24 hours', async () => {
    await page.goto(`${origin(site)}/groomer/account/account-preferences`);
    await page.getByRole('button', { name: 'Monday' }).click();
    await expect(page.getByRole('button', { name: 'Monday', pressed: true })).toBeVisible();
    await page.getByRole('button', { name: '09:30' }).click();
    await expect(page.getByRole('button', { name: '09:30', pressed: true })).toBeVisible();
    await page.getByLabel(/^Heaviest pet you take/).fill('95');
    await page.getByRole('textbox', { name: /^Breeds to avoid/ }).fill('Akita');
    await page.getByRole('button', { name: 'Save preferences' }).click();
    await expect(page.getByText('Preferences saved')).toBeVisible();
    await look('groomer-preferences');
    await page.goto(`${origin(site)}/groomer/account/availability`);
    await expect(day('Sunday')).toHaveAccessibleName('Sunday, 10:00 – 12:15, 13:15 – 16:00');
    await expect(
      page.getByRole('list', { name: 'Days of the week' }).getByRole('listitem').first(),
    ).toHaveAccessibleName(/^Monday/);
  });
});
