import { mkdirSync, writeFileSync } from 'node:fs';
import { FIRST_PAGES, firstVisit, type Vitals } from '../../support/people/first-visit.ts';
import { IS_IDLE, marginOf } from '../../support/measuring.ts';
import { median } from '../../support/median.ts';
import { expect, test } from '../../support/screen.ts';

const BLOCKED_MS = 200;
/** Public pages are drawn by the server. */
const LCP_MS = { form: 2000, 'taken over': 1200 };
const SHIFT = 0.05;
const MARGIN = marginOf(10);
const RUNS = IS_IDLE ? 3 : 1;

for (const first of FIRST_PAGES)
  test(`the first visit of ${first.path} is quick on a slow phone`, async ({ browser }) => {
    const runs: Vitals[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push((await firstVisit(browser, first, 'slow phone')).vitals);
    const measured = {
      lcpMs: median(runs.map(({ lcpMs }) => lcpMs)),
      cls: median(runs.map(({ cls }) => cls)),
      blockedMs: median(runs.map(({ blockedMs }) => blockedMs)),
    };
    mkdirSync('../artefacts', { recursive: true });
    const name = first.path === '/' ? 'root' : first.path.slice(1);
    writeFileSync(`../artefacts/first-load-${name}.json`, JSON.stringify({ measured, runs }, null, 2));
    expect(measured.cls).toBeLessThanOrEqual(SHIFT);
    expect(measured.lcpMs).toBeLessThanOrEqual(LCP_MS[first.sign] * MARGIN);
    expect(measured.blockedMs).toBeLessThanOrEqual(BLOCKED_MS * MARGIN);
  });
