import type { Page } from '@playwright/test';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';
import { undo } from '../../support/steps/undo.ts';

/** What the map vendor answered to the browser. */
const tileAnswers = (page: Page) => {
  const answers: { path: string; status: number }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/tiles/')) answers.push({ path: pathname, status: response.status() });
  });
  return answers;
};

/** How many pixels of the map have the color of a token. */
const pixelsOf = async (page: Page, token: string): Promise<number> => {
  const png = (await page.locator('.maplibregl-canvas').screenshot()).toString('base64');
  return page.evaluate(
    async ({ png, token }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token);
      context.fillRect(0, 0, 1, 1);
      const wanted = context.getImageData(0, 0, 1, 1).data;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const isNear = (at: number) =>
        [0, 1, 2].every((part) => Math.abs((data[at + part] ?? 0) - (wanted[part] ?? 0)) < 6);
      return Array.from({ length: data.length / 4 }, (_, index) => index * 4).filter(isNear).length;
    },
    { png, token },
  );
};

test('a groomer draws a work zone and sees it in the schedule', async ({ page, look }) => {
  const site = 'tailgate';
  const zones = page.getByRole('list', { name: 'Work zones' });
  // The name also appears in the rows of zones that it overlaps with.
  const round = zones.getByRole('button', { name: /^Saturday round/ });
  const tiles = tileAnswers(page);
  await signIn(page, site, 'busyGroomer');
  await page.goto(`${origin(site)}/groomer/account/service-area`);

  await test.step('a zone needs a price and points', async () => {
    await expect(zones).toBeVisible();
    await expect(page.locator('[data-complete]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'GeoNames' })).toBeVisible();
    await look('groomer-service-area');
    expect(tiles.length).toBeGreaterThan(0);
    expect(tiles.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await pixelsOf(page, '--map-road')).toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Draw a new zone' }).click();
    await page.getByRole('button', { name: 'Save zone' }).click();
    await expect(page.getByText(/^Enter a travel fee and draw the border on the map/)).toBeVisible();
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
    await page.getByLabel('ZIP codes').fill('78704, 78745');
    await page.getByRole('button', { name: 'Draw border' }).click();
    await expect(page.getByText(/^About \d+ sq mi/)).toBeVisible();
    const warning = page.getByRole('dialog', { name: 'Leave without saving?' });
    for (const leave of [
      // The browser stays on the page, so there is no navigation to wait for.
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
    await page.getByLabel(/^Travel fee/).fill('7.50');
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
    // The border has an undo of its own, which is gone with the editor.
    await expect(page.getByText('Saturday round deleted')).toBeVisible();
    await expect(round).toBeHidden();
    await undo(page);
    await expect(page.getByText('Saturday round restored')).toBeVisible();
    await expect(round).toBeVisible();
  });

  await test.step('appears in the coming weeks, with a day taken off', async () => {
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
    await undo(page);
    await expect(page.getByText('Time off canceled')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/schedule$/);
    await expect(page.getByRole('button', { name: 'Previous week' })).toBeDisabled();
  });
});
