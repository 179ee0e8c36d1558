import type { Locator, Page } from '@playwright/test';
import { localDateAt } from '@tailgate/values';
import { chooseServices, holdFirstTime } from '../../support/steps/booking-steps.ts';
import { origin, WEB_PORT } from '../../support/places.ts';
import { RETURNING, WITHOUT_ADDRESS } from '../../support/people/returning-customer.ts';
import { expect, test } from '../../support/screen.ts';
import { elevenIn } from '../../support/people/seed-visit.ts';
import { signInWithEmail } from '../../support/steps/sign-in.ts';
import { thumb } from '../../support/steps/thumb.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

const { site, customer, groomer, timeZone, visits } = RETURNING;
const MOST_TAPS = 3;
const MOST_TAPS_ELSEWHERE = 8;

const open = async (page: Page, path: string) => {
  await signInWithEmail(page, site, customer);
  await page.goto(`${origin(site)}${path}`);
};

/** What is done to whom: the first two lines of each row. */
const workIn = async (page: Page, list: string): Promise<string[]> => {
  const rows = page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  return (await rows.allInnerTexts()).map((row) => row.split('\n').slice(0, 2).join(': '));
};

test('a returning customer books the same again in three taps', async ({ page, look }) => {
  await open(page, '/customer');
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.tap();
  };
  await expect(page.getByRole('list', { name: 'Book again' })).toContainText(`with ${groomer.business}`);
  await look('customer-home');
  await tap(page.getByRole('link', { name: 'Choose a time' }));
  const time = page
    .getByRole('group', { name: `Times with ${groomer.name}` })
    .getByRole('button')
    .first();
  await expect(time).toBeVisible();
  await look('customer-book-again');
  const wanted = await workIn(page, 'Pets and services');
  expect(wanted).toHaveLength(2);
  await tap(time);
  await expect(page.getByRole('timer')).toContainText('left');
  await tap(page.getByRole('button', { name: 'Request booking' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);

  await test.step('with the same pets, services and groomer', async () => {
    await page.goto(`${origin(site)}/customer/appointments`);
    await page.getByRole('link', { name: /Requested$/ }).tap();
    await expect(page.getByText(new RegExp(`^${groomer.name} answers by`))).toBeVisible();
    const booked = await workIn(page, 'Services');
    expect(booked).toEqual(expect.arrayContaining(wanted));
    expect(booked).toHaveLength(wanted.length + 1);
    expect(booked.join()).toContain(groomer.name);
  });
});

test('a customer books another groomer in at most eight taps, with address, pet and card on file', async ({
  page,
  look,
}) => {
  const { customer: email, pet, address: place, otherGroomer } = WITHOUT_ADDRESS;
  await signInWithEmail(page, WITHOUT_ADDRESS.site, email);
  await page.goto(`${origin(WITHOUT_ADDRESS.site)}/customer`);
  const by = thumb(page);

  await by.tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Book', exact: true }));
  // No address is on file: it is that of the last appointment, and can still be changed.
  const address = page.getByRole('combobox', { name: /^Where should/ });
  await expect(address).toHaveValue(new RegExp(`^${place}`));
  await expect(address).toBeEditable();
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${pet}`) })).toBeChecked();
  await look('customer-book-details');
  await chooseServices(page, by);
  await look('customer-book-groomers');
  await holdFirstTime(page, by, otherGroomer);
  await by.press(/^Continue with/);
  await by.press('No, thanks');
  await expect(page.getByRole('list', { name: 'When and where' })).toContainText(place);
  await expect(page.getByRole('list', { name: 'Payment and cancellation' })).toContainText(/ending \d{4}/);
  await look('customer-book-summary');
  await by.press('Request booking');
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();

  test.info().annotations.push({ type: 'measured', description: `${by.count()} taps` });
  expect(by.count(), 'taps').toBeLessThanOrEqual(MOST_TAPS_ELSEWHERE);
});

test('an appointment is moved, one is canceled for free, and a late one is asked to be canceled', async ({
  page,
  look,
}) => {
  const dialog = page.getByRole('dialog');

  await test.step('a new time is asked for', async () => {
    await open(page, `/customer/appointments/${visits.toMove}`);
    await page.getByRole('button', { name: 'Move appointment' }).tap();
    const day = localDateAt(elevenIn(RETURNING.moveInDays, timeZone), timeZone);
    const named = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
      new Date(day),
    );
    await dialog.getByRole('button', { name: new RegExp(`${named}\\b`) }).tap();
    await dialog.getByRole('button', { name: '4:00 PM', exact: true }).tap();
    await look('customer-move');
    await dialog.getByRole('button', { name: /^Ask for .*4:00 PM$/ }).tap();
    await expect(page.getByText(/^You asked for .*4:00 PM\./)).toBeVisible();
    await expect(page.getByText('New time requested', { exact: true }).first()).toBeVisible();
    await look('customer-move-asked');
  });

  await test.step('far ahead of it canceling is free, and said so before', async () => {
    await page.goto(`${origin(site)}/customer/appointments/${visits.farAhead}`);
    await expect(page.getByText(/^Free cancellation until /)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel appointment' }).tap();
    await expect(dialog).toContainText('Canceling is free');
    await look('customer-cancel-free');
    await dialog.getByRole('button', { name: 'Cancel appointment' }).tap();
    await expect(page.getByText('Canceled. No fee was charged.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel appointment' })).toHaveCount(0);
  });

  await test.step('inside the fee window the fee is said before the groomer is asked', async () => {
    await page.goto(`${origin(site)}/customer/appointments/${visits.soon}`);
    await page.getByRole('button', { name: 'Ask to cancel' }).tap();
    await expect(dialog).toContainText('$30');
    await look('customer-cancel-late');
    await dialog.getByRole('button', { name: 'Ask to cancel' }).tap();
    await expect(page.getByText('Cancellation requested', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^You asked to cancel/)).toBeVisible();
  });
});

test('what a customer says about a visit is on the public page of the groomer', async ({ page, look, request }) => {
  const words = 'Calm and careful: one of them even slept through the nails.';
  /** As a stranger's browser and a search engine get it, before any script has run. */
  const publicPage = async () => {
    const answer = await request.get(`http://127.0.0.1:${WEB_PORT}${groomer.page}`, {
      headers: { host: new URL(origin(site)).host },
    });
    return await answer.text();
  };
  expect(await publicPage()).toContain('5.0');

  await open(page, `/customer/reviews/${visits.done}`);
  await page.getByRole('radio', { name: /^4 of 5/ }).check({ force: true });
  await page.getByLabel(/^Your review/).fill(words);
  await look('customer-review');
  await page.getByRole('button', { name: 'Post review' }).tap();
  await expect(page.getByText(/^Thank you! Your review helps/)).toBeVisible();
  await look('customer-reviewed');

  await expect.poll(publicPage).toContain(words);
  const html = await publicPage();
  expect(html).toContain('4.5');
  expect(html).toContain('2 reviews');
});
