import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';

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
  // Other journeys write these two.
  ['/covid19-advisement', /\S/],
  ['/coming-soon', /\S/],
] as const;

for (const site of ['tailgate', 'saguaro'] as const) {
  test(`RL-footer-01 visitors of ${site} read every public page`, async ({ page, look }) => {
    // A dozen pages one after the other.
    test.slow();
    for (const [path, title] of PAGES) {
      await page.goto(`${origin(site)}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('body')).not.toContainText('{{');
    }
    await page.goto(`${origin(site)}/s/contact-us`);
    await expect(page.getByRole('list', { name: 'E-mail addresses' })).toContainText(`hello@${site}.example`);
    await look(`contact-us-${site}`);
    await page.goto(`${origin(site)}/s/privacy-policy`);
    await expect(page.getByText('This is a neutral sample text.')).toBeVisible();
    await look(`privacy-policy-${site}`);
  });
}

test('RL-footer-05 the menu leads from page to page, and the header stays', async ({ page, look }) => {
  await page.goto(`${origin('saguaro')}/s/about`);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  const menu = page.getByRole('navigation', { name: 'Menu of the site' });
  // In whatever order: another journey moves them.
  await expect(menu.getByRole('link')).toHaveCount(6);
  await look('static-menu');
  await menu.getByRole('link', { name: 'Drive with us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Desert Drivers' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
