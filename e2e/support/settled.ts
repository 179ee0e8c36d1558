import type { Page } from '@playwright/test';

/**
 * Until the page loaded nothing more for a second. Playwright's 'networkidle' does not come when the end of one request
 * is not reported to it, which happens on busy machines.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const QUIET_MS = 1000;
        let timer = setTimeout(resolve, QUIET_MS);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, QUIET_MS);
        }).observe({ type: 'resource' });
      }),
  );
