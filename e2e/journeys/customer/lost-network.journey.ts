import type { Locator, Page } from '@playwright/test';
import { describePets } from '../../support/steps/booking-steps.ts';
import { comeFrom } from '../../support/from-network.ts';
import { newNumber } from '../../support/people/phone-numbers.ts';
import { origin, WEB_PORT } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signInWithEmail } from '../../support/steps/sign-in.ts';
import { textedCode } from '../../support/steps/texted-code.ts';
import { thumb, type Thumb } from '../../support/steps/thumb.ts';
import { cardFields, typeIntoFields } from '../../support/steps/typed-card.ts';
import { UNREACHED } from '../../support/people/unreached-groomer.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

const { site, groomer, address } = UNREACHED;
const CUSTOMER = { first: 'Imani', last: 'Velez', gate: 'Gate 4417, park behind the oak' } as const;
const PETS = ['Clover', 'Fern'] as const;
const NOTE = 'Fern hides under the bed: please ring twice.';

/** The network goes away right before the action that saves, the screen says so, and the network comes back. */
const withoutNetwork = async (page: Page, save: () => Promise<void>): Promise<void> => {
  await page.context().setOffline(true);
  await save();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  const isBack = page.waitForResponse((answer) => answer.url().endsWith('/v2/health') && answer.ok());
  await page.context().setOffline(false);
  await isBack;
};

/** The server does what it is asked, and its answer is lost on the way. */
const loseAnswer = async (page: Page, call: RegExp): Promise<void> => {
  await page.route(
    call,
    async (route) => {
      const { host, pathname } = new URL(route.request().url());
      // The system's resolver knows no sites below localhost.
      const url = `http://127.0.0.1:${WEB_PORT}${pathname}`;
      const answer = await route.fetch({ url, headers: { ...(await route.request().allHeaders()), host } });
      expect(answer.ok(), 'the server has carried it out').toBe(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
};

const firstTime = (page: Page): Locator =>
  page
    .getByRole('group', { name: `Times with ${groomer.name}` })
    .getByRole('button')
    .first();

/** Pets, services and a time. */
const choose = async (page: Page, by: Thumb): Promise<void> => {
  await describePets(page, by, { address, names: PETS });
  await withoutNetwork(page, () => by.press('Choose services'));
  for (const [at, name] of PETS.entries())
    await expect(page.getByRole('textbox', { name: /^Pet name/ }).nth(at)).toHaveValue(name);
  await by.press('Choose services');

  const services = page.getByRole('group', { name: `Services for ${PETS[0]}` }).getByRole('checkbox');
  await expect(page.getByText(/groomers?$/)).toBeVisible();
  await withoutNetwork(page, () => by.tap(services.last()));
  await expect(services.last()).toBeChecked();
  await by.press('See groomers and times');

  await expect(firstTime(page)).toBeVisible();
  await withoutNetwork(page, () => by.tap(firstTime(page)));
  await by.tap(firstTime(page));
  await expect(page.getByRole('timer')).toContainText('held for you');
  await by.press(/^Continue with/);
};

/** Phone, code and name, with a reload in the middle. */
const introduce = async (page: Page, by: Thumb): Promise<void> => {
  const phone = newNumber('customer');
  const readCode = await textedCode(phone);
  await by.type(page.getByLabel('Phone number'), phone);
  await withoutNetwork(page, () => by.press('Text me a code'));
  await expect(page.getByLabel('Phone number')).toHaveValue(/^\(512\)/);
  await by.press('Text me a code');

  const code = page.getByLabel('Six-digit code');
  await expect(code).toBeVisible();
  await withoutNetwork(page, async () => by.type(code, await readCode()));
  await expect(code).toHaveValue(/^\d{6}$/);
  await by.press('Continue');

  await by.type(page.getByLabel(/^First name/), CUSTOMER.first);
  await by.type(page.getByLabel(/^Gate code/), CUSTOMER.gate);
  await page.reload();
  await by.type(page.getByLabel(/^Last name/), CUSTOMER.last);
  await by.tap(page.getByRole('checkbox', { name: /^I accept/ }));
  await withoutNetwork(page, () => by.press('Continue'));
  await expect(page.getByLabel(/^First name/)).toHaveValue(CUSTOMER.first);
  await expect(page.getByLabel(/^Last name/)).toHaveValue(CUSTOMER.last);
  await expect(page.getByLabel(/^Gate code/)).toHaveValue(CUSTOMER.gate);
  await by.press('Continue');
};

/** The card, and the request. */
const request = async (page: Page, by: Thumb): Promise<void> => {
  await typeIntoFields(page, by);
  await withoutNetwork(page, () => by.press('Save card'));
  await expect(cardFields(page).getByLabel('Card number')).toHaveValue(/4444$/);
  await by.press('Save card');

  await expect(page.getByText(/ending 4444$/)).toBeVisible();
  await by.type(page.getByLabel(/^Note for/), NOTE);
  await withoutNetwork(page, () => by.press('Request booking'));
  await loseAnswer(page, /\/place-order$/);
  await by.press('Request booking');
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel(/^Note for/)).toHaveValue(NOTE);
  await by.press('Request booking');
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
};

test('a visitor whose network goes away at every step loses nothing typed, and books once', async ({
  browser,
  expectProblem,
  look,
  page,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const by = thumb(page);
  await comeFrom(page, 'lostNetwork');
  await page.goto(`${origin(site)}${groomer.page}`);
  await by.tap(page.getByRole('link', { name: /^Book/ }).first());

  await test.step('pets, services and a time', () => choose(page, by));
  await test.step('phone, code and name', () => introduce(page, by));
  await test.step('card and request', () => request(page, by));

  await test.step('the customer has one appointment', async () => {
    await page.goto(`${origin(site)}/customer/appointments`);
    await expect(page.getByRole('link', { name: /Requested$/ })).toHaveCount(1);
    await look('customer-after-lost-network');
  });

  await test.step('the groomer has one request, with everything that was typed', async () => {
    const van = await (
      await browser.newContext({ ...PHONE, reducedMotion: 'reduce', serviceWorkers: 'block' })
    ).newPage();
    await signInWithEmail(van, site, groomer.email);
    await van.goto(`${origin(site)}/groomer`);
    const requests = van.getByRole('list', { name: 'Requests' }).getByRole('listitem');
    await expect(requests).toHaveCount(1);
    await requests.getByRole('link').first().tap();
    for (const typed of [...PETS, CUSTOMER.gate, NOTE]) await expect(van.getByText(typed).first()).toBeVisible();
    await van.context().close();
  });
});
