import type { Locator, Page } from '@playwright/test';
import { keptInBrowser } from '../../support/kept-in-browser.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { noteSent, pathOf } from '../../support/sent-requests.ts';
import { choosePhoto } from '../../support/steps/settings-form.ts';
import { signInWithEmail } from '../../support/steps/sign-in.ts';
import { TYPED_CARD, TYPED_CARD_SHAPES } from '../../support/steps/typed-card.ts';
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

test('a card number goes from the browser to the card processor, and to nobody else', async ({
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
  await dialog.getByLabel('Card number').pressSequentially(TYPED_CARD);
  await expect(dialog.getByText('Mastercard')).toBeVisible();
  await dialog.getByLabel('Expires').pressSequentially('440');
  await dialog.getByLabel('Security code').pressSequentially('987');
  await lookAtEveryWidth('groomer-checkout-card');
  await dialog.getByRole('button', { name: 'Add card' }).click();
  const card = page.getByRole('radio', { name: /^Mastercard ending in 4444/ });
  await expect(card).toBeChecked();
  await lookAtEveryWidth('groomer-checkout-card-added');

  const holding = (texts: readonly string[]) =>
    texts.filter((text) => TYPED_CARD_SHAPES.some((shape) => text.includes(shape)));
  expect(holding(toUs), 'requests to our server').toEqual([]);
  expect(holding(elsewhere).map(pathOf)).toEqual(['/v1/payment_methods']);
  expect(toUs.some((sent) => sent.includes('/payment/customer-cards') && sent.includes('pm_'))).toBe(true);
  expect(holding(printed), 'what the console shows').toEqual([]);
  const kept = await keptInBrowser(page);
  expect(holding([kept]), 'what the browser keeps').toEqual([]);

  await sign(page);
  await page.getByRole('button', { name: /^Complete and charge / }).click();
  await expect(page.getByText(/charged to the card$/)).toBeVisible();
});
