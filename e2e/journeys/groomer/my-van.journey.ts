import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

const site = 'tailgate';

test('a groomer finds the insurance card of their van in two taps, and what is asked of its drivers', async ({
  page,
  look,
  lookAtEveryWidth,
}) => {
  await signIn(page, site, 'busyGroomer');
  await page.goto(`${origin(site)}/groomer`);

  await test.step('the first tap leads to the van of today', async () => {
    await page.getByRole('link', { name: /^Your van today: / }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My van' })).toBeVisible();
    // The second one is this: the card opens where it is stored.
    const card = page.getByRole('link', { name: /^Insurance card/ });
    await expect(card).toHaveAttribute('href', /^http/);
    await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
    await lookAtEveryWidth('groomer-my-van');
  });

  await test.step('another day has its van', async () => {
    const days = page.getByRole('list', { name: 'Your van by day' }).getByRole('listitem');
    await expect(days).toHaveCount(14);
    await days.last().getByRole('link').first().click();
    await expect(page.getByRole('navigation', { name: /^Pages of / })).toBeVisible();
    await look('groomer-my-van-info');
  });
});
