import { sandbox } from '@tailgate/sandbox/client';
import { SANDBOX_URL, origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { loginOf, typeCredentials } from '../../support/steps/sign-in.ts';
import { PHONE } from '../../support/widths.ts';

const outbox = sandbox(SANDBOX_URL);
/** The id of the last message sent so far. */
const lastMessage = async () => (await outbox.messages({ limit: 1 }))[0]?.id ?? 0;

test.use(PHONE);

test('signing in by a texted code', async ({ page, look }) => {
  const { phone } = loginOf('tailgate', 'groomer');
  await page.goto(`${origin('tailgate')}/login`);
  await page
    .getByRole('button', { name: 'Text me a code' })
    .or(page.getByRole('link', { name: 'Text me a code' }))
    .click();
  await page.getByLabel('Phone number').fill(phone.replace('+1', ''));
  await look('login-phone');
  const afterId = await lastMessage();
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  const message = await outbox.waitForSms({ to: phone, contains: 'code', afterId });
  await look('login-code');
  await page.getByLabel('Six-digit code').fill(/\d{6}/.exec(message.text)?.[0] ?? '');
  await expect(page).toHaveURL(/\/groomer$/);
});

test('a password is reset by an emailed link, and the old one no longer works', async ({
  page,
  look,
  expectProblem,
}) => {
  expectProblem(/401/);
  // No other journey signs in as this person: the password changes.
  const { email } = loginOf('saguaro', 'pendingGroomer');
  await page.goto(`${origin('saguaro')}/reset-password`);
  await page.getByLabel('Email or phone').fill(email);
  await look('reset-password-request');
  const afterId = await lastMessage();
  await page.getByRole('button', { name: /link/i }).click();
  const mail = await outbox.waitForMail({ to: email, contains: '/reset-password?token=', afterId });
  const link = /http\S+token=\S+/.exec(mail.text)?.[0] ?? '';
  expect(link).toContain(origin('saguaro'));
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('three-wet-labradors');
  await page.getByLabel('Confirm new password').fill('three-wet-labradors');
  await look('reset-password-new');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/login/);
  await typeCredentials(page, email, 'bubbles-and-biscuits');
  await expect(page.getByText('Wrong email, phone or password.')).toBeVisible();
  await typeCredentials(page, email, 'three-wet-labradors');
  await expect(page).toHaveURL(/\/groomer\/(new|signup)\//);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
