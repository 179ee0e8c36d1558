import { signIn } from '../../support/people.ts';
import { origin, type SiteSlug } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';

/** Both projects run at once on one database: each changes people of its own site. */
const siteOf = (project: string): SiteSlug => (project === 'phone' ? 'saguaro' : 'tailgate');

test('a groomer says what they offer and what it costs', async ({ page, look }, info) => {
  test.setTimeout(180_000);
  const site = siteOf(info.project.name);
  const table = page.getByRole('group', { name: 'Full groom by size' });
  const price = (size: string) => table.getByRole('textbox', { name: `${size} price`, exact: true });
  const tools = page.getByRole('toolbar', { name: 'Tools for Full groom' });
  const save = () => page.getByRole('button', { name: 'Save prices' }).click();
  /** A phone shows the prices of one service at a time. */
  const showFullGroom = async () => {
    await expect(page.getByRole('button', { name: 'Save prices' })).toBeVisible();
    const chooser = page.getByLabel('Prices of');
    if (await chooser.isVisible()) await chooser.selectOption({ label: 'Full groom' });
  };
  await signIn(page, site, 'busyGroomer', /\/groomer$/);

  await test.step('a service is switched on and put into own words', async () => {
    await page.goto(`${origin(site)}/groomer/account/services`);
    const fullGroom = page.getByRole('switch', { name: /^Full groom/ });
    await expect(fullGroom).toBeVisible();
    if (!(await fullGroom.isChecked())) await fullGroom.check({ force: true });
    await page.getByRole('button', { name: 'Edit words of Full groom' }).click();
    await page.getByLabel('Description').fill('One pet at a time, slow and gentle.');
    await expect(page.getByRole('region', { name: 'What a customer sees' })).toContainText('slow and gentle');
    await look('groomer-services-words');
    await page.getByRole('button', { name: 'Save words' }).click();
    await expect(page.getByText('Words saved')).toBeVisible();
    await look('groomer-services');
  });

  await test.step('the table is filled, previewed, undone and saved', async () => {
    await page.goto(`${origin(site)}/groomer/account/services-and-prices`);
    await showFullGroom();
    await expect(table).toBeVisible();
    await tools.getByRole('button', { name: 'Copy from catalogue' }).click();
    await price('Extra small').fill('100');
    await price('Extra small').press('ArrowRight');
    await expect(price('Small')).toBeFocused();
    await price('Extra small').click();
    await tools.getByRole('button', { name: /^Fill (right|down)$/ }).click();
    await page.getByRole('radio', { name: /More with each size/ }).check();
    await look('groomer-prices-fill');
    await page.getByRole('button', { name: 'Fill larger sizes' }).click();
    await expect(price('Extra large')).toHaveValue('160.00');
    await tools.getByRole('button', { name: 'Change by percent' }).click();
    await page.getByLabel('Percent', { exact: true }).fill('10');
    await page.getByRole('button', { name: 'Change prices' }).click();
    await expect(price('Extra large')).toHaveValue('176.00');
    await tools.getByRole('button', { name: 'Undo' }).click();
    await expect(price('Extra large')).toHaveValue('160.00');
    await expect(page.getByText(/^A customer with a/)).toContainText('$');
    await look('groomer-prices');
  });

  await test.step('nobody leaves unsaved prices by mistake', async () => {
    await page.getByRole('link', { name: 'Back to your account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await save();
    await expect(page.getByText('Prices saved')).toBeVisible();
    await page.reload();
    await showFullGroom();
    await expect(price('Extra large')).toHaveValue('160.00');
  });
});
