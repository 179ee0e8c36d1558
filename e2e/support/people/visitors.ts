import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { DemoLoginName } from '@tailgate/demo-world';
import { test as base } from '../screen.ts';
import { signIn } from '../steps/sign-in.ts';
import { DESKTOP, PHONE } from '../widths.ts';

export type Visitor = DemoLoginName | 'nobody';

/**
 * For tests that only look: each worker signs every visitor in once and keeps one tab of theirs. A process of its own for
 * each page, which compiles the app and the inspection anew, would cost as much as the test.
 */
export const test = base.extend<{ visitor: Visitor }, { tabOf(visitor: Visitor): Promise<Page> }>({
  visitor: ['nobody', { option: true }],
  tabOf: [
    async ({ browser }, use) => {
      const tabs = new Map<Visitor, Promise<Page>>();
      const open = async (visitor: Visitor) => {
        const context = await browser.newContext({ ...DESKTOP, reducedMotion: 'reduce', serviceWorkers: 'block' });
        await context.addInitScript({ content: axe.source });
        if (visitor !== 'nobody') await signIn(context, 'tailgate', visitor);
        return await context.newPage();
      };
      await use((visitor) => {
        const tab = tabs.get(visitor) ?? open(visitor);
        tabs.set(visitor, tab);
        return tab;
      });
      for (const tab of tabs.values()) await (await tab).context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tabOf, visitor }, use) => {
    const page = await tabOf(visitor);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(PHONE.viewport);
    await use(page);
    // What the page still waits for ends here, and not in the next test.
    await page.goto('about:blank');
  },
});
