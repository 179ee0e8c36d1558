import type { Locator } from '@playwright/test';
import { testNow } from '@tailgate/kit';
import { instantOf, localDateAt } from '@tailgate/values';
import { setClockOf } from '../../support/contexts.ts';
import { ANXIOUS } from '../../support/people/anxious-pets.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';
import { due, sign } from '../../support/steps/van-steps.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

const { site, timeZone: TIME_ZONE } = ANXIOUS;
const SIX_IN_THE_MORNING = 6 * 60;
/** A white pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

/** Counts what a groomer with wet hands has to press. */
const counter = () => {
  let count = 0;
  return {
    tap: async (what: Locator) => {
      await what.click();
      count += 1;
    },
    taken: () => count,
  };
};

test(
  'a day of a groomer, from home to the next stop, on a phone',
  { tag: '@critical' },
  async ({ page, look, lookAtEveryWidth }) => {
    // Whenever this runs, the day begins: in the evening there is no next stop any more.
    await setClockOf(page, instantOf(localDateAt(testNow(), TIME_ZONE), SIX_IN_THE_MORNING, TIME_ZONE));
    await signIn(page, site, 'groomer');
    await page.goto(`${origin(site)}/groomer`);
    const stops = page.getByRole('list', { name: 'Today’s stops' });

    await test.step('home shows the route with drives', async () => {
      await expect(page.getByRole('heading', { name: 'Today’s route' })).toBeVisible();
      await expect(stops.getByText(/^Drive \d+ min/).first()).toBeVisible();
      await look('groomer-home-route');
    });

    await test.step('what is to be known of the next pets is said in words, without scrolling', async () => {
      const words = stops
        .getByRole('list', { name: /^Alerts for/ })
        .getByText(/ can be anxious or aggressive$/)
        .first();
      await expect(words).toBeVisible();
      const [alert, tabs] = await Promise.all([
        words.boundingBox(),
        page.getByRole('navigation', { name: 'Main' }).boundingBox(),
      ]);
      expect(await page.evaluate(() => scrollY), 'nobody has scrolled').toBe(0);
      expect(alert && alert.y + alert.height, 'end of the alert, above the tab bar').toBeLessThanOrEqual(tabs?.y ?? 0);
    });

    await test.step('a request is accepted in at most two taps', async () => {
      const { tap, taken } = counter();
      const accept = page.getByRole('list', { name: 'Requests' }).getByRole('button', { name: /^Accept / });
      const waiting = await accept.count();
      await tap(accept.first());
      await expect(accept).toHaveCount(waiting - 1);
      expect(taken()).toBeLessThanOrEqual(2);
    });

    await test.step('the customer learns of a delay in two taps', async () => {
      const { tap, taken } = counter();
      await tap(page.getByRole('button', { name: 'Running late' }));
      await tap(page.getByRole('button', { name: '15 min' }));
      await expect(page.getByText(/was told that you’re running late$/)).toBeVisible();
      expect(taken()).toBe(2);
    });

    await test.step('at the van: start, notes with a photo, and end', async () => {
      await stops.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/groomer\/appointments\/[\da-f-]+$/);
      await page
        .getByRole('button', { name: /^Start / })
        .first()
        .click();
      await expect(page.getByRole('timer')).toBeVisible();
      const { tap, taken } = counter();
      const note = page.getByRole('textbox', { name: /^Notes about / }).first();
      await tap(note);
      await note.fill('Number 4 on the body, a little nervous at the dryer.');
      const after = page.getByRole('group', { name: / after$/ }).first();
      const chooser = page.waitForEvent('filechooser');
      await tap(after.getByRole('button', { name: 'Choose photo' }));
      await (await chooser).setFiles({ name: 'after.png', mimeType: 'image/png', buffer: PHOTO });
      await expect(page.getByText('Saved').first()).toBeVisible();
      await expect(after.getByRole('button', { name: /^Remove / })).toBeVisible();
      await lookAtEveryWidth('groomer-appointment-at-the-van');
      const open = page.getByRole('button', { name: /^Finish / });
      while ((await open.count()) > 0) {
        await tap(open.first());
        await expect(page.getByRole('button', { name: /^Reopen / }).first()).toBeVisible();
      }
      expect(taken()).toBeLessThanOrEqual(4);
    });

    await test.step('the visit is checked out in cash, with a tip and a signature, in at most eight taps', async () => {
      const { tap, taken } = counter();
      await tap(page.getByRole('link', { name: 'Check out' }));
      await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
      const before = await due(page).innerText();
      await tap(page.getByRole('button', { name: /^20%/ }));
      await expect(due(page)).not.toHaveText(before);
      await tap(page.getByRole('radio', { name: /^Cash/ }));
      await lookAtEveryWidth('groomer-appointment-checkout');
      await sign(page);
      const amount = await due(page).innerText();
      await tap(page.getByRole('button', { name: `Complete with ${amount} in cash` }));
      await expect(page).toHaveURL(/\/success$/);
      await expect(page.getByText(`${amount} paid in cash`)).toBeVisible();
      expect(taken()).toBeLessThanOrEqual(8);
      await lookAtEveryWidth('groomer-appointment-success');
    });

    await test.step('what is next, and what was done', async () => {
      const url = page.url().replace(/\/success$/, '');
      await page.goto(`${url}/next`);
      await expect(page.getByRole('list', { name: 'Next stop' })).toBeVisible();
      await lookAtEveryWidth('groomer-appointment-next');
      await page.goto(`${url}/summary`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await lookAtEveryWidth('groomer-appointment-summary');
    });
  },
);
