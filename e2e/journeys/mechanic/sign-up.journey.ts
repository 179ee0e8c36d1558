import { approveApplicant } from '../../support/people/applicants.ts';
import { newNumber } from '../../support/people/phone-numbers.ts';
import { origin } from '../../support/places.ts';
import { checkScreen, expect, test } from '../../support/screen.ts';
import {
  askForSignUpCode,
  chooseAddress,
  isAskedForCode,
  isToldOfApproval,
  openSignUp,
  typeEmailAndPassword,
  typeName,
  typePhone,
  typeSignUpCode,
} from '../../support/steps/sign-up-steps.ts';
import { thumb } from '../../support/steps/thumb.ts';
import { PHONE } from '../../support/widths.ts';

const site = 'tailgate';
const MOST_TAPS = 18;

test.use(PHONE);

test('a mechanic signs up on a phone, goes on in another browser, and works once staff have approved', async ({
  page,
  browser,
  look,
}) => {
  const applicant = { first: 'Otis', last: 'Lindgren', phone: newNumber('mechanic') };
  const by = thumb(page);

  await test.step('name and phone', async () => {
    await openSignUp(page, by, { site, as: 'mechanic' });
    await typeName(page, by, applicant);
    await typePhone(page, by, applicant);
    await askForSignUpCode(page, by, () => look('signup-mechanic-new'));
  });

  // There is no account yet: the address of the page is what continues elsewhere.
  const where = page.url();
  await test.step('the browser is closed in the middle', () => page.close());
  const again = await (await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })).newPage();
  const second = thumb(again);

  await test.step('another browser goes on at the same step', async () => {
    await again.goto(where);
    await isAskedForCode(again);
    await typeSignUpCode(again, second, applicant);
    await expect(again.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
    await typeName(again, second, applicant);
    await typeEmailAndPassword(again, second, applicant);
    await chooseAddress(again, second, '1600 S Lamar Blvd, Austin, TX 78704');
    await checkScreen(again, 'signup-mechanic-account');
    await second.press('Create account');
    await expect(again.getByRole('heading', { level: 1, name: 'We have your application' })).toBeVisible();
    await second.tap(again.getByRole('link', { name: 'Go to home' }));
    await expect(again.getByText('We are reviewing your application')).toBeVisible();
    await checkScreen(again, 'signup-mechanic-waiting');
  });
  const taps = by.count() + second.count();
  test.info().annotations.push({ type: 'measured', description: `${taps} taps` });
  expect(taps, 'taps').toBeLessThan(MOST_TAPS);

  await test.step('staff approve the application', () =>
    approveApplicant(browser, site, { name: 'Otis Lindgren', address: '1600 S Lamar Blvd' }));

  await test.step('the mechanic is told, and works', async () => {
    await isToldOfApproval(applicant);
    await again.goto(`${origin(site)}/mechanic`);
    await expect(again.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    await expect(again.getByText('We are reviewing your application')).toBeHidden();
    await expect(again).toHaveURL(`${origin(site)}/mechanic`);
    await again.context().close();
  });
});
