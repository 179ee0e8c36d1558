import type { Page } from '@playwright/test';

/** What the app reads once somebody is signed in. */
export const ACCOUNT_READS = /\/v2\/(account\/me|service-provider\/account)(\?|$)/;

export interface HeldCalls {
  /** How many wait. */
  count(): number;
  /** Lets those that wait go on, and all that follow. */
  release(): void;
}

/** Holds back what a page asks at these addresses. */
export const holdCalls = async (page: Page, addresses: RegExp): Promise<HeldCalls> => {
  const gate = Promise.withResolvers<undefined>();
  let waiting = 0;
  await page.route(addresses, async (route) => {
    waiting += 1;
    await gate.promise;
    await route.continue();
  });
  return { count: () => waiting, release: () => gate.resolve(undefined) };
};

/** Holds the first write of each page at this address until all have sent theirs: they reach the server side by side. */
export const letMeet = async (pages: readonly Page[], address: RegExp): Promise<void> => {
  const all = Promise.withResolvers<undefined>();
  const arrived = new Set<Page>();
  const meet = async (page: Page): Promise<void> => {
    arrived.add(page);
    if (arrived.size === pages.length) all.resolve(undefined);
    await all.promise;
  };
  for (const page of pages)
    await page.route(address, async (route) => {
      if (route.request().method() !== 'GET') await meet(page);
      await route.continue();
    });
};
