import type { Browser, CDPSession, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { median } from './median.ts';
import { origin } from './places.ts';
import { expect } from './screen.ts';
import { settled } from './settled.ts';
import { slowPhone } from './slow-phone.ts';
import { PHONE } from './widths.ts';

const KILOBYTE = 1000;
/**
 * What the first visit may cost before any interaction, as it travels, headers included. Of the scripts' 145 kB React
 * alone is 58. Screens below the area of a role add nothing; other additions must be compensated elsewhere.
 */
const WEIGHT = { script: 145 * KILOBYTE, stylesheet: 30 * KILOBYTE };
/**
 * Bytes and layout shifts are exact on any machine. Times are not: the short form only notices a page that became
 * several times slower; the long form, for an idle machine, checks the goals themselves.
 */
const IS_LONG = process.env['E2E_LONG'] !== undefined;
const MARGIN = IS_LONG ? 1 : 10;
const RUNS = IS_LONG ? 3 : 1;

interface Vitals {
  lcpMs: number;
  cls: number;
  blockedMs: number;
  shownMs: number;
}

/** What says that the app is there: its form, or that it has replaced what the server drew, once it was touched. */
export type Sign = 'form' | 'taken over';

const watchVitals = (page: Page, sign: Sign) =>
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

const PATIENCE_MS = 30_000;
const FETCHED = `performance.getEntriesByType('resource').map(({ name }) => name)`;
const FETCHED_BEFORE_SHOWN = `performance.getEntriesByType('resource')
  .filter(({ startTime }) => startTime <= window.vitals.shownMs).map(({ name }) => name)`;

/** Directly by the protocol: locators inject scripts into the page, which count as its own long tasks. */
const valueIn = async <Value>(session: CDPSession, expression: string): Promise<Value> => {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as Value;
};

/** A first visit without cache. The page itself says what it asked for before the app was there: on a busy machine what follows comes close behind. */
const firstVisit = async (browser: Browser, { path, sign }: { path: string; sign: Sign }, isSlow: boolean) => {
  const context = await browser.newContext({ viewport: PHONE.viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isSlow) await slowPhone(session);
  const fetched = watchBytes(session);
  await watchVitals(page, sign);
  await page.goto(`${origin('tailgate')}${path}`);
  const isShown = () =>
    expect.poll(() => valueIn<number>(session, 'window.vitals.shownMs'), { timeout: PATIENCE_MS }).toBeGreaterThan(0);
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

/** Visits a page for the first time, and checks what that costs. */
export const expectLightAndQuick = async (
  browser: Browser,
  visit: { path: string; sign: Sign },
  goal: { lcpMs: number; cls: number; blockedMs: number },
): Promise<void> => {
  const { weight } = await firstVisit(browser, visit, false);
  const runs: Vitals[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push((await firstVisit(browser, visit, true)).vitals);
  const measured = {
    lcpMs: median(runs.map(({ lcpMs }) => lcpMs)),
    cls: median(runs.map(({ cls }) => cls)),
    blockedMs: median(runs.map(({ blockedMs }) => blockedMs)),
  };
  mkdirSync('../artefacts', { recursive: true });
  const name = visit.path === '/' ? 'root' : visit.path.slice(1);
  writeFileSync(`../artefacts/first-load-${name}.json`, JSON.stringify({ weight, measured, runs }, null, 2));
  expect(weight.script, 'scripts').toBeLessThanOrEqual(WEIGHT.script);
  expect(weight.stylesheet, 'styles').toBeLessThanOrEqual(WEIGHT.stylesheet);
  expect(measured.cls).toBeLessThanOrEqual(goal.cls);
  expect(measured.lcpMs).toBeLessThanOrEqual(goal.lcpMs * MARGIN);
  expect(measured.blockedMs).toBeLessThanOrEqual(goal.blockedMs * MARGIN);
};
