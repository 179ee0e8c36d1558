import type { Page } from '@playwright/test';
import { WITHOUT_DUTIES } from '../../support/people/passkey-holders.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { loginOf, signIn, signInWithEmail } from '../../support/steps/sign-in.ts';

const { site, email, displayName } = WITHOUT_DUTIES;

const memberRow = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const openActions = async (page: Page, name: string) => {
  await memberRow(page, name)
    .getByRole('button', { name: /actions/i })
    .click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
};
const change = async (page: Page, action: string) => {
  await openActions(page, displayName);
  await page.getByRole('menuitem', { name: action }).click();
  await page.getByRole('dialog').getByRole('button', { name: action }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('an owner gives a newcomer a duty and takes it away, and the only owner stays', async ({
  page,
  browser,
  look,
}) => {
  const context = await browser.newContext();
  const newcomer = await context.newPage();
  const people = newcomer.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'People' });
  await signInWithEmail(newcomer, site, email);
  await newcomer.goto(`${origin(site)}/staff`);
  await expect(newcomer.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(people).toHaveCount(0);

  await signIn(page, site, 'staff');
  await page.goto(`${origin(site)}/staff/team`);
  await expect(memberRow(page, displayName)).toContainText('None');
  await look('staff-team');
  await change(page, 'Give “People”');
  await expect(memberRow(page, displayName)).toContainText('People');

  await newcomer.reload();
  await people.click();
  await expect(newcomer.getByRole('row').nth(1)).toBeVisible();

  await change(page, 'Remove “People”');
  await expect(memberRow(page, displayName)).toContainText('None');
  await newcomer.reload();
  await expect(newcomer.getByText('You don’t have access')).toBeVisible();
  await expect(people).toHaveCount(0);
  await context.close();

  const owner = loginOf(site, 'staff').displayName;
  await expect(memberRow(page, owner)).toContainText('Only owner');
  await openActions(page, owner);
  await expect(page.getByRole('menuitem', { name: /Give “Money”/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /“Owner”/ })).toHaveCount(0);
});
