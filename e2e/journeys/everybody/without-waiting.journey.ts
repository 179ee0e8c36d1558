import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../support/demo.ts';
import { ACCOUNT_READS, holdCalls } from '../../support/held-calls.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { settled } from '../../support/settled.ts';
import { loginOf, signIn, typeCredentials } from '../../support/steps/sign-in.ts';

const SITE = 'tailgate';
const EVERY_CALL = /\/v[12]\//;
const SCREENS = ['Hours', 'Prices', 'Work zones', 'Time off'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const busy = (page: Page) => page.locator('main [aria-busy=true]');

test('after log-in the shell with skeletons is there before the account has been read', async ({ page }) => {
  await page.goto(`${origin(SITE)}/login`);
  const reads = await holdCalls(page, ACCOUNT_READS);
  const { email, displayName } = loginOf(SITE, 'groomer');
  await typeCredentials(page, email, DEMO_PASSWORD);
  await expect(page.locator('nav a').first()).toBeVisible();
  await expect(page.locator('main [aria-busy][data-shown]').first()).toBeVisible();
  expect(reads.count(), 'the account is still being read').toBeGreaterThan(0);
  reads.release();
  await expect(heading(page)).toContainText(displayName.split(' ')[0] ?? '');
});

test('a screen that was open before is shown again before the server has answered', async ({ page }) => {
  await signIn(page, SITE, 'busyGroomer');
  await page.goto(`${origin(SITE)}/groomer/account/availability`);
  const open = async (name: string) => {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(name);
    await expect(busy(page)).toHaveCount(0);
  };
  for (const name of SCREENS) await open(name);
  await settled(page);
  const calls = await holdCalls(page, EVERY_CALL);
  for (const name of SCREENS) await open(name);
  calls.release();
});
