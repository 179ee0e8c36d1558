import { chooseServices, describePets, requestBooking } from '../../support/steps/booking-steps.ts';
import { marginOf } from '../../support/measuring.ts';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { thumb } from '../../support/steps/thumb.ts';
import { UNREACHED } from '../../support/people/unreached-groomer.ts';
import { PHONE } from '../../support/widths.ts';

const { site, groomer, address } = UNREACHED;
const MOST_MS = 120_000;

test.use(PHONE);

test('a visitor books two pets with a new account within two minutes', async ({ page }) => {
  const by = thumb(page);
  const begun = performance.now();
  await page.goto(`${origin(site)}${groomer.page}`);
  await by.tap(page.getByRole('link', { name: /^Book/ }).first());
  await describePets(page, by, { address, names: ['Biscuit', 'Mochi'] });
  await chooseServices(page, by);
  await requestBooking(page, by, { groomer: groomer.name, customer: { first: 'Ava', last: 'Brooks' } });
  const tookMs = performance.now() - begun;
  test.info().annotations.push({ type: 'measured', description: `${Math.round(tookMs / 1000)} s` });
  expect(tookMs).toBeLessThan(MOST_MS * marginOf(3));
});
