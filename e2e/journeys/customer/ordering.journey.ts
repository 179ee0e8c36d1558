import type { Page } from '@playwright/test';
import { askForCode, chooseServices, describePets, typeCard } from '../../support/steps/booking-steps.ts';
import { letMeet } from '../../support/held-calls.ts';
import { newNumber } from '../../support/people/phone-numbers.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { thumb, type Thumb } from '../../support/steps/thumb.ts';
import { PHONE } from '../../support/widths.ts';

const site = 'tailgate';
const MOST_TAPS = 25;

test.use(PHONE);
// One after the other: both look at the next free times of the same groomers.
test.describe.configure({ mode: 'default' });

const begin = async (page: Page, by: Thumb, names: readonly string[]) => {
  await page.goto(`${origin(site)}/customer/new`);
  await describePets(page, by, { address: '1600 S Lamar Blvd, Austin, TX 78704', names });
};

test('a visitor books two pets with a new account', { tag: '@critical' }, async ({ page, lookAtEveryWidth }) => {
  const by = thumb(page);

  await test.step('address, pets and services', async () => {
    await begin(page, by, ['Biscuit', 'Mochi']);
    await lookAtEveryWidth('ordering-appointment-details');
    await chooseServices(page, by);
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: 'Full groom' }).first()).toBeChecked();
    await lookAtEveryWidth('ordering-select-services');
    await page.goForward();
  });

  await test.step('a groomer and time, which is held', async () => {
    const times = page.getByRole('group', { name: /^Times with/ }).first();
    await by.tap(times.getByRole('button').first());
    await expect(page.getByRole('timer')).toContainText('held for you');
    await lookAtEveryWidth('ordering-available-providers');
    await times.getByRole('button', { name: /^More/ }).tap();
    await expect(page.getByRole('region', { name: 'Day' })).toBeVisible();
    await lookAtEveryWidth('ordering-more-times');
    await page.getByRole('link', { name: 'Back' }).tap();
    await by.press(/^Continue with/);
  });

  await test.step('something to take along', async () => {
    await expect(page).toHaveURL(/\/ordering\/upsells/);
    await by.tap(page.getByRole('button', { name: /more$/ }).first());
    await expect(page.getByText(/^1 product · \$/)).toBeVisible();
    await lookAtEveryWidth('ordering-upsells');
    await by.press('Continue');
  });

  await test.step('the phone number, with a reload in the middle', async () => {
    await expect(page.getByLabel('Phone number')).toBeVisible();
    await lookAtEveryWidth('ordering-login');
    const readCode = await askForCode(page, by, newNumber('customer'));
    await page.reload();
    await expect(page.getByLabel('Six-digit code')).toBeVisible();
    await lookAtEveryWidth('ordering-verification');
    await by.type(page.getByLabel('Six-digit code'), await readCode());
  });

  await test.step('name and policies, typed again by nobody after a reload', async () => {
    await by.type(page.getByLabel(/^First name/), 'Ava');
    await page.reload();
    await expect(page.getByLabel(/^First name/)).toHaveValue('Ava');
    await by.type(page.getByLabel(/^Last name/), 'Brooks');
    await by.tap(page.getByRole('checkbox', { name: /^I accept/ }));
    await lookAtEveryWidth('ordering-profile');
    await by.press('Continue');
  });

  await test.step('a card, and everything once more', async () => {
    await expect(page).toHaveURL(/\/ordering\/payment/);
    await lookAtEveryWidth('ordering-payment');
    await typeCard(page, by);
    await expect(page.getByRole('timer')).toContainText('left');
    await expect(page.getByRole('link', { name: /^Edit ?products/ })).toBeVisible();
    await lookAtEveryWidth('ordering-summary');
    await by.press('Request booking');
    await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  });

  test.info().annotations.push({ type: 'measured', description: `${by.count()} taps` });
  expect(by.count(), 'taps').toBeLessThan(MOST_TAPS);
  await lookAtEveryWidth('ordering-confirmation');

  await test.step('is in the calendar of the customer', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).tap();
    expect((await download).suggestedFilename()).toBe('appointment.ics');
  });
});

test('of two visitors who tap the same time one gets it, and the other sees other times', async ({
  browser,
  expectProblem,
  page,
}) => {
  expectProblem(/409/);
  const other = await (await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })).newPage();
  const both = [page, other] as const;
  for (const [at, visitor] of both.entries()) {
    const by = thumb(visitor);
    await begin(visitor, by, [`Pepper ${at + 1}`]);
    await chooseServices(visitor, by);
  }
  const timesOf = (visitor: Page) => visitor.getByRole('group', { name: /^Times with/ }).first();
  const firstTime = (visitor: Page) => timesOf(visitor).getByRole('button').first();
  const wanted = (await firstTime(page).innerText()).replaceAll(/\s+/g, ' ');
  await expect(firstTime(other)).toHaveText(wanted, { useInnerText: true });
  await letMeet(both, /\/hold$/);
  await Promise.all(both.map((visitor) => firstTime(visitor).tap()));
  const outcomes = await Promise.all(
    both.map(async (visitor) => {
      const timer = visitor.getByRole('timer');
      const gone = visitor.getByRole('alert').filter({ hasText: 'no longer available' });
      await expect(timer.or(gone).first()).toBeVisible();
      return await timer.isVisible();
    }),
  );
  expect(outcomes.filter(Boolean), 'one of them holds it').toHaveLength(1);
  const loser = both[outcomes.indexOf(false)] ?? other;
  await expect(loser.getByText(/^Pepper/)).toBeVisible();
  await expect(firstTime(loser)).not.toHaveText(wanted, { useInnerText: true });
  await firstTime(loser).tap();
  await expect(loser.getByRole('timer')).toContainText('held for you');
  await other.context().close();
});
