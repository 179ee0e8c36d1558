import type { Browser, Page } from '@playwright/test';
import { chooseServices, describePets, requestBooking } from '../../support/steps/booking-steps.ts';
import { EARLY } from '../../support/people/early-groomer.ts';
import { comeFrom } from '../../support/from-network.ts';
import { handledReports } from '../../support/handled-reports.ts';
import { origin } from '../../support/places.ts';
import { checkScreen, expect, test } from '../../support/screen.ts';
import { signIn, signInWithEmail } from '../../support/steps/sign-in.ts';
import { thumb } from '../../support/steps/thumb.ts';
import { due, groom, sign } from '../../support/steps/van-steps.ts';
import { DESKTOP, PHONE } from '../../support/widths.ts';

test.use(PHONE);

const { site, groomer, address } = EARLY;

const CUSTOMER = { first: 'Noor', last: 'Haddad' } as const;

/** A phone or a desk of one's own. */
const open = async (browser: Browser, size: typeof PHONE | typeof DESKTOP): Promise<Page> =>
  await (await browser.newContext({ ...size, reducedMotion: 'reduce', serviceWorkers: 'block' })).newPage();

/** From the groomer's public page to the request, as somebody nobody knows. */
const book = async (page: Page): Promise<void> => {
  const by = thumb(page);
  await comeFrom(page, 'firstTap');
  await page.goto(`${origin(site)}${groomer.page}`);
  await by.tap(page.getByRole('link', { name: /^Book/ }).first());
  await describePets(page, by, { address, names: ['Biscuit', 'Mochi'] });
  await chooseServices(page, by);
  await requestBooking(page, by, { groomer: groomer.name, customer: CUSTOMER });
};

/** From the first service to the signature; answers what the card was charged. */
const checkOut = async (van: Page): Promise<string> => {
  await groom(van);
  await van.getByRole('link', { name: 'Check out' }).tap();
  await van.getByRole('radio', { name: /^Mastercard ending in 4444/ }).tap();
  await expect(van.getByRole('radio', { name: /^Mastercard ending in 4444/ })).toBeChecked();
  const withoutTip = await due(van).innerText();
  await van.getByRole('button', { name: /^20%/ }).tap();
  await expect(due(van)).not.toHaveText(withoutTip);
  await sign(van);
  const amount = await due(van).innerText();
  await van.getByRole('button', { name: `Complete and charge ${amount}` }).tap();
  await expect(van.getByText(`${amount} charged to the card`)).toBeVisible();
  await checkScreen(van, 'groomer-paid-by-card', false);
  return amount;
};

const readReceipt = async (customer: Page, amount: string): Promise<void> => {
  await expect(customer.getByText('Completed', { exact: true })).toBeVisible();
  await customer.getByRole('button', { name: 'View receipt' }).tap();
  const receipt = customer.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt.getByRole('row', { name: 'Total' })).toContainText(amount);
  await expect(receipt.getByRole('row', { name: 'Tip' })).toBeVisible();
  await expect(receipt.getByRole('table', { name: 'Paid by' })).toContainText('Mastercard ending in 4444');
  await expect(receipt.getByRole('table', { name: 'Paid by' })).toContainText(amount);
};

/** New income is shown with the day on which it can leave. */
const seeItWait = async (van: Page): Promise<void> => {
  await van.goto(`${origin(site)}/groomer/payments`);
  await expect(van.getByRole('list', { name: 'Instant payouts' })).toContainText(/\$[\d,.]+ on \w{3}, /);
  await checkScreen(van, 'groomer-income-waits', false);
};

/** How long new income waits on this site. */
const holdFor = async (desk: Page, days: number): Promise<void> => {
  await desk.goto(`${origin(site)}/staff/taxes`);
  await desk.getByRole('button', { name: 'Change fees' }).click();
  const form = desk.getByRole('dialog', { name: 'Change fees' });
  await form.getByLabel('Instant payout hold').fill(String(days));
  await form.getByRole('button', { name: 'Save fees' }).click();
  await expect(desk.getByText('Fees saved')).toBeVisible();
};

