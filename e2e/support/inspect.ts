import type { Page } from '@playwright/test';
import axe from 'axe-core';

interface Browser extends Window {
  readonly axe: typeof axe;
  /** What an earlier inspection has covered and nothing has changed since. */
  inspected?: WeakSet<Element>;
}

/** Inspects everything the first time, and later what has appeared or changed. */
const run = async (rulesOff: readonly string[]): Promise<string[]> => {
  const browser = window as unknown as Browser;
  const visible = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const covered = browser.inspected;
  const isNew = (element: Element | null) => element !== null && covered?.has(element) !== true;
  // The outermost of what was not inspected before; everything when nothing was.
  const parts = covered ? visible.filter((element) => isNew(element) && !isNew(element.parentElement)) : [];
  browser.inspected = new WeakSet([...visible, document.body]);
  if (!covered) {
    const watching = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        // Colors, title and styles of the whole page stand outside of its body.
        if (!element || !document.body.contains(element)) delete browser.inspected;
        // Opening a dialog changes the style of the body, and with it nothing that is judged.
        else if (element !== document.body) browser.inspected?.delete(element);
      }
    });
    watching.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  }
  if (covered && parts.length === 0) return [];
  const { violations } = await browser.axe.run(parts.length > 0 ? { include: parts } : document, {
    resultTypes: ['violations'],
    // Stylesheets are read by the browser already; fetching them again is for rules we do not run.
    preload: false,
    rules: Object.fromEntries(rulesOff.map((rule) => [rule, { enabled: false }])),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** Accessibility violations on the page; in later calls on the same page only of what has appeared or changed. */
export const violationsOn = async (page: Page, options: { anew: boolean }): Promise<string[]> => {
  // While a dialog is open the page behind it, its heading included, is hidden from assistive technology.
  const rulesOff = (await page.getByRole('dialog').isVisible()) ? ['page-has-heading-one'] : [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  if (options.anew) await page.evaluate(() => delete (window as unknown as Browser).inspected);
  return await page.evaluate(run, rulesOff);
};

/** By how many pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
