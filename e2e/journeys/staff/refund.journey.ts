import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';

test(
  'staff find an order, give a part of it back, and support see the whole money of it',
  { tag: '@critical' },
  async ({ page, look }) => {
    const site = 'tailgate';
    await signIn(page, site, 'staff');
    await page.goto(`${origin(site)}/staff/orders`);
    await page.getByRole('searchbox', { name: 'Customer, groomer or order number' }).fill('Maya Torres');
    await page.goto(`${origin(site)}/staff/orders?search=Maya+Torres&status=complete`);
    await expect(page.getByRole('row', { name: /Complete/ }).first()).toBeVisible();
    await look('staff-orders');
    // The newest may be paid out and refunded by others meanwhile; any one with something to give back will do.
    await page
      .getByRole('row', { name: /Complete/ })
      .last()
      .getByRole('link')
      .click();
    await expect(page.getByText('Ledger balanced')).toBeVisible();
    const paid = await page.getByText('Customer paid').locator('xpath=..').innerText();
    await page.getByRole('button', { name: 'Refund…' }).click();
    await page.getByLabel('Amount').fill('5');
    await page.getByLabel('Reason').fill('Flea rinse not done');
    await look('staff-refund');
    await page.getByRole('button', { name: 'Refund $5.00' }).click();
    await expect(page.getByText('Refund recorded')).toBeVisible();
    await expect(page.getByText('Partly refunded')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Ledger entries of the refund' })).toContainText('$5.00');
    const after = await page.getByText('Customer paid').locator('xpath=..').innerText();
    const dollarsIn = (text: string) => Number(/[\d,]+\.\d\d/.exec(text)?.[0].replace(',', ''));
    expect(dollarsIn(after)).toBeCloseTo(dollarsIn(paid) - 5, 2);
    await look('staff-order');

    const { pathname } = new URL(page.url());
    await signIn(page, site, 'support');
    await page.goto(`${origin(site)}${pathname.replace('/staff/', '/support/')}`);
    await expect(page.getByText('Flea rinse not done')).toBeVisible();
    await expect(page.getByText('Ledger balanced')).toBeVisible();
  },
);
