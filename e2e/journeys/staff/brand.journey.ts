import type { Locator, Page } from '@playwright/test';
import { CHANGED } from '../../support/people/changed-site.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signInWithEmail } from '../../support/steps/sign-in.ts';

const { site, appName, staff } = CHANGED;

// One after the other: saving replaces all settings of a site.
test.describe.configure({ mode: 'default' });

test('RL-white-label-01 staff change a colour, a visitor sees it, and it is set back', async ({
  page,
  browser,
  look,
}) => {
  await signInWithEmail(page, site, staff);
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

test('RL-white-label-01 staff add and replace the logo, a visitor sees it, and it is removed', async ({
  page,
  browser,
  look,
}) => {
  await signInWithEmail(page, site, staff);
  await page.goto(`${origin(site)}/staff/brand`);
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  const dark = page.getByRole('group', { name: 'Logo for dark backgrounds' });
  await expect(logo).toBeVisible();
  const choose = async (group: Locator, color: string) => {
    const uploaded = page.waitForResponse(/\/v2\/attachment\/images\/[^/]+\/complete$/);
    await group.locator('input[type=file]').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await drawnLogo(page, color),
    });
    await uploaded;
    await expect(group.getByRole('progressbar')).toBeHidden();
  };
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Brand saved')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
  };
  const seenByVisitor = async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(`${origin(site)}/login`);
    const mark = visitor.getByRole('img', { name: appName }).first();
    const path = (await mark.count()) === 0 ? null : await mark.getAttribute('src');
    const isDrawn = path !== null && (await mark.evaluate((image: HTMLImageElement) => image.naturalWidth > 0));
    await context.close();
    return { path, isDrawn };
  };

  await choose(logo, 'navy');
  await choose(dark, 'white');
  await look('staff-brand-logos');
  await save();
  let before: Awaited<ReturnType<typeof seenByVisitor>> | undefined;
  const added = { path: expect.stringMatching(LOGO_PATH), isDrawn: true };
  await expect.poll(async () => (before = await seenByVisitor())).toEqual(added);

  await choose(logo, 'maroon');
  await save();
  await expect.poll(seenByVisitor).toEqual({ path: expect.not.stringMatching(before?.path ?? ''), isDrawn: true });

  await logo.getByRole('button', { name: 'Remove Logo' }).click();
  await dark.getByRole('button', { name: 'Remove Logo for dark backgrounds' }).click();
  await save();
  await expect.poll(seenByVisitor).toEqual({ path: null, isDrawn: false });
});

const LOGO_PATH = /^\/logos\/.*\.webp$/;

/** A wide logo on a transparent ground, as a PNG. */
const drawnLogo = async (page: Page, color: string): Promise<Buffer> => {
  const url = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 120 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.fillStyle = fill;
    context.beginPath();
    context.arc(60, 60, 52, 0, 2 * Math.PI);
    context.fill();
    context.font = 'bold 72px sans-serif';
    context.fillText('Juniper', 132, 86);
    return canvas.toDataURL('image/png');
  }, color);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
};

test('staff put the menu in another order, visitors see it, and it is set back', async ({ page, look }) => {
  await signInWithEmail(page, site, staff);
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
