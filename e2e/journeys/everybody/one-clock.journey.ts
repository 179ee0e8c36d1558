import { testNow } from '@tailgate/kit';
import { post } from '../../support/api.ts';
import { askDatabase } from '../../support/ask-database.ts';
import { DEMO_PASSWORD } from '../../support/demo.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { loginOf } from '../../support/steps/sign-in.ts';

const SITE = 'tailgate';
const SESSION_MS = 10 * 60_000;
/** What is told in whole seconds. */
const ROUNDED_MS = 1000;

/** Somebody who is asked for the time answers one between before and after the question. */
const expectRunInstant = async (ask: () => Promise<readonly number[]>): Promise<void> => {
  const before = testNow().getTime();
  const times = await ask();
  const after = testNow().getTime();
  for (const time of times) {
    expect(time).toBeGreaterThanOrEqual(before - ROUNDED_MS);
    expect(time).toBeLessThanOrEqual(after + ROUNDED_MS);
  }
};

test(
  'browsers, server and database are at the instant of the run',
  { tag: '@critical' },
  async ({ browser, context, page }) => {
    await test.step('browsers, also one that a journey opens', async () => {
      const own = await browser.newContext();
      for (const opened of [page, await context.newPage(), await own.newPage()]) {
        await opened.goto(`${origin(SITE)}/login`);
        // real time: of the page, which has been shifted
        await expectRunInstant(() => opened.evaluate(() => [new Date().getTime(), Date.now()]));
      }
      await own.close();
    });

    await test.step('the server, which says when a session ends', () =>
      expectRunInstant(async () => {
        const { email } = loginOf(SITE, 'groomer');
        const { body } = await post('POST /v2/account/sign-in', SITE, {
          email,
          password: DEMO_PASSWORD,
          deviceId: crypto.randomUUID(),
        });
        return [Date.parse(body.expiresAt) - SESSION_MS];
      }));

    await test.step('the database', () =>
      expectRunInstant(async () => [Number(await askDatabase('select extract(epoch from app.now()) * 1000;'))]));
  },
);
