import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { prepareContextsOf } from './contexts.ts';
import { overflowOf, violationsOn } from './inspect.ts';
import { brokenRules, newlyBroken } from './rules/keep-rules.ts';
import type { RuleName } from './rules/screen-rules.ts';
import { beginNote } from './touched.ts';
import { EVERY_SCHEME, EVERY_SIZE, nameOfWidth } from './widths.ts';

/** Nothing compares the pictures, and taking them costs more than checking the screen: only the long form has them. */
const TAKES_PICTURES = process.env['E2E_PICTURES'] !== undefined;

/**
 * What every screen must hold at the width it has now; `anew` inspects again what an earlier check has covered. Answers
 * which rules it breaks that an older page may.
 */
export const checkScreen = async (page: Page, name: string, anew = true): Promise<readonly RuleName[]> => {
  // Behind an open dialog the heading exists, but is hidden from assistive technology.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A map is drawn after its page: earlier, its frame is empty.
  await expect(page.locator('[data-map]:not(:has([data-complete]))'), 'maps not drawn yet').toHaveCount(0);
  expect(await violationsOn(page, { anew }), 'accessibility').toEqual([]);
  expect(await overflowOf(page), 'pixels wider than the window').toBe(0);
  const broken = await brokenRules(page);
  expect(newlyBroken(broken, new URL(page.url()).pathname), 'rules of every screen').toEqual([]);
  if (TAKES_PICTURES) {
    const width = nameOfWidth(page.viewportSize()?.width ?? 0);
    await page.screenshot({ path: `../artefacts/screens/${name}-${width}.png`, fullPage: true });
  }
  return [...broken.keys()];
};

/** The same at every width and in every color scheme of this form. */
export const checkEveryWidth = async (page: Page, name: string, anew = true): Promise<ReadonlySet<RuleName>> => {
  const broken = new Set<RuleName>();
  for (const colorScheme of EVERY_SCHEME) {
    await page.emulateMedia({ colorScheme });
    for (const [index, size] of EVERY_SIZE.entries()) {
      await page.setViewportSize(size);
      // Only what another width adds is inspected again; colors are all new in the dark.
      const isNew = index === 0 && (anew || colorScheme === 'dark');
      const found = await checkScreen(page, colorScheme === 'dark' ? `${name}-dark` : name, isNew);
      for (const rule of found) broken.add(rule);
    }
  }
  return broken;
};

interface Fixtures {
  /** Checks the screen as it is now (accessible, not overflowing); the long form keeps a picture of it. */
  look(name: string): Promise<void>;
  /** The same at every width: for screens that need what was just done, so that the journey of all routes cannot open them. */
  lookAtEveryWidth(name: string): Promise<void>;
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
    async ({ browser: _browser }, use, info) => {
      const [file = '', ...titles] = info.titlePath;
      const note = beginNote({ file, title: titles.join(' › ') });
      await use(undefined);
      // One that failed may have touched half of what it would.
      if (info.status === info.expectedStatus) await note();
    },
    { auto: true },
  ],
  expectProblem: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const problems: string[] = [];
      const noteMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
      };
      const noteError = (error: Error) => problems.push(error.message);
      page.on('console', noteMessage).on('pageerror', noteError);
      await use((pattern) => void expected.push(pattern));
      page.off('console', noteMessage).off('pageerror', noteError);
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
  look: async ({ page }, use) => {
    await use(async (name) => void (await checkScreen(page, name, false)));
  },
  lookAtEveryWidth: async ({ page }, use) => {
    await use(async (name) => {
      const size = page.viewportSize();
      await checkEveryWidth(page, name, false);
      await page.emulateMedia({ colorScheme: 'light' });
      if (size) await page.setViewportSize(size);
    });
  },
});
export { expect };
