import type { Page } from '@playwright/test';
import { testNow } from '@tailgate/kit';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';

/** Whether both ways to ask for the time answer one between before and after the question. */
const isAtRunInstant = async (page: Page): Promise<boolean> => {
  const before = testNow().getTime();
  // real time: of the page, which has been shifted
  const [constructed, called] = await page.evaluate(() => [new Date().getTime(), Date.now()]);
  const after = testNow().getTime();
  return [constructed, called].every((time) => before <= time && time <= after);
};

test(
  'every browser is at the instant of the run, also one that a journey opens',
  { tag: '@critical' },
  async ({ browser, context, page }) => {
    const own = await browser.newContext();
    for (const opened of [page, await context.newPage(), await own.newPage()]) {
      await opened.goto(`${origin('tailgate')}/login`);
      expect(await isAtRunInstant(opened)).toBe(true);
    }
    await own.close();
  },
);
