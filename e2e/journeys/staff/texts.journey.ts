import type { Browser, Page } from '@playwright/test';
import { CHANGED } from '../../support/people/changed-site.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signInWithEmail } from '../../support/steps/sign-in.ts';

const { site, appName, staff } = CHANGED;

/** A visitor without cache and session. */
const asVisitor = async <T>(browser: Browser, address: string, see: (page: Page) => Promise<T>) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  try {
    return await see(page);
  } finally {
    await context.close();
  }
};

test('staff write a page, visitors read it, and the default text comes back', async ({ page, browser, look }) => {
  await signInWithEmail(page, site, staff);
  await page.goto(`${origin(site)}/staff/pages`);
  await expect(page.getByRole('link', { name: 'Coming soon' })).toBeVisible();
  await look(`staff-pages-${site}`);
  await page.getByRole('searchbox', { name: 'Page or title' }).fill('coming');
  await expect(page.getByRole('row', { name: /^Coming soon/ })).toContainText('Default text');
  await expect(page.getByRole('link', { name: 'About', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Coming soon' }).click();
  // Until the page has changed, a field named 'Title' would be the search of the table.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming soon');
  await page.getByLabel('Title').fill('{{appName}} comes to Tempe');
  await page.getByRole('button', { name: 'Move section 2 up' }).press('Enter');
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.keyboard.type('When?');
  await page.getByLabel('Text').last().fill('In **March**. See [why](/s/why-us).\n\n- vans\n- groomers');
  await look(`staff-page-editor-${site}`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Page saved')).toBeVisible();

  await asVisitor(browser, `${origin(site)}/coming-soon`, async (visitor) => {
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${appName} comes to Tempe`);
    await expect(visitor.getByRole('heading', { level: 2 })).toHaveText([
      'Are you a groomer in this area?',
      'Tell us where you are',
      'When?',
    ]);
    await expect(visitor.getByText('Last updated')).toBeVisible();
    await visitor.getByRole('link', { name: 'why', exact: true }).click();
    await expect(visitor).toHaveURL(/\/s\/why-us$/);
  });

  await page.getByRole('button', { name: 'Restore default text' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore default' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('We are not in your area yet');
  await asVisitor(browser, `${origin(site)}/coming-soon`, (visitor) =>
    expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We are not in your area yet'),
  );
});

test('two people edit the same page without losing text', async ({ page, context, expectProblem }) => {
  expectProblem(/409/);
  await signInWithEmail(page, site, staff);
  await page.goto(`${origin(site)}/staff/pages/covid19-advisement`);
  await expect(page.getByLabel('Title')).toHaveValue('COVID-19 advisement');
  const second = await context.newPage();
  await second.goto(`${origin(site)}/staff/pages/covid19-advisement`);
  await second.getByLabel('Title').fill('Stay healthy');
  await second.getByRole('button', { name: 'Save changes' }).click();
  await expect(second.getByText('Page saved')).toBeVisible();

  await page.getByLabel('Title').fill('Mine');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Another staff member changed this page')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Use their version' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Stay healthy');
  await page.getByRole('button', { name: 'Restore default text' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore default' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('COVID-19 advisement');
});

test('leaving with unsaved text needs a confirmation', async ({ page, look }) => {
  await signInWithEmail(page, site, staff);
  await page.goto(`${origin(site)}/staff/pages/about`);
  await page.getByLabel('Title').fill('Half a thought');
  await page.getByRole('link', { name: 'Back to Pages' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await look('staff-leave-warning');
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/staff\/pages$/);
});
