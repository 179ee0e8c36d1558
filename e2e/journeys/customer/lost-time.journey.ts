import type { Browser, Page } from '@playwright/test';
import { chooseServices, describePets } from '../../support/steps/booking-steps.ts';
import { comeFrom } from '../../support/from-network.ts';
import { origin } from '../../support/places.ts';
import { QUIET } from '../../support/people/quiet-groomer.ts';
import { expect, test } from '../../support/screen.ts';
import { thumb } from '../../support/steps/thumb.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

const { site, groomer, address } = QUIET;

const timesOf = (page: Page) => page.getByRole('group', { name: `Times with ${groomer.name}` });
const firstTime = (page: Page) => timesOf(page).getByRole('button').first();

const begin = async (page: Page) => {
  await comeFrom(page, 'lostTime');
  await page.goto(`${origin(site)}${groomer.page}`);
  await page.getByRole('link', { name: /^Book/ }).first().tap();
};

/** Somebody else at the same times. */
const rival = async (browser: Browser) => {
  const page = await (
    await browser.newContext({ ...PHONE, reducedMotion: 'reduce', serviceWorkers: 'block' })
  ).newPage();
  await begin(page);
  const by = thumb(page);
  await describePets(page, by, { address, names: ['Rex'] });
  await chooseServices(page, by);
  return page;
};

test('a time that went to somebody else while the network was gone is told with the next ones, and nothing typed is lost', async ({
  browser,
  context,
  expectProblem,
  look,
  page,
}) => {
  expectProblem(/409|ERR_INTERNET_DISCONNECTED/);
  const by = thumb(page);
  await begin(page);
  await describePets(page, by, { address, names: ['Clover'] });
  await chooseServices(page, by);
  const other = await rival(browser);
  const wanted = await firstTime(page).innerText();
  await expect(firstTime(other)).toHaveText(wanted, { useInnerText: true });

  await context.setOffline(true);
  await firstTime(other).tap();
  await expect(other.getByRole('timer')).toContainText('held for you');
  await by.tap(firstTime(page));
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await context.setOffline(false);

  await by.tap(
    timesOf(page)
      .getByRole('button')
      .filter({ hasText: wanted.replaceAll(/\s+/g, ' ') }),
  );
  await expect(page.getByRole('alert').filter({ hasText: 'no longer available' })).toBeVisible();
  await expect(firstTime(page)).not.toHaveText(wanted, { useInnerText: true });
  await expect(page.getByText('Clover', { exact: true })).toBeVisible();
  await look('ordering-time-lost');
  await by.tap(firstTime(page));
  await expect(page.getByRole('timer')).toContainText('held for you');
  await other.context().close();
});
