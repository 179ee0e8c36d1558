import type { Browser, Page } from '@playwright/test';
import { clockOffsetMs, shiftDate } from '@tailgate/kit';
import { noteTouchedBy } from './touched.ts';

/**
 * Whoever opens a context of this browser, a fixture or a journey, gets one whose clock is the run's and whose calls are
 * noted: there is no other way to open one, so no journey can forget it.
 */
export const prepareContextsOf = (browser: Browser): void => {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(shiftDate, clockOffsetMs());
    noteTouchedBy(context);
    return context;
  };
};

/** The clock of one page, where a journey needs another hour of the run's day. Before the page is opened. */
export const setClockOf = (page: Page, instant: Date): Promise<unknown> =>
  // real time: the shift is from there
  page.addInitScript(shiftDate, instant.getTime() - Date.now());
