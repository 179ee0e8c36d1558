import type { Browser, CDPSession, Page } from '@playwright/test';
import { origin } from '../places.ts';
import { expect } from '../screen.ts';
import { settled } from '../settled.ts';
import { slowPhone } from '../slow-phone.ts';
import { PHONE } from '../widths.ts';

export interface Vitals {
  readonly lcpMs: number;
  readonly cls: number;
  readonly blockedMs: number;
  readonly shownMs: number;
}

/** A page, and what says that the app is there: its form, or that it has replaced what the server drew, once it was touched. */
export interface FirstPage {
  readonly path: string;
  readonly sign: 'form' | 'taken over';
}

export const FIRST_PAGES: readonly FirstPage[] = [
  { path: '/login', sign: 'form' },
  { path: '/maya-torres', sign: 'taken over' },
  { path: '/', sign: 'taken over' },
];

const watchVitals = (page: Page, sign: FirstPage['sign']) =>
  page.addInitScript((awaited) => {
    const seen = { lcpMs: 0, cls: 0, blockedMs: 0, shownMs: 0 };
    Object.assign(window, { vitals: seen });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => (seen.lcpMs = startTime));
    watch('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value));
    watch('longtask', ({ duration }) => (seen.blockedMs += Math.max(0, duration - 50)));
    new MutationObserver((changes, observer) => {
      const isThere =
        awaited === 'form'
          ? document.querySelector('input[autocomplete^="username"]') !== null
          : changes.some(({ target, removedNodes }) => (target as Element).id === 'root' && removedNodes.length > 0);
      if (!isThere) return;
      seen.shownMs = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, sign);

/** What was fetched, by address. */
const watchBytes = (session: CDPSession) => {
  const fetched = new Map<string, { kind: string; url: string; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    fetched.set(requestId, { kind: type, url: response.url, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = fetched.get(requestId);
    if (file !== undefined) file.bytes = encodedDataLength;
  });
  return fetched;
};

const FETCHED = `performance.getEntriesByType('resource').map(({ name }) => name)`;
const FETCHED_BEFORE_SHOWN = `performance.getEntriesByType('resource')
  .filter(({ startTime }) => startTime <= window.vitals.shownMs).map(({ name }) => name)`;

/** Directly by the protocol: locators inject scripts into the page, which count as its own long tasks. */
const valueIn = async <Value>(session: CDPSession, expression: string): Promise<Value> => {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as Value;
};

/**
 * A first visit without cache, on this machine or on a slow phone. The page itself says what it asked for before the app
 * was there: on a busy machine what follows comes close behind.
 */
export const firstVisit = async (browser: Browser, { path, sign }: FirstPage, on: 'this machine' | 'slow phone') => {
  const context = await browser.newContext({ viewport: PHONE.viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (on === 'slow phone') await slowPhone(session);
  const fetched = watchBytes(session);
  await watchVitals(page, sign);
  await page.goto(`${origin('tailgate')}${path}`);
  const isShown = () => expect.poll(() => valueIn<number>(session, 'window.vitals.shownMs')).toBeGreaterThan(0);
  if (sign === 'form') await isShown();
  await settled(page);
  const early = new Set(await valueIn<string[]>(session, sign === 'form' ? FETCHED_BEFORE_SHOWN : FETCHED));
  if (sign === 'taken over') {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Shift' });
    await isShown();
    await settled(page);
  }
  const vitals = await valueIn<Vitals>(session, 'window.vitals');
  await context.close();
  const files = [...fetched.values()].filter(({ url }) => early.has(url));
  const weightOf = (wanted: string) => files.reduce((sum, { kind, bytes }) => sum + (kind === wanted ? bytes : 0), 0);
  return { weight: { script: weightOf('Script'), stylesheet: weightOf('Stylesheet') }, vitals };
};
