import type { Browser, Page } from '@playwright/test';
import { approveApplicant } from '../../support/people/applicants.ts';
import { chooseServices, describePets, requestBooking } from '../../support/steps/booking-steps.ts';
import { comeFrom } from '../../support/from-network.ts';
import { newNumber } from '../../support/people/phone-numbers.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
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
  type Applicant,
} from '../../support/steps/sign-up-steps.ts';
import { thumb, type Thumb } from '../../support/steps/thumb.ts';
import { PHONE } from '../../support/widths.ts';

const site = 'tailgate';
/**
 * From the login page to the first bookable hour, without the steps that can wait. The first field of a form has the
 * focus already. Every other field is counted as a tap, also where the keyboard's next key would do.
 */
const MOST_TAPS = 19;
/** Where no other journey looks for groomers: one more would change what they find. */
const STREET = '7665 Old Gin Garden Ct';
const ADDRESS = `${STREET}, Georgetown, TX`;
/** Steps after the approval that nobody has to take before the first booking. */
const CAN_WAIT = ['Your business', 'Business profile', 'Your preferences', 'Pets on medication', 'Show your work'];

test.use(PHONE);

/** From the first page to the account. */
const register = async (page: Page, by: Thumb, applicant: Applicant, look: (name: string) => Promise<void>) => {
  await openSignUp(page, by, { site, as: 'groomer' });
  await typeName(page, by, applicant);
  await typePhone(page, by, applicant);
  await askForSignUpCode(page, by, () => look('signup-groomer-new'));
  await look('signup-groomer-verification');
  await typeSignUpCode(page, by, applicant);
  await typeEmailAndPassword(page, by, applicant);
  await chooseAddress(page, by, ADDRESS);
  await look('signup-groomer-profile');
  await by.press('Create account');
  await expect(page.getByRole('heading', { level: 1, name: 'Driver’s license' })).toBeVisible();
};

/** A pet owner finds the new groomer by the address alone, and asks for the first time there is. */
const book = async (browser: Browser) => {
  const page = await (
    await browser.newContext({ ...PHONE, reducedMotion: 'reduce', serviceWorkers: 'block' })
  ).newPage();
  const by = thumb(page);
  await comeFrom(page, 'newGroomer');
  await page.goto(`${origin(site)}/customer/new`);
  await describePets(page, by, { address: ADDRESS, names: ['Biscuit'] });
  await chooseServices(page, by);
  await requestBooking(page, by, { groomer: 'Nia Okafor', customer: { first: 'Ava', last: 'Brooks' } });
  await page.context().close();
};

test(
  'a groomer signs up on a phone, goes on in another browser, is approved by staff, and is booked',
  { tag: '@critical' },
  async ({ page, browser, look }) => {
    const applicant = { first: 'Nia', last: 'Okafor', phone: newNumber('groomer') };
    const by = thumb(page);

    await test.step('name, phone, code and account', () => register(page, by, applicant, look));
    await test.step('the browser is closed in the middle', () => page.close());

    const again = await (await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })).newPage();
    const second = thumb(again);

    await test.step('another browser goes on at the same step', async () => {
      await again.goto(`${origin(site)}/login`);
      await typeCredentials(again, `+1${applicant.phone}`, APPLICANT_PASSWORD);
      await second.tap(again.getByRole('link', { name: 'Continue your application' }));
      await expect(again.getByRole('heading', { level: 1, name: 'Driver’s license' })).toBeVisible();
      await second.press('Skip for now');
      await expect(again.getByRole('heading', { level: 1, name: 'Check your application' })).toBeVisible();
      await second.press('Send application');
      await expect(again.getByRole('heading', { level: 1, name: 'Your application is on its way' })).toBeVisible();
      // Nobody has to: the approval is texted.
      await again.getByRole('link', { name: 'See where it stands' }).tap();
      await expect(again.getByText('Application received')).toBeVisible();
      await expect(
        again.getByRole('list', { name: 'Still open' }).getByText('Add your driver’s license'),
      ).toBeVisible();
    });

    const applied = second.count();
    await test.step('staff approve the application', () =>
      approveApplicant(browser, site, { name: 'Nia Okafor', address: STREET, lacksLicense: true }));

    await test.step('the groomer is told, and sets up the account', async () => {
      await isToldOfApproval(applicant);
      await again.getByRole('button', { name: 'Check again' }).click();
      await expect(again).toHaveURL(`${origin(site)}/groomer/signup/start-onboarding`);
      await expect(again.getByText('1 of 13 done', { exact: true })).toBeVisible();
      await second.tap(again.getByRole('link', { name: 'Start: Add an emergency contact' }));
      await second.type(again.getByRole('textbox', { name: /^Name/ }), 'Ada Okafor');
      await second.type(again.getByRole('textbox', { name: /^Phone/ }), '5125550142');
      await second.press('Save and continue');
    });

    await test.step('what can wait is left for later with one tap each', async () => {
      for (const title of CAN_WAIT) {
        await expect(again.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await second.press('Skip for now');
      }
    });

    await test.step('services, prices, zone and hours are accepted as suggested', async () => {
      await expect(again.getByRole('heading', { level: 1, name: 'Your services' })).toBeVisible();
      await second.press('Save and continue');
      await expect(again.getByRole('heading', { level: 1, name: 'Your prices' })).toBeVisible();
      await second.press('Save and continue');
      await expect(again.getByRole('heading', { level: 1, name: 'Where you work' })).toBeVisible();
      await second.press('Save zone');
      await expect(again.getByRole('heading', { level: 1, name: 'Your hours' })).toBeVisible();
      await second.press('Save and continue');
      await expect(again.getByRole('heading', { level: 1, name: 'Your hours' })).toBeHidden();
      const [application, setup] = [by.count() + applied, second.count() - applied - CAN_WAIT.length];
      const description = `${application} taps to apply, ${setup} required ones to be bookable`;
      test.info().annotations.push({ type: 'measured', description });
      console.log(description);
      expect(application + setup, 'required taps').toBeLessThanOrEqual(MOST_TAPS);
    });

    await test.step('customers can book', async () => {
      await again.goto(`${origin(site)}/groomer/signup/start-onboarding`);
      await expect(again.getByRole('heading', { level: 1, name: 'Customers can book you now' })).toBeVisible();
    });

    await test.step('a pet owner finds the groomer in another browser, and books', () => book(browser));

    await test.step('the groomer signs the agreements, and sees the request', async () => {
      await again.goto(`${origin(site)}/groomer`);
      await again.getByRole('checkbox', { name: /^I have read and agree to all/ }).tap();
      await signByName(again, applicant);
      await again.getByRole('button', { name: 'Accept and continue' }).tap();
      await expect(again.getByRole('link', { name: /^1 request waiting/ })).toBeVisible();
      await again.context().close();
    });
  },
);
