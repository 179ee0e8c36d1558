import { signIn } from '../../support/sign-in.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';

test('RL-white-label-01 staff change a colour, a visitor sees it, and it is set back', async ({
  page,
  browser,
  look,
}) => {
  const site = 'tailgate';
  await signIn(page, site, 'staff');
  await page.goto(`${origin(site)}/staff/brand`);
  const primary = page.getByLabel('Primary color', { exact: false }).first();
  await expect(primary).toHaveValue(/^#/);
  const before = await primary.inputValue();
  await look(`staff-brand-${site}`);

  const save = async (color: string) => {
    await primary.fill(color);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Brand saved')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
  };
  const seenByVisitor = async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(`${origin(site)}/s/about`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    const raw = await visitor.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand-raw').trim(),
    );
    await context.close();
    return raw;
  };

  await save('#7a1fa2');
  expect(await seenByVisitor()).toBe('#7a1fa2');
  await save(before);
  expect(await seenByVisitor()).toBe(before);
});

test('staff put the menu in another order, visitors see it, and it is set back', async ({ page, look }) => {
  const site = 'tailgate';
  await signIn(page, site, 'staff');
  await page.goto(`${origin(site)}/staff/menu`);
  const first = page.getByLabel('Label').first();
  await expect(first).not.toHaveValue('');
  const [before, second] = [await first.inputValue(), await page.getByLabel('Label').nth(1).inputValue()];
  await look(`staff-menu-${site}`);
  const swapAndSave = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Move link 1 down' }).press('Enter');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Menu saved')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
  };
  await swapAndSave();
  await expect(first).toHaveValue(second);
  await page.goto(`${origin(site)}/s/about`);
  await expect(
    page.getByRole('contentinfo').getByRole('navigation', { name: 'Menu' }).getByRole('link').first(),
  ).toHaveText(second);
  await page.goto(`${origin(site)}/staff/menu`);
  await expect(first).toHaveValue(second);
  await swapAndSave();
  await expect(first).toHaveValue(before);
});
