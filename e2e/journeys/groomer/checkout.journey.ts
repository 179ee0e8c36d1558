import type { Locator, Page } from '@playwright/test';
import { keptInBrowser } from '../../support/kept-in-browser.ts';
import { origin } from '../../support/places.ts';
import { checkEveryWidth, expect, test } from '../../support/screen.ts';
import { noteSent, pathOf } from '../../support/sent-requests.ts';
import { choosePhoto } from '../../support/steps/settings-form.ts';
import { signInWithEmail } from '../../support/steps/sign-in.ts';
import { phoneOf, textedLink } from '../../support/steps/texted-link.ts';
import {
  answerBank,
  CONFIRMED_CARD,
  keyboard,
  pressBelowFields,
  TYPED_CARD_SHAPES,
  typeIntoFields,
} from '../../support/steps/typed-card.ts';
import { due, groom, sign } from '../../support/steps/van-steps.ts';
import { VAN } from '../../support/people/van-visits.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

const open = async (page: Page, visit: string) => {
  await signInWithEmail(page, VAN.site, VAN.groomer);
  await page.goto(`${origin(VAN.site)}/groomer/appointments/${visit}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading');
};

test(
  'two pets with coupon, gift card, tip and signature are checked out in at most eight taps',
  { tag: '@critical' },
  async ({ page }) => {
    await open(page, VAN.visits.twoPets);
    await groom(page);
    let taps = 0;
    const tap = async (what: Locator) => {
      await what.click();
      taps += 1;
    };
    /** A code is typed and sent with the key of the keyboard. */
    const enter = async (label: string, code: string) => {
      const before = await due(page).innerText();
      const field = page.getByLabel(label, { exact: true });
      await tap(field);
      await field.pressSequentially(code);
      await field.press('Enter');
      await expect(due(page)).not.toHaveText(before);
    };
    await tap(page.getByRole('link', { name: 'Check out' }));
    await expect(due(page)).toBeVisible();
    await enter('Coupon', VAN.coupon);
    await enter('Gift card', VAN.giftCard);
    const before = await due(page).innerText();
    await tap(page.getByRole('button', { name: /^20%/ }));
    await expect(due(page)).not.toHaveText(before);
    await tap(page.getByRole('radio', { name: /^Visa ending in 4242/ }));
    await sign(page);
    taps += 1;
    const amount = await due(page).innerText();
    await tap(page.getByRole('button', { name: `Complete and charge ${amount}` }));
    await expect(page).toHaveURL(/\/success$/);
    await expect(page.getByText(`${amount} charged to the card`)).toBeVisible();
    expect(taps).toBeLessThanOrEqual(8);
  },
);

test('a saved card with a tip is checked out in five taps', async ({ page }) => {
  await open(page, VAN.visits.savedCard);
  await groom(page);
  let taps = 0;
  const tap = async (what: Locator) => {
    await what.click();
    taps += 1;
  };
  await tap(page.getByRole('link', { name: 'Check out' }));
  const before = await due(page).innerText();
  await tap(page.getByRole('button', { name: /^20%/ }));
  await expect(due(page)).not.toHaveText(before);
  await tap(page.getByRole('radio', { name: /^Visa ending in 4242/ }));
  await sign(page);
  taps += 1;
  const amount = await due(page).innerText();
  await tap(page.getByRole('button', { name: `Complete and charge ${amount}` }));
  await expect(page.getByText(`${amount} charged to the card`)).toBeVisible();
  expect(taps).toBe(5);
});

test('a declined card is told in words, and cash is taken instead', async ({ page, expectProblem }) => {
  expectProblem(/402/);
  await open(page, VAN.visits.declined);
  await groom(page);
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByRole('radio', { name: /^Visa ending in 9995/ }).click();
  await sign(page);
  await page.getByRole('button', { name: /^Complete and charge / }).click();
  await expect(page.getByRole('alert').filter({ hasText: /declined|funds/i })).toBeVisible();
  await page.getByRole('radio', { name: /^Cash/ }).click();
  await page.getByRole('button', { name: /in cash$/ }).click();
  await expect(page.getByText(/paid in cash$/)).toBeVisible();
});

test('RL-orders-13 a no-show is recorded with a photo, and the card is charged', async ({ page, lookAtEveryWidth }) => {
  await open(page, VAN.visits.noShow);
  await page.getByRole('link', { name: 'No-show' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No-show' })).toBeVisible();
  await page.getByLabel('Fee').fill('60');
  await choosePhoto(page, 'Photo');
  await lookAtEveryWidth('groomer-no-show');
  await page.getByRole('button', { name: 'Charge $60.00' }).click();
  await expect(page.getByText(/^Visa ending in 4242 is charged now/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Charge $60.00' }).click();
  await expect(page.getByText('$60.00 charged to the card')).toBeVisible();
  await expect(page.getByText('1 photo')).toBeVisible();
  await lookAtEveryWidth('groomer-no-show-recorded');
});

test('a card number goes from fields of the card processor to the card processor, and to nobody else', async ({
  page,
  lookAtEveryWidth,
}) => {
  const { toUs, elsewhere, printed } = noteSent(page, VAN.site);
  await open(page, VAN.visits.newCard);
  await groom(page);
  await page.getByRole('link', { name: 'Check out' }).click();
  await expect(page.getByText(/^No card on file/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a card' }).click();
  const dialog = page.getByRole('dialog');
  await typeIntoFields(dialog, keyboard);
  await expect(dialog.getByText(/to charge this card/)).toBeVisible();
  await lookAtEveryWidth('groomer-checkout-card');
  const drawn = await page.content();
  await dialog.getByRole('button', { name: 'Add card' }).click();
  const card = page.getByRole('radio', { name: /^Mastercard ending in 4444/ });
  await expect(card).toBeChecked();
  await lookAtEveryWidth('groomer-checkout-card-added');

  const holding = (texts: readonly string[]) =>
    texts.filter((text) => TYPED_CARD_SHAPES.some((shape) => text.includes(shape)));
  expect(holding(toUs), 'requests to our server').toEqual([]);
  expect(holding([drawn, await page.content()]), 'what our page holds').toEqual([]);
  expect(holding(elsewhere).map(pathOf)).toEqual(['/stripe-js/payment_methods']);
  expect(toUs.some((sent) => sent.includes('/payment/customer-cards') && sent.includes('seti_'))).toBe(true);
  expect(holding(printed), 'what the console shows').toEqual([]);
  const kept = await keptInBrowser(page);
  expect(holding([kept]), 'what the browser keeps').toEqual([]);

  await sign(page);
  await page.getByRole('button', { name: /^Complete and charge / }).click();
  await expect(page.getByText(/charged to the card$/)).toBeVisible();
});

test('where the bank wants the customer to confirm, a payment link goes on', async ({
  browser,
  page,
  expectProblem,
  lookAtEveryWidth,
}) => {
  expectProblem(/402/);
  await open(page, VAN.visits.confirmed);
  await groom(page);
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByRole('button', { name: 'Add a card' }).click();
  const dialog = page.getByRole('dialog');
  await typeIntoFields(dialog, keyboard, CONFIRMED_CARD);
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await answerBank(page, 'Complete');
  await expect(page.getByRole('radio', { name: /^Visa ending in 3184/ })).toBeChecked();
  await sign(page);
  await page.getByRole('button', { name: /^Complete and charge / }).click();
  await expect(page.getByText(/bank wants them to confirm this payment/)).toBeVisible();
  await lookAtEveryWidth('groomer-checkout-confirm');
  const readLink = await textedLink(await phoneOf(VAN.visits.confirmed));
  await page.getByRole('button', { name: 'Send a payment link', exact: true }).click();
  await expect(page.getByText(/owes you \$/)).toBeVisible();

  const payer = await (await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })).newPage();
  await payer.goto(`${origin(VAN.site)}${await readLink()}`);
  await typeIntoFields(payer, keyboard, CONFIRMED_CARD);
  await checkEveryWidth(payer, 'pay-by-link');
  const pay = payer.getByRole('button', { name: /^Pay \$/ });
  await pressBelowFields(pay);
  await answerBank(payer, 'Leave');
  await expect(payer.getByText(/^Your bank did not confirm/)).toBeVisible();
  await pressBelowFields(pay);
  await answerBank(payer, 'Complete');
  await expect(payer.getByRole('heading', { level: 1, name: 'Paid. Thank you!' })).toBeVisible();
  await expect(page.getByText(/owes you \$/)).toBeHidden();
});
