import { DEMO_PASSWORD } from '@tailgate/demo-world';
import { sandbox } from '@tailgate/sandbox/client';
import { approveApplicant } from '../../support/applicants.ts';
import { SANDBOX_URL, origin } from '../../support/places.ts';
import { checkScreen, expect, test } from '../../support/screen.ts';
import { thumb } from '../../support/thumb.ts';
import { PHONE } from '../../support/widths.ts';

const outbox = sandbox(SANDBOX_URL);
const site = 'tailgate';
const MOST_TAPS = 18;

test.use(PHONE);

const newNumber = () => `512475${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;

test('a mechanic signs up on a phone, goes on in another browser, and works once staff have approved', async ({
  page,
  browser,
  look,
}) => {
  const phone = newNumber();
  const by = thumb(page);

  await test.step('name and phone', async () => {
    await page.goto(`${origin(site)}/login`);
    await by.tap(page.getByRole('link', { name: 'mechanic', exact: true }));
    await by.type(page.getByRole('textbox', { name: /^First name/ }), 'Otis');
    await by.type(page.getByRole('textbox', { name: /^Last name/ }), 'Lindgren');
    await by.type(page.getByRole('textbox', { name: /^Phone number/ }), phone);
    await by.tap(page.getByRole('checkbox', { name: /^I accept/ }));
    await look('signup-mechanic-new');
    await by.press('Text me a code');
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your phone' })).toBeVisible();
  });

  // There is no account yet: the address of the page is what continues elsewhere.
  const where = page.url();
  await test.step('the browser is closed in the middle', () => page.close());
  const again = await (await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })).newPage();
  const second = thumb(again);

  await test.step('another browser goes on at the same step', async () => {
    await again.goto(where);
    await expect(again.getByRole('heading', { level: 1, name: 'Confirm your phone' })).toBeVisible();
    const { text } = await outbox.waitForSms({ to: `+1${phone}`, contains: 'code' });
    await second.type(again.getByRole('textbox', { name: /^Six-digit code/ }), text.slice(0, 6));
    await expect(again.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
    await second.type(again.getByRole('textbox', { name: /^First name/ }), 'Otis');
    await second.type(again.getByRole('textbox', { name: /^Last name/ }), 'Lindgren');
    await second.type(again.getByRole('textbox', { name: /^Email/ }), `otis-${phone}@example.test`);
    await second.type(again.getByLabel(/^Password/), `${DEMO_PASSWORD}-and-more`);
    await second.type(again.getByRole('combobox', { name: /^Address/ }), '1600 S Lamar Blvd, Austin, TX 78704');
    await second.tap(again.getByRole('option', { name: /^1600 S Lamar Blvd/ }));
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
    approveApplicant(browser, site, 'Otis Lindgren', '1600 S Lamar Blvd'));

  await test.step('the mechanic is told, and works', async () => {
    await outbox.waitForSms({ to: `+1${phone}`, contains: 'approved' });
    await again.goto(`${origin(site)}/mechanic`);
    await expect(again.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    await expect(again.getByText('We are reviewing your application')).toBeHidden();
    await expect(again).toHaveURL(`${origin(site)}/mechanic`);
    await again.context().close();
  });
});
