import type { Browser, Page } from '@playwright/test';
import { localDateAt } from '@tailgate/values';
import { letMeet } from '../../support/held-calls.ts';
import { NEIGHBORS } from '../../support/people/neighbors.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { elevenIn } from '../../support/people/seed-visit.ts';
import { signIn, signInWithEmail } from '../../support/steps/sign-in.ts';

const { site, seller, buyer, jobCity, timeZone, tradeInDays, tradeCity } = NEIGHBORS;

/** `2026-11-26`, where the groomers are. */
const dateOfTrade = () => localDateAt(elevenIn(tradeInDays, timeZone), timeZone);

/** A window of its own for each of the two. */
const openSchedule = async (browser: Browser, email: string): Promise<Page> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  await signInWithEmail(context, site, email);
  const page = await context.newPage();
  await page.goto(`${origin(site)}/groomer/appointments`);
  return page;
};

test('a job goes to one of two groomers who grab it at once', async ({ browser }) => {
  const pages = await Promise.all([seller, buyer].map(({ email }) => openSchedule(browser, email)));
  for (const page of pages) {
    await page.getByRole('tab', { name: /Grab it$/ }).click();
    await page.getByRole('button', { name: `Grab it job in ${jobCity}` }).click();
    await expect(page.getByRole('dialog')).toContainText(jobCity);
  }
  await letMeet(pages, /\/grab-it\/jobs$/);
  await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Grab job' }).click()));
  const won = 'The job is yours';
  const lost = 'Another groomer took this job, or the customer canceled it.';
  const said = await Promise.all(
    pages.map(async (page) => {
      const toast = page.getByText(won).or(page.getByText(lost));
      await expect(toast).toBeVisible();
      return await toast.textContent();
    }),
  );
  expect(said.toSorted()).toEqual([lost, won]);
  for (const page of pages) await expect(page.getByText(new RegExp(`^${jobCity}`))).toHaveCount(0);
  await Promise.all(pages.map((page) => page.context().close()));
});

test('a trade is offered in one browser and accepted in another', { tag: '@critical' }, async ({ browser }) => {
  const [sold, bought] = await Promise.all([openSchedule(browser, seller.email), openSchedule(browser, buyer.email)]);
  await expect(bought.getByRole('tab', { name: /Trades$/ })).toHaveCount(0);

  await test.step('offered', async () => {
    await sold.goto(`${origin(site)}/groomer/appointments?view=list&status=accepted&date=${dateOfTrade()}`);
    await sold
      .getByRole('row', { name: new RegExp(tradeCity) })
      .getByRole('link')
      .first()
      .click();
    await sold.getByRole('button', { name: 'Offer trade' }).click();
    const dialog = sold.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Partner' }).fill(buyer.name);
    await sold.getByRole('option', { name: new RegExp(buyer.name) }).click();
    await dialog.getByRole('textbox', { name: /^Note/ }).fill('Closer to you');
    await dialog.getByRole('button', { name: 'Offer trade' }).click();
    await expect(sold.getByText(/^Offered to a partner/)).toBeVisible();
  });

  await test.step('shown to the partner without a reload, and accepted', async () => {
    await bought.getByRole('tab', { name: /Trades$/ }).click();
    await expect(bought.getByText(`${seller.name} offers`)).toBeVisible();
    await bought.getByRole('button', { name: `Accept trade of ${seller.name}` }).click();
    await bought.getByRole('dialog').getByRole('button', { name: 'Accept trade' }).click();
    await expect(bought.getByText('The appointment is yours')).toBeVisible();
  });

  await test.step('gone for the seller without a reload', async () => {
    await expect(sold.getByRole('heading', { name: 'Appointment not found' })).toBeVisible();
  });
  await Promise.all([sold, bought].map((page) => page.context().close()));
});

test('a groomer accepts another time that a customer asks for', async ({ page }) => {
  await signIn(page, site, 'groomer');
  await page.goto(`${origin(site)}/groomer/appointments`);
  await page.getByRole('tab', { name: /Reschedule$/ }).click();
  const card = page.getByRole('list', { name: 'Reschedule' }).getByRole('listitem');
  await expect(card).toContainText('Asks for');
  await card.getByRole('button', { name: /^Accept new time of / }).click();
  await expect(page.getByText('Moved to the new time')).toBeVisible();
  await expect(page.getByRole('tab', { name: /Reschedule$/ })).toHaveCount(0);
});
