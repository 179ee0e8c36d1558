import type { Page } from '@playwright/test';
import { keptInBrowser } from '../../support/kept-in-browser.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { noteSent, pathOf } from '../../support/sent-requests.ts';
import { signIn } from '../../support/steps/sign-in.ts';
import { TYPED_BANK, TYPED_BANK_SHAPES, TYPED_PERSON } from '../../support/steps/typed-bank.ts';
import { PHONE } from '../../support/widths.ts';

const SITE = 'saguaro';

test.use(PHONE);

const holding = (texts: readonly string[]) =>
  texts.filter((text) => TYPED_BANK_SHAPES.some((shape) => shape.test(text)));

const typeDetails = async (page: Page): Promise<void> => {
  const fields = {
    'Legal first name': 'Rosa',
    'Legal last name': 'Delgado',
    'Date of birth': TYPED_PERSON.birthDate,
    'Social Security number': TYPED_PERSON.ssn,
    'Home address': TYPED_PERSON.street,
    City: 'Phoenix',
    State: 'AZ',
    'ZIP code': '85013',
    'Routing number': TYPED_BANK.routing,
    'Account number': TYPED_BANK.account,
    'Account number again': TYPED_BANK.account,
  };
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).pressSequentially(text);
  await page.getByRole('checkbox', { name: /^I accept the/ }).tap();
};

test(
  'the numbers of a person and a bank go from the browser to the card processor, and to nobody else',
  { tag: '@critical' },
  async ({ page, look }) => {
    await signIn(page, SITE, 'approvedGroomer');
    const { toUs, elsewhere, printed } = noteSent(page, SITE);
    await page.goto(`${origin(SITE)}/groomer/signup/merchant-processing`);

    await test.step('typed and sent', async () => {
      await typeDetails(page);
      await page.getByRole('button', { name: 'Set up payouts' }).tap();
      await expect(page.getByText('One step left: verify your bank account.')).toBeVisible();
      await expect(page.getByText(`·· ${TYPED_BANK.account.slice(-4)}`)).toBeVisible();
      await look('groomer-payout-account-unverified');
    });

    await test.step('proved by the two deposits', async () => {
      await page.getByLabel('First deposit').fill('0.32');
      await page.getByLabel('Second deposit').fill('0.45');
      await page.getByRole('button', { name: 'Verify bank account' }).tap();
      await expect(page.getByText(/^You’re all set/)).toBeVisible();
      await look('groomer-payout-account-ready');
    });

    expect(holding(toUs), 'requests to our server').toEqual([]);
    expect(toUs.some((sent) => sent.includes('/set-payment-details') && sent.includes('btok_'))).toBe(true);
    expect(new Set(holding(elsewhere).map(pathOf))).toEqual(new Set(['/v1/tokens']));
    expect(holding(printed), 'what the console shows').toEqual([]);
    expect(holding([await keptInBrowser(page)]), 'what the browser keeps').toEqual([]);
  },
);
