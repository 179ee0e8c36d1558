// From a visitor's click to free times on the screen, in a real browser with the built web and one API process, in a
// site with many providers. The goal is a time, so it needs an idle machine.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { chromiumLaunch, clockOffsetMs, REPOSITORY_ROOT, shiftDate } from '@tailgate/kit';
import { startApiProcess } from '../profile-read/start-api-process.ts';
import { quantileOf } from '../rounds.ts';
import { openSearchWorld } from '../search/world.ts';
import { measureClick, type Click } from './measure-click.ts';
import { prepareVisitors } from './sessions.ts';

const PROVIDERS = 10_000;
const CLICKS = 120;
/** Plans, caches and compiled code are those of a running server then. */
const WARM_UP = 15;
const GOAL_MS = 500;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const WEB_DIST = join(REPOSITORY_ROOT, 'apps/web/dist');
if (!existsSync(join(WEB_DIST, 'index.html'))) {
  console.error('The web is not built: npm run build -w @tailgate/web');
  process.exit(1);
}

clockOffsetMs();
const world = await openSearchWorld(PROVIDERS);
const api = await startApiProcess(world.api, [], { WEB_DIST });
const browser = await chromium.launch(chromiumLaunch());
try {
  const sessions = await prepareVisitors(world, WARM_UP + CLICKS);
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await context.addInitScript(shiftDate, clockOffsetMs());
  const page = await context.newPage();
  const clicks: Click[] = [];
  console.log(`clicks: ${PROVIDERS} providers; load average before: ${(loadavg()[0] ?? 0).toFixed(2)}`);
  for (const sessionId of sessions) clicks.push(await measureClick(page, api.url, sessionId));
  const warm = clicks.slice(WARM_UP);
  const describe = (name: string, of: (click: Click) => number) => {
    const values = warm.map(of);
    const [p50, p95, max] = [0.5, 0.95, 1].map((share) => quantileOf(values, share).toFixed(0));
    console.log(`${name.padEnd(44)} p50 ${p50} ms, p95 ${p95} ms, max ${max} ms`);
  };
  console.log(
    `${warm.length} clicks, ${quantileOf(
      warm.map(({ groomers }) => groomers),
      0.5,
    )} groomers in the middle`,
  );
  describe('click until the list is asked for', ({ askedAfter }) => askedAfter);
  describe('the answer of the API', ({ answeredWithin }) => answeredWithin);
  describe('the answer until times are painted', (click) =>
    click.milliseconds - click.askedAfter - click.answeredWithin);
  describe('click until times are painted', ({ milliseconds }) => milliseconds);
  const p95 = quantileOf(
    warm.map(({ milliseconds }) => milliseconds),
    0.95,
  );
  const isMet = p95 <= GOAL_MS;
  console.log(`${isMet ? 'met   ' : 'MISSED'} p95 from click to painted times: ${p95.toFixed(0)} ms (≤ ${GOAL_MS})`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await browser.close();
  await api.stop();
  await world.close();
}
