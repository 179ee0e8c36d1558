import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { DEMO_PASSWORD } from '../../support/demo.ts';
import { ACCOUNT_READS, holdCalls } from '../../support/held-calls.ts';
import { marginOf } from '../../support/measuring.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { settled } from '../../support/settled.ts';
import { loginOf } from '../../support/steps/sign-in.ts';
import { slowLine } from '../../support/slow-phone.ts';

const SITE = 'tailgate';
/** From the answer to the log-in until navigation and skeletons are painted. */
const GOAL_MS = 1000;
const MARGIN = marginOf(3);
const PASSWORD_TAKES_MS = 3000;

/** Resolves with the time from the end of the sign-in answer to the frame that shows the shell with its skeletons. */
const msToShell = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const [answer] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/sign-in'));
          const isShown = document.querySelector('nav a') && document.querySelector('main [aria-busy][data-shown]');
          if (answer && isShown)
            requestAnimationFrame(() =>
              setTimeout(() => resolve(performance.now() - (answer as PerformanceResourceTiming).responseEnd)),
            );
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

test('after log-in on a slow line the shell with skeletons is there within a second of the answer', async ({
  page,
}) => {
  await page.goto(`${origin(SITE)}/login`);
  await expect(page.getByLabel('Email or phone')).toBeVisible();
  await settled(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await slowLine(session);
  // A shell that waits for these reads never comes.
  const reads = await holdCalls(page, ACCOUNT_READS);
  await page.getByLabel('Email or phone').fill(loginOf(SITE, 'groomer').email);
  // Nobody types a password faster.
  await page.waitForTimeout(PASSWORD_TAKES_MS);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  const measured = msToShell(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const shellMs = Math.round(await measured);
  expect(reads.count(), 'the account is still being read').toBeGreaterThan(0);
  reads.release();
  mkdirSync('../artefacts', { recursive: true });
  writeFileSync('../artefacts/slow-log-in.json', JSON.stringify({ shellMs }, null, 2));
  expect(shellMs).toBeLessThanOrEqual(GOAL_MS * MARGIN);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    loginOf(SITE, 'groomer').displayName.split(' ')[0] ?? '',
  );
});