/** All that is owed, at once; answers what the bank gets. */
const payOut = async (van: Page): Promise<string> => {
  await van.goto(`${origin(site)}/groomer/payments`);
  const now = van.getByRole('button', { name: /^Get \$.* now$/ });
  const amount = /\$[\d,.]+\d/.exec(await now.innerText())?.[0] ?? '';
  await now.tap();
  await van
    .getByRole('dialog')
    .getByRole('button', { name: `Send ${amount}` })
    .tap();
  await expect(van.getByText(`${amount} sent to your bank`)).toBeVisible();
  const sent = van.getByRole('listitem').filter({ hasText: 'Instant' }).first();
  await expect(sent).toContainText(amount);
  await expect(sent).toContainText('On its way');
  await expect(van.getByRole('region', { name: 'Balance' })).toContainText('$0.00');
  await checkScreen(van, 'groomer-paid-out', false);
  return amount;
};

/** By its number, as somebody who was asked about it. */
const findOrder = async (desk: Page, id: string): Promise<void> => {
  await desk.goto(`${origin(site)}/staff/orders`);
  await desk.getByRole('searchbox', { name: 'Customer, groomer or order number' }).fill(id);
  // The head of the table is one, too.
  await expect(desk.getByRole('row')).toHaveCount(2);
  await desk.getByRole('row', { name: CUSTOMER.last }).filter({ hasText: 'Complete' }).getByRole('link').click();
  await expect(desk).toHaveURL(new RegExp(`/staff/orders/${id}`));
  await expect(desk.getByText('Ledger balanced')).toBeVisible();
};

test(
  'a stranger books, the groomer comes, is paid by card and by the bank, and everybody sees it on a screen of their own',
  { tag: '@critical' },
  async ({ browser, look, page: customer }) => {
    const van = await open(browser, PHONE);
    await signInWithEmail(van, site, groomer.email);
    await van.goto(`${origin(site)}/groomer`);

    await test.step('booked', async () => {
      await book(customer);
      await customer.getByRole('link', { name: 'Go to my appointments' }).tap();
      await customer.getByRole('link', { name: 'View appointment' }).tap();
      await expect(customer.getByText('Requested', { exact: true })).toBeVisible();
    });
    const id = new URL(customer.url()).pathname.split('/').at(-1) ?? '';

    await test.step('accepted: the request arrives at the van, and the answer at the customer’s, without a reload', async () => {
      await van
        .getByRole('list', { name: 'Requests' })
        .getByRole('button', { name: /^Accept / })
        .tap();
      await expect(customer.getByText('Confirmed', { exact: true })).toBeVisible();
    });

    await test.step('on the way', async () => {
      await van.goto(`${origin(site)}/groomer/appointments/${id}`);
      await van.getByRole('button', { name: 'On my way' }).tap();
      await expect(customer.getByText(`${groomer.name} is on the way`)).toBeVisible();
      await look('customer-on-the-way');
    });

    const amount = await test.step('groomed and paid by card, with a tip', () => checkOut(van));

    await test.step('the receipt, still without a reload', async () => {
      await readReceipt(customer, amount);
      await look('customer-receipt');
    });

    const desk = await open(browser, DESKTOP);
    await test.step('staff find the order, paid and not paid out', async () => {
      await signIn(desk, site, 'staff');
      await findOrder(desk, id);
      await expect(desk.getByRole('heading', { name: /^Charge .* charged / })).toContainText(amount);
      await expect(desk.getByText('Customer paid').locator('xpath=..')).toContainText(amount);
      await expect(desk.getByRole('table', { name: 'Ledger entries of the payout' })).toHaveCount(0);
    });

    await test.step('the money waits, until staff let new income leave at once', async () => {
      await seeItWait(van);
      await holdFor(desk, 0);
    });

    const sent = await test.step('paid out, and the bank’s report is handled', async () => {
      const paid = await payOut(van);
      await expect.poll(() => handledReports(groomer.email)).toContain('payout.paid');
      return paid;
    });

    await test.step('staff see the payout', async () => {
      await holdFor(desk, 2);
      await findOrder(desk, id);
      await expect(desk.getByRole('heading', { name: /^Payout / })).toContainText(sent);
      await expect(desk.getByRole('table', { name: 'Ledger entries of the payout' })).toContainText(sent);
      await expect(desk.getByText('Ledger balanced')).toBeVisible();
      await checkScreen(desk, 'staff-order-paid-out', false);
    });

    await desk.context().close();
    await van.context().close();
  },
);
