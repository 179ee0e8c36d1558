import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page, type TestInfo } from '@playwright/test';

/** What every screen must hold, checked wherever a journey stops to look. */
const checkScreen = async (page: Page, info: TestInfo, name: string): Promise<void> => {
  // The page stands; what is behind an open dialog stands, too.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const axe = new AxeBuilder({ page });
  // While a dialog is open the page behind it, its heading included, is hidden from assistive technology on purpose.
  if (await page.getByRole('dialog').isVisible()) axe.disableRules('page-has-heading-one');
  const { violations } = await axe.analyze();
  expect(
    violations.map(
      (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, 'nothing scrolls sideways').toBe(0);
  await page.screenshot({ path: `../artefacts/screens/${name}-${info.project.name}.png`, fullPage: true });
};

interface Fixtures {
  /** Looks at the screen: accessible, not overflowing, kept as a picture. */
  look(name: string): Promise<void>;
  /** Problems the journey expects, for example a refused sign-in, which browsers log as failed requests. */
  expectProblem(pattern: RegExp): void;
}

export const test = base.extend<Fixtures>({
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
  look: async ({ page }, use, info) => {
    await use((name) => checkScreen(page, info, name));
  },
});
export { expect };
