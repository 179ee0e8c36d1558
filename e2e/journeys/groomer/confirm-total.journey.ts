import type { Browser, Page } from '@playwright/test';
import { VAN } from '../../support/people/van-visits.ts';
import { origin } from '../../support/places.ts';
import { checkEveryWidth, expect, test } from '../../support/screen.ts';
import { signInWithEmail } from '../../support/steps/sign-in.ts';
import { phoneOf, textedLink } from '../../support/steps/texted-link.ts';
import { due, groom, sign } from '../../support/steps/van-steps.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

/** At the checkout, with a charge far beyond the estimate, to be paid by the card on file. */
const openBeyondEstimate = async (page: Page, visit: string): Promise<void> => {
  await signInWithEmail(page, VAN.site, VAN.groomer);
  await page.goto(`${origin(VAN.site)}/groomer/appointments/${visit}`);
  await groom(page);
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByRole('radio', { name: /^Visa ending in 4242/ }).click();
  await expect(page.getByRole('button', { name: /^Complete and charge / })).toBeVisible();
  await page.getByRole('button', { name: 'Add custom item' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What for').fill('Severe matting');
  await dialog.getByLabel('Amount').fill('180');
  await dialog.getByRole('button', { name: 'Add charge' }).click();
  await expect(dialog).toBeHidden();
};

/** The customer on a phone of their own, with the link of the text. */
const openLink = async (browser: Browser, path: string): Promise<Page> => {
  const customer = await (await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })).newPage();
  await customer.goto(`${origin(VAN.site)}${path}`);
  await expect(customer.getByRole('heading', { level: 1, name: /^Confirm \$[\d.]+ for / })).toBeVisible();
  return customer;
};

test('more than the estimate is charged only once the customer confirmed it by the link', async ({
  browser,
  page,
  lookAtEveryWidth,
}) => {
  const visit = VAN.visits.moreThanAgreed;
  await openBeyondEstimate(page, visit);
  await sign(page);
  await expect(page.getByText(/ agreed to at most \$[\d.]+ plus a tip of up to \$[\d.]+\.$/)).toBeVisible();
  await lookAtEveryWidth('groomer-checkout-beyond-estimate');
  const amount = await due(page).innerText();
  const readLink = await textedLink(await phoneOf(visit), 'confirm');
  await page.getByRole('button', { name: new RegExp(`^Ask \\w+ to confirm \\${amount}$`) }).click();
  await expect(page.getByText(/^Waiting for \w+ to confirm .* The link works for 24 hours\.$/)).toBeVisible();
  await lookAtEveryWidth('groomer-checkout-waiting');

  const customer = await openLink(browser, await readLink());
  await expect(customer.getByText('Severe matting')).toBeVisible();
  await expect(customer.getByText(/^Without your confirmation, .* tip included\.$/)).toBeVisible();
  await checkEveryWidth(customer, 'confirm-total');
  await customer.getByRole('button', { name: `Confirm ${amount}` }).click();
  await expect(customer.getByRole('heading', { level: 1, name: 'Confirmed. Thank you!' })).toBeVisible();

  await expect(page.getByText(new RegExp(`^\\w+ confirmed \\${amount}\\.$`))).toBeVisible();
  await lookAtEveryWidth('groomer-checkout-confirmed');
  await page.getByRole('button', { name: `Complete and charge ${amount}` }).click();
  await expect(page.getByText(`${amount} charged to the card`)).toBeVisible();
});

test('a declined total is not charged, and cash is taken instead', async ({ browser, page, lookAtEveryWidth }) => {
  const visit = VAN.visits.declinedTotal;
  await openBeyondEstimate(page, visit);
  const readLink = await textedLink(await phoneOf(visit), 'confirm');
  await page.getByRole('button', { name: /^Ask / }).click();

  const customer = await openLink(browser, await readLink());
  await customer.getByRole('button', { name: 'Decline' }).click();
  const dialog = customer.getByRole('dialog', { name: 'Decline this total?' });
  await dialog.getByRole('button', { name: /^Decline \$/ }).click();
  await expect(customer.getByRole('heading', { level: 1, name: 'Declined' })).toBeVisible();

  await expect(page.getByRole('alert').filter({ hasText: / declined \$/ })).toBeVisible();
  await lookAtEveryWidth('groomer-checkout-declined');
  await page.getByRole('radio', { name: /^Cash/ }).click();
  await sign(page);
  await page.getByRole('button', { name: /in cash$/ }).click();
  await expect(page.getByText(/paid in cash$/)).toBeVisible();
});
