import { approveApplicant } from '../../support/people/applicants.ts';
import { newNumber } from '../../support/people/phone-numbers.ts';
import { origin } from '../../support/places.ts';
import { checkScreen, expect, test } from '../../support/screen.ts';
import { typeCredentials } from '../../support/steps/sign-in.ts';
import {
  APPLICANT_PASSWORD,
  askForSignUpCode,
  chooseAddress,
  isToldOfApproval,
  openSignUp,
  signByName,
  typeEmailAndPassword,
  typeName,
  typePhone,
  typeSignUpCode,
} from '../../support/steps/sign-up-steps.ts';
import { thumb } from '../../support/steps/thumb.ts';
import { PHONE } from '../../support/widths.ts';

const site = 'tailgate';
const MOST_TAPS = 19;
const STREET = '1100 Congress Ave';

test.use(PHONE);

test('a fleet owner signs up on a phone, goes on in another browser, and works once staff have approved', async ({
  page,
  browser,
  look,
}) => {
  const applicant = { first: 'Renata', last: 'Castillo', phone: newNumber('fleetOwner') };
  const by = thumb(page);

  await test.step('business, person and phone', async () => {
    await openSignUp(page, by, { site, as: 'fleet owner' });
    await by.type(page.getByRole('textbox', { name: /^Business name/ }), 'Castillo Vans');
    await chooseAddress(page, by, `${STREET}, Austin, TX`);
    await typeName(page, by, applicant);
    await typePhone(page, by, applicant);
    await typeEmailAndPassword(page, by, applicant);
    await askForSignUpCode(page, by, () => look('signup-fleet-owner-new'));
    await look('signup-fleet-owner-verification');
  });

  await test.step('the code opens the account', async () => {
    await typeSignUpCode(page, by, applicant);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome to/ })).toBeVisible();
    await look('signup-fleet-owner-welcome');
    await by.press('Continue');
  });

  await test.step('vans are left for later', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Your vans' })).toBeVisible();
    await look('signup-fleet-owner-vehicles');
    await by.press('Skip for now');
    await expect(page.getByRole('heading', { level: 1, name: 'Policies for fleet owners' })).toBeVisible();
  });
  await test.step('the browser is closed in the middle', () => page.close());

  const again = await (await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })).newPage();
  const second = thumb(again);

  await test.step('another browser goes on at the same step', async () => {
    await again.goto(`${origin(site)}/login`);
    await typeCredentials(again, `+1${applicant.phone}`, APPLICANT_PASSWORD);
    await second.tap(again.getByRole('link', { name: 'Continue your application' }));
    await expect(again.getByRole('heading', { level: 1, name: 'Policies for fleet owners' })).toBeVisible();
    await second.tap(again.getByRole('checkbox', { name: /^I accept these policies/ }));
    await checkScreen(again, 'signup-fleet-owner-policies');
    await second.press('Accept and send application');
    await expect(again.getByRole('heading', { level: 1, name: 'We have your application' })).toBeVisible();
    await checkScreen(again, 'signup-fleet-owner-congrats');
    await second.tap(again.getByRole('link', { name: 'Go to home' }));
    await expect(again.getByText('We are reviewing your application')).toBeVisible();
    await checkScreen(again, 'signup-fleet-owner-waiting');
  });
  const taps = by.count() + second.count();
  test.info().annotations.push({ type: 'measured', description: `${taps} taps` });
  expect(taps, 'taps').toBeLessThanOrEqual(MOST_TAPS);

  await test.step('staff approve the application', () =>
    approveApplicant(browser, site, { name: 'Renata Castillo', address: STREET }));

  await test.step('the fleet owner is told, signs the agreements, and leaves the bank for later', async () => {
    await isToldOfApproval(applicant);
    await again.goto(`${origin(site)}/fleet-owner/signup/agreements`);
    await again.getByRole('checkbox', { name: /^I have read and agree to/ }).tap();
    await signByName(again, applicant);
    await checkScreen(again, 'signup-fleet-owner-agreements');
    await again.getByRole('button', { name: 'Accept and continue' }).tap();
    await expect(again.getByRole('heading', { level: 1, name: 'Payout account' })).toBeVisible();
    await checkScreen(again, 'signup-fleet-owner-payouts');
    await again.getByRole('button', { name: 'Not now' }).tap();
  });

  await test.step('and works', async () => {
    await expect(again.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    await expect(again).toHaveURL(`${origin(site)}/fleet-owner`);
    await expect(again.getByText('We are reviewing your application')).toBeHidden();
    await checkScreen(again, 'signup-fleet-owner-home');
    await again.context().close();
  });
});
