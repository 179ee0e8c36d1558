import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { pdfLines } from '../../../apps/server/testing/pdf-text.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';
import { DESKTOP, PHONE } from '../../support/widths.ts';

test.use(DESKTOP);

const site = 'tailgate';

const centsIn = (text: string): number => {
  const [, sign = '', digits = ''] = /([−-]?)\$([\d,]+\.\d{2})/.exec(text) ?? [];
  return Number(digits.replaceAll(/[,.]/g, '')) * (sign === '' ? 1 : -1);
};
const shownIn = async (place: Locator) => centsIn(await place.innerText());

const saved = async (page: Page, button: Locator): Promise<Download> => {
  const download = page.waitForEvent('download');
  await button.click();
  return download;
};

/** The cells of a file without quoted commas in its figures. */
const cellsOf = async (download: Download): Promise<readonly (readonly string[])[]> => {
  const text = await readFile(await download.path(), 'utf8');
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
};

test('a groomer reads last month, opens an order and takes the files to an accountant', async ({ page, look }) => {
  await signIn(page, site, 'groomer');

  await test.step('all charts and reports are on one page', async () => {
    await page.goto(`${origin(site)}/groomer/reports`);
    await expect(page.getByRole('figure')).toHaveCount(5);
    await expect(page.getByRole('list', { name: 'Top 10 customers' }).getByRole('listitem')).toHaveCount(10);
    await page
      .getByRole('list', { name: 'All reports' })
      .getByRole('link', { name: /^Earnings/ })
      .click();
  });

  const net = page.getByRole('region', { name: 'Net earnings' });
  const lines = page.getByRole('table', { name: 'From services to net' });

  await test.step('last month adds up from services to the net', async () => {
    await page.getByRole('button', { name: 'Last month' }).click();
    await expect(page).toHaveURL(/period=last-month/);
    await expect(net).toContainText(/(over|below|from|as) /);
    const amounts = (await lines.locator('tbody tr:not(:has-text("Before fees")) td').allInnerTexts()).map(centsIn);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(await shownIn(net));
    expect(await shownIn(lines.locator('tfoot'))).toBe(await shownIn(net));
    await look('groomer-earnings');
  });

  await test.step('the period stays after a reload and a step back', async () => {
    const before = await shownIn(net);
    await page.getByRole('button', { name: 'Previous period' }).click();
    await expect(page).toHaveURL(/period=custom/);
    await page.goBack();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Last month', pressed: true })).toBeVisible();
    expect(await shownIn(net)).toBe(before);
  });

  await test.step('the downloaded files have the same total', async () => {
    const total = await shownIn(net);
    const csv = await saved(page, page.getByRole('button', { name: 'Download CSV' }).first());
    expect(csv.suggestedFilename()).toMatch(/^earnings-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/);
    const [head = [], ...rows] = await cellsOf(csv);
    const at = head.indexOf('Net');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.reduce((sum, row) => sum + Math.round(Number(row[at]) * 100), 0)).toBe(total);

    const pdf = await saved(page, page.getByRole('button', { name: 'Download PDF' }).first());
    expect(pdf.suggestedFilename()).toMatch(/^earnings-.*\.pdf$/);
    const printed = pdfLines(await readFile(await pdf.path())).flat();
    const sums = printed.find(([first]) => first === 'Total') ?? [];
    expect(sums.map((cell) => centsIn(`$${cell}`))).toContain(total);
  });

  await test.step('the orders of the month have the same total, and one opens', async () => {
    const total = await shownIn(net);
    await page.goto(`${origin(site)}/groomer/reports/detail?period=last-month&sort=-net`);
    const table = page.getByRole('table', { name: 'orders' });
    expect(await shownIn(table.locator('tfoot td').last())).toBe(total);
    await look('groomer-orders');
    await table.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order of / })).toBeVisible();
    await expect(page.getByRole('table', { name: 'What you earned' })).toBeVisible();
    await look('groomer-order-report');
    await page.setViewportSize(PHONE.viewport);
    await look('groomer-order-report');
    await page.getByRole('link', { name: 'Back to orders' }).click();
    await expect(page).toHaveURL(/detail\?period=last-month/);
    await look('groomer-orders');
  });
});
