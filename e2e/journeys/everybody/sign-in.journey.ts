import { refreshCookieOf } from '@tailgate/contract/facts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { loginOf, signIn, signInByForm, typeCredentials } from '../../support/steps/sign-in.ts';
import { PHONE } from '../../support/widths.ts';

const AREAS = [
  ['groomer', '/groomer'],
  ['fleet_owner', '/fleet-owner'],
  ['mechanic', '/mechanic'],
  ['renter', '/renter'],
  ['customer', '/customer'],
  ['staff', '/staff'],
  ['support', '/support'],
] as const;

const WITH_ACCOUNT_PAGE: readonly string[] = ['groomer', 'fleet_owner', 'mechanic', 'renter', 'customer'];

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const [site, name] of [
    ['tailgate', 'Tailgate'],
    ['saguaro', 'Saguaro Suds'],
  ] as const) {
    test(`a groomer of ${site} signs in by password and sees their name and the brand`, async ({ page, look }) => {
      await signInByForm(page, site, 'groomer', /\/groomer$/);
      await expect(page).toHaveTitle(`Home · ${name}`);
      const [firstName = ''] = loginOf(site, 'groomer').displayName.split(' ');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
      await look(`home-groomer-${site}`);
    });
  }
});

for (const [who, area] of AREAS) {
  test(`${who} is redirected from the root to the area of the role, with the list of devices`, async ({
    page,
    look,
  }) => {
    await signIn(page, 'saguaro', who);
    await page.goto(`${origin('saguaro')}/`);
    await expect(page).toHaveURL(new RegExp(`${area}$`));
    const [firstName = ''] = loginOf('saguaro', who).displayName.split(' ');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
    await look(`home-${who}-saguaro`);
    // Most find their devices in their account; their home is for the day.
    if (WITH_ACCOUNT_PAGE.includes(who)) await page.goto(`${origin('saguaro')}${area}/account`);
    await expect(page.getByText('Where you’re logged in')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
  });
}

test('a wrong password shows an error under the field and keeps the input', async ({ page, look, expectProblem }) => {
  expectProblem(/401/);
  await page.goto(`${origin('tailgate')}/login`);
  await look('login');
  await typeCredentials(page, 'groomer@tailgate.example', 'not-my-password');
  await expect(page.getByText('Wrong email, phone or password.')).toBeVisible();
  await expect(page.getByLabel('Email or phone')).toHaveValue('groomer@tailgate.example');
  await look('login-wrong-password');
});

test('RL-auth-06 a reload keeps the session, and no token is readable by scripts', async ({ page, context }) => {
  await signInByForm(page, 'tailgate', 'groomer', /\/groomer$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Today’s route' })).toBeVisible();
  const cookies = await context.cookies();
  const cookieName = refreshCookieOf(new URL(origin('tailgate')).hostname);
  const token = cookies.find(({ name }) => name === cookieName);
  expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]).toSorted()).toEqual([
    [cookieName, true, 'Lax'],
  ]);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]) + document.cookie);
  expect(token?.value).toBeTruthy();
  expect(stored).not.toContain(token?.value);
  expect(stored).not.toMatch(/eyJ/);
});

test('two tabs share one session', async ({ page, context }) => {
  await signIn(page, 'tailgate', 'mechanic');
  await page.goto(`${origin('tailgate')}/mechanic`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  const second = await context.newPage();
  await Promise.all([page.reload(), second.goto(`${origin('tailgate')}/mechanic/account`)]);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  await expect(second.getByText('Where you’re logged in')).toBeVisible();
});

test('logging out in one tab ends the session in all, and logging in returns to the page', async ({
  page,
  look,
  expectProblem,
}) => {
  expectProblem(/401/);
  await signIn(page, 'tailgate', 'renter');
  await page.goto(`${origin('tailgate')}/renter`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  await page.goto(`${origin('tailgate')}/log-out`);
  await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
  await look('log-out');
  await page.goto(`${origin('tailgate')}/renter`);
  await expect(page).toHaveURL(/\/log-out\?.*redirect=/);
});

test('a page of another role names the role it needs and keeps the session', async ({ page, look }) => {
  await signIn(page, 'tailgate', 'customer');
  await page.goto(`${origin('tailgate')}/groomer`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs a groomer account');
  await expect(page).toHaveURL(/\/log-out\?.*role=/);
  await look('other-role');
  await page.getByRole('link', { name: 'Go to your home page' }).click();
  await expect(page).toHaveURL(/\/customer$/);
});

test('RL-error-page-01 an unknown address shows a page that helps', async ({ page, look }) => {
  await page.goto(`${origin('tailgate')}/there/is/nothing/here`);
  await expect(page.getByText('Page not found')).toBeVisible();
  await look('not-found');
});
