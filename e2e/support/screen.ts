import { expect, test as base, type Page } from '@playwright/test';
import { prepareContextsOf } from './contexts.ts';
import { overflowOf, violationsOn } from './inspect.ts';
import { noteTouchedWhile } from './touched.ts';
import { nameOfWidth } from './widths.ts';

/** Nothing compares the pictures, and taking them costs more than checking the screen: only the long form has them. */
const TAKES_PICTURES = process.env['E2E_PICTURES'] !== undefined;

/** What every screen must hold at the width it has now; `anew` inspects again what an earlier check has covered. */
export const checkScreen = async (page: Page, name: string, anew = true): Promise<void> => {
  // Behind an open dialog the heading exists, but is hidden from assistive technology.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A map is drawn after its page: earlier, its frame is empty.
  await expect(page.locator('[data-map]:not(:has([data-complete]))'), 'maps not drawn yet').toHaveCount(0);
  expect(await violationsOn(page, { anew }), 'accessibility').toEqual([]);
  expect(await overflowOf(page), 'pixels wider than the window').toBe(0);
  if (!TAKES_PICTURES) return;
  const width = nameOfWidth(page.viewportSize()?.width ?? 0);
  await page.screenshot({ path: `../artefacts/screens/${name}-${width}.png`, fullPage: true });
};

interface Fixtures {
  /** Checks the screen as it is now (accessible, not overflowing); the long form keeps a picture of it. */
  look(name: string): Promise<void>;
  /** Console errors that the journey provokes, for example a refused sign-in, which browsers log as failed requests. */
  expectProblem(pattern: RegExp): void;
  /** Notes what the journey visits and calls. */
  touched: undefined;
}

export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser }, use) => {
      prepareContextsOf(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  touched: [
    async ({ browser: _browser }, use, { titlePath }) => {
      const [file = '', ...titles] = titlePath;
      await noteTouchedWhile({ file, title: titles.join(' › ') }, () => use(undefined));
    },
    { auto: true },
  ],
  expectProblem: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await use((pattern) => void expected.push(pattern));
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
  look: async ({ page }, use) => {
    await use((name) => checkScreen(page, name, false));
  },
});
export { expect };
