import { loginOf, signIn, typeCredentials } from '../../support/people.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';

const AREAS = [
  ['groomer', '/groomer'],
  ['fleet_owner', '/fleet-owner'],
  ['mechanic', '/mechanic'],
  ['renter', '/renter'],
  ['customer', '/customer'],
  ['staff', '/staff'],
  ['support', '/support'],
] as const;

const PROVIDERS: readonly string[] = ['groomer', 'fleet_owner', 'mechanic', 'renter'];

for (const site of ['tailgate', 'saguaro'] as const) {
  for (const [who, area] of AREAS) {
    test(`${who} of ${site} signs in and lands in the role’s area, with name and brand`, async ({ page, look }) => {
      await signIn(page, site, who, new RegExp(`${area}$`));
      await expect(page).toHaveTitle(site === 'tailgate' ? 'Tailgate' : 'Saguaro Suds');
      const [firstName = ''] = loginOf(site, who).displayName.split(' ');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
      await look(`home-${who}-${site}`);
      // Providers find their devices in their account; their home is for the day's work.
      if (PROVIDERS.includes(who)) await page.goto(`${origin(site)}${area}/account`);
      await expect(page.getByText('Where you are signed in')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
    });
  }
}

test('a wrong password is said under the field, and what was typed stays', async ({ page, look, expectProblem }) => {
  expectProblem(/401/);
  await page.goto(`${origin('tailgate')}/login`);
  await look('login');
  await typeCredentials(page, 'groomer@tailgate.example', 'not-my-password');
  await expect(page.getByText('Wrong e-mail, phone or password.')).toBeVisible();
  await expect(page.getByLabel('Email or phone')).toHaveValue('groomer@tailgate.example');
  await look('login-wrong-password');
});

test('RL-auth-06 a reload keeps the session, and no token is where scripts can find it', async ({ page, context }) => {
  await signIn(page, 'tailgate', 'groomer', /\/groomer$/);
  await page.reload();
  await expect(page.getByText('This week')).toBeVisible();
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'tailgate_refresh');
  expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]).toSorted()).toEqual([
    ['tailgate_refresh', true, 'Lax'],
    ['tailgate_returns', true, 'Lax'],
  ]);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]) + document.cookie);
  expect(token?.value).toBeTruthy();
  expect(stored).not.toContain(token?.value);
  expect(stored).not.toMatch(/eyJ/);
});

test('two tabs share one session without tripping over each other', async ({ page, context }) => {
  await signIn(page, 'tailgate', 'mechanic', /\/mechanic$/);
  const second = await context.newPage();
  await Promise.all([page.reload(), second.goto(`${origin('tailgate')}/mechanic/account`)]);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  await expect(second.getByText('Where you are signed in')).toBeVisible();
});

test('logging out in one place ends it, and the way back is kept', async ({ page, look, expectProblem }) => {
  expectProblem(/401/);
  await signIn(page, 'tailgate', 'renter', /\/renter$/);
  await page.goto(`${origin('tailgate')}/log-out`);
  await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
  await look('log-out');
  await page.goto(`${origin('tailgate')}/renter`);
  await expect(page).toHaveURL(/\/log-out\?.*redirect=/);
});

test('somebody else’s area sends one to log out, with the role it needs', async ({ page }) => {
  await signIn(page, 'tailgate', 'customer', /\/customer$/);
  await page.goto(`${origin('tailgate')}/groomer`);
  await expect(page).toHaveURL(/\/log-out\?.*role=/);
});

test('RL-error-page-01 an address nobody has shows a page that helps', async ({ page, look }) => {
  await page.goto(`${origin('tailgate')}/there/is/nothing/here`);
  await expect(page.getByText('Page not found')).toBeVisible();
  await look('not-found');
});
