import type { BrowserContext } from '@playwright/test';
import type { DemoLoginName } from '@tailgate/demo-world';
import { test as base } from './screen.ts';
import { signIn } from './sign-in.ts';
import { DESKTOP } from './widths.ts';

export type Visitor = DemoLoginName | 'nobody';

/**
 * For tests that only look: each worker signs every visitor in once and opens a new tab of the same browser context a
 * test, so that neither the session nor the cached files are fetched again.
 */
export const test = base.extend<{ visitor: Visitor }, { contextOf(visitor: Visitor): Promise<BrowserContext> }>({
  visitor: ['nobody', { option: true }],
  contextOf: [
    async ({ browser }, use) => {
      const contexts = new Map<Visitor, Promise<BrowserContext>>();
      const open = async (visitor: Visitor) => {
        const context = await browser.newContext({ ...DESKTOP, reducedMotion: 'reduce', serviceWorkers: 'block' });
        if (visitor !== 'nobody') await signIn(context, 'tailgate', visitor);
        return context;
      };
      await use((visitor) => {
        const context = contexts.get(visitor) ?? open(visitor);
        contexts.set(visitor, context);
        return context;
      });
      for (const context of contexts.values()) await (await context).close();
    },
    { scope: 'worker' },
  ],
  page: async ({ contextOf, visitor }, use) => {
    const page = await (await contextOf(visitor)).newPage();
    await use(page);
    await page.close();
  },
});
