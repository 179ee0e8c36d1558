import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { PHONE } from '../../support/widths.ts';

const PAGES = [
  ['/s/about', /^About /],
  ['/s/why-us', /^Why /],
  ['/s/contact-us', 'Contact us'],
  ['/s/privacy-policy', 'Privacy policy'],
  ['/s/terms-of-service', 'Terms of service'],
  ['/s/pet-release-terms', 'Pet release terms'],
  ['/s/terms-and-conditions', 'Terms and conditions'],
  ['/s/partner-programme', /Partners|Drivers/],
  ['/cancellation-policy', 'Cancellation policy'],
  ['/privacy-policy', 'Privacy policy'],
  ['/covid19-advisement', 'COVID-19 advisement'],
  ['/coming-soon', 'We are not in your area yet'],
] as const;

test.describe('on a phone', () => {
  test.use(PHONE);

  // The other site's are visited with every route.
  test('RL-footer-01 visitors read every public page', async ({ page, look }) => {
    for (const [path, title] of PAGES) {
      await page.goto(`${origin('saguaro')}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('body')).not.toContainText('{{');
      if (path === '/s/contact-us') {
        await expect(page.getByRole('list', { name: 'Contact' })).toContainText('hello@saguaro.example');
        await look('contact-us-saguaro');
      }
      if (path === '/s/privacy-policy') {
        await expect(page.getByText('This is a neutral sample text.')).toBeVisible();
        await look('privacy-policy-saguaro');
      }
    }
  });
});

test('RL-footer-05 the menu navigates between pages under the same header', async ({ page, look }) => {
  await page.goto(`${origin('saguaro')}/s/about`);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  const menu = page.getByRole('navigation', { name: 'Site menu' });
  await expect(menu.getByRole('link')).toHaveCount(6);
  await look('static-menu');
  await menu.getByRole('link', { name: 'Drive with us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Desert Drivers' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
