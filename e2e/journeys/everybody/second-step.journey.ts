import type { Page } from '@playwright/test';
import { appCodeAt } from '../../../apps/server/src/modules/accounts/second-step/authenticator-app.ts';
import { DEMO_APP_KEY, DEMO_PASSWORD } from '../../support/demo.ts';
import { NEWCOMER } from '../../support/people/passkey-holders.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { loginOf, signIn, typeCredentials } from '../../support/steps/sign-in.ts';
import { PHONE } from '../../support/widths.ts';
import { testNow } from '@tailgate/kit';

const STEP_MS = 30_000;

/** Chromium's own authenticator: confirms every request, as a person with a finger on the sensor would. */
const plugInAuthenticator = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const unplug = () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  return { unplug };
};

const confirmPassword = async (page: Page) => {
  await page.getByLabel('Your password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
};

const logOut = async (page: Page, site: 'tailgate' | 'saguaro') => {
  await page.goto(`${origin(site)}/log-out`);
  await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
};

test('a groomer adds a passkey, logs out and logs in with it', async ({ page, look }) => {
  await plugInAuthenticator(page);
  await signIn(page, 'saguaro', 'importedGroomer');
  await page.goto(`${origin('saguaro')}/security`);
  await look('security-empty');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await confirmPassword(page);
  await page.getByLabel('Passkey name').fill('Van tablet');
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
  await expect(
    page.getByRole('dialog').getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10);
  await look('recovery-codes');
  await page.getByRole('button', { name: 'I saved my codes' }).click();
  await expect(page.getByText('Van tablet')).toBeVisible();
  await logOut(page, 'saguaro');
  await page.goto(`${origin('saguaro')}/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/groomer/);
  await page.goto(`${origin('saguaro')}/security`);
  await expect(page.getByText('Last used')).toBeVisible();
  await look('security');
});

test('new staff set up a passkey before they see anything', async ({ page, look }) => {
  await plugInAuthenticator(page);
  await page.goto(`${origin('saguaro')}/login`);
  await typeCredentials(page, NEWCOMER, DEMO_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeVisible();
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await look('enrolment-app');
  await page.getByRole('button', { name: 'Back' }).click();
  await look('enrolment');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I saved my codes' }).click();
  await expect(page).toHaveURL(/\/staff$/);
  await logOut(page, 'saguaro');
  await page.goto(`${origin('saguaro')}/login`);
  await typeCredentials(page, NEWCOMER, DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await expect(page).toHaveURL(/\/staff$/);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test(
    'staff log in with password and code, and a recovery code replaces a lost device',
    { tag: '@critical' },
    async ({ page, look, expectProblem }) => {
      expectProblem(/422/);
      const { email } = loginOf('saguaro', 'staff');
      await page.goto(`${origin('saguaro')}/login`);
      await typeCredentials(page, email, DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Use your authenticator app' }).click();
      await page.getByLabel('Code from your app').fill('000000');
      await expect(page.getByText('That code is wrong or has expired.')).toBeVisible();
      await look('second-step-code');
      // The next code, which nobody has used yet.
      await page
        .getByLabel('Code from your app')
        .fill(appCodeAt(DEMO_APP_KEY, new Date(testNow().getTime() + STEP_MS)));
      await expect(page).toHaveURL(/\/staff$/);

      await page.goto(`${origin('saguaro')}/security`);
      const { unplug } = await plugInAuthenticator(page);
      await page.getByRole('button', { name: 'Add passkey' }).click();
      await confirmPassword(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
      const codes = page.getByRole('dialog').getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
      const code = await codes.first().innerText();
      await page.getByRole('button', { name: 'I saved my codes' }).click();
      // The device is lost.
      await unplug();
      await logOut(page, 'saguaro');
      await page.goto(`${origin('saguaro')}/login`);
      await typeCredentials(page, email, DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await look('second-step-recovery');
      await page.getByLabel('Recovery code').fill(code);
      await page.getByRole('button', { name: 'Use recovery code' }).click();
      await expect(page).toHaveURL(/\/security$/);
      await expect(page.getByText('9 of 10 left')).toBeVisible();
    },
  );
});
