import type { Page } from '@playwright/test';
import { LONG_LIST } from '../../support/people/long-price-list.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';
import { PHONE } from '../../support/widths.ts';

const SITE = 'tailgate';
const PRICES = `${origin(SITE)}/groomer/account/services-and-prices`;
/** Beyond the digits, for 12 services, 5 sizes, price and minutes; each field costs one press. */
const MOST_PRESSES = 150;
const SIZES = ['Extra small', 'Small', 'Medium', 'Large', 'Extra large'];

const table = (page: Page) => page.getByRole('table', { name: 'Prices and minutes by size' });
const cell = (page: Page, name: string) => table(page).getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

/** Counts the keys that are pressed. */
const countedKeyboard = (page: Page) => {
  let presses = 0;
  return {
    presses: () => presses,
    press: async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    },
  };
};

test('a list of 12 services and 5 sizes is typed from paper with the keyboard alone', async ({ page, look }) => {
  const { site, who, services } = LONG_LIST;
  await signIn(page, site, who);
  await page.goto(`${origin(site)}/groomer/account/services-and-prices`);
  await expect(table(page)).toBeVisible();
  const keyboard = countedKeyboard(page);
  await page.locator('body').press('Tab');
  await keyboard.press('Enter');
  for (let tries = 0; tries < 40; tries += 1) {
    await keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('input[data-place]'))) break;
  }
  await expect(cell(page, 'Full groom, Extra small, price')).toBeFocused();
  const entries = await table(page).locator('tr:has(button) input[data-place]').count();
  expect(entries, 'prices and minutes').toBe(services * SIZES.length * 2);
  for (let entry = 0; entry < entries; entry += 1) {
    // Digits are what the list has anyway: they do not count.
    await page.keyboard.type(String(60 + entry));
    if (entry < entries - 1) await keyboard.press('Enter');
  }
  await keyboard.press('Control+s');
  await expect(page.getByText('Prices saved')).toBeVisible();
  expect(keyboard.presses()).toBeLessThan(MOST_PRESSES);
  await page.reload();
  await expect(cell(page, 'Full groom, Extra small, price')).toHaveValue('$60');
  const cells = table(page).locator('tr:has(button) input[data-place]');
  expect(await cells.evaluateAll((all) => all.filter((input) => (input as HTMLInputElement).value === '').length)).toBe(
    0,
  );
  await look('groomer-prices-long');
});

test('a groomer chooses services, then types and pastes the price list', async ({ page, look }) => {
  await signIn(page, SITE, 'busyGroomer');

  await test.step('a service is switched on and described', async () => {
    await page.goto(`${origin(SITE)}/groomer/account/services`);
    const fullGroom = page.getByRole('switch', { name: /^Full groom/ });
    await expect(fullGroom).toBeVisible();
    if (!(await fullGroom.isChecked())) await fullGroom.check({ force: true });
    await page.getByRole('button', { name: 'Edit description of Full groom' }).click();
    await page.getByRole('dialog').getByLabel('Description').fill('One pet at a time, slow and gentle.');
    await expect(page.getByRole('region', { name: 'What a customer sees' })).toContainText('slow and gentle');
    await look('groomer-services-words');
    await page.getByRole('button', { name: 'Save description' }).click();
    await expect(page.getByText('Description saved')).toBeVisible();
    await look('groomer-services');
  });

  await test.step('the tools stand in one line beside the settings', async () => {
    await page.goto(PRICES);
    await expect(table(page)).toBeVisible();
    const tools = page.getByRole('group', { name: 'Price tools' }).getByRole('button');
    const middles = await tools.evaluateAll((all) =>
      all.map((tool) => tool.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
    );
    expect(new Set(middles).size, String(middles)).toBe(1);
    await look('groomer-prices');
  });

  await test.step('a block is pasted with one press, and a selection is raised', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const block = Array.from({ length: 3 }, () => '100\t110\t120\t130\t140').join('\n');
    await page.evaluate((text) => navigator.clipboard.writeText(text), block);
    await cell(page, 'Full groom, Extra small, price').click();
    await page.keyboard.press('Control+v');
    await expect(page.getByText('15 pasted')).toBeVisible();
    await expect(cell(page, 'Full groom, Extra large, price')).toHaveValue('$140');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByText('2 cells')).toBeVisible();
    await page.getByRole('button', { name: 'Change by %' }).click();
    await page.getByLabel('Percent', { exact: true }).fill('10');
    await page.getByRole('button', { name: 'Change prices' }).click();
    await expect(cell(page, 'Full groom, Small, price')).toHaveValue('$121');
    await look('groomer-prices-changed');
  });

  await test.step('leaving with unsaved prices needs a confirmation, and $0 is refused', async () => {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Time off' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await cell(page, 'Full groom, Large, price').fill('0');
    await save(page);
    await expect(cell(page, 'Full groom, Large, price')).toBeFocused();
    await look('groomer-prices-refused');
    await cell(page, 'Full groom, Large, price').fill('160');
    await save(page);
    await expect(page.getByText('Prices saved')).toBeVisible();
    await page.reload();
    await expect(cell(page, 'Full groom, Large, price')).toHaveValue('$160');
  });

  await test.step('a phone shows one service at a time', async () => {
    await page.setViewportSize(PHONE.viewport);
    const sizes = page.getByRole('group', { name: 'Full groom by size' });
    await expect(sizes.getByLabel('Large price', { exact: true })).toHaveValue('160.00');
    for (const size of SIZES) await expect(sizes.getByLabel(`${size} minutes`, { exact: true })).toBeVisible();
    await look('groomer-prices');
  });
});
