import type { DemoLoginName } from '@tailgate/demo-world';
import { webRoutes } from '../../../tools/web-routes.ts';
import { origin } from '../../support/places.ts';
import { signIn } from '../../support/people.ts';
import { expect, test } from '../../support/screen.ts';

type Visitor = DemoLoginName | 'nobody';

/** Pages which only somebody in a certain state sees, and pages outside the area of their role. */
const SEEN_BY: Readonly<Record<string, Visitor>> = {
  '/groomer/new/confirmation': 'pendingGroomer',
  '/groomer/signup/start-onboarding': 'approvedGroomer',
  '/groomer/onboarding/preferences': 'approvedGroomer',
  '/groomer/onboarding/services': 'approvedGroomer',
  '/groomer/onboarding/services-pricing': 'approvedGroomer',
  '/groomer/onboarding/services-pricing-intro': 'approvedGroomer',
  '/groomer/onboarding/services-selection': 'approvedGroomer',
  '/customer/welcome': 'pendingCustomer',
  '/impersonate': 'support',
  '/switch-role': 'groomerAndRenter',
};

/** They lead elsewhere at once; other journeys see them. */
const CROSSROADS = ['/', '/groomer/onboarding', '/log-out', '/user-type-router'];

const OF_AREA: Readonly<Record<string, Visitor>> = {
  groomer: 'groomer',
  'fleet-owner': 'fleet_owner',
  mechanic: 'mechanic',
  renter: 'renter',
  customer: 'customer',
  staff: 'staff',
  support: 'support',
};

/** What stands for the parameters of an address. */
const SAMPLES: Readonly<Record<string, string>> = { page: 'about' };

const visitorOf = (path: string): Visitor => SEEN_BY[path] ?? OF_AREA[path.split('/')[1] ?? ''] ?? 'nobody';
const filled = (path: string) =>
  path.replace(/\$(\w+)/g, (_, name: string) => {
    const sample = SAMPLES[name];
    if (!sample) throw new Error(`${path} needs a sample for ${name}`);
    return sample;
  });

const routesOf = new Map<Visitor, string[]>();
for (const path of webRoutes().filter((route) => !CROSSROADS.includes(route))) {
  const visitor = visitorOf(path);
  routesOf.set(visitor, [...(routesOf.get(visitor) ?? []), path]);
}

for (const [visitor, paths] of routesOf) {
  test(`every route of ${visitor}: real content, accessible, nothing overflows`, async ({ page, look }) => {
    test.setTimeout(20_000 + paths.length * 8_000);
    if (visitor !== 'nobody') await signIn(page, 'tailgate', visitor, /^(?!.*\/login)/);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(`${origin('tailgate')}${filled(path)}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('Loading');
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(new URL(page.url()).pathname, 'nobody is sent elsewhere').toBe(filled(path));
        await expect(page.getByText(/Page not found|could not be found|An error occurred|didn’t load/)).toHaveCount(0);
        const words = await page.getByRole('main').innerText();
        expect(words.length, 'there is something to read').toBeGreaterThan(40);
        await look(`route${path.replaceAll('/', '_').replaceAll('$', '')}`);
      });
    }
  });
}
