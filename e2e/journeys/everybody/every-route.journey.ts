import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { demoId } from '../../../tools/demo-world/src/people/ids.ts';
import { webRoutes } from '../../../tools/web-routes.ts';
import { origin } from '../../support/places.ts';
import { olderPageOf } from '../../support/rules/keep-rules.ts';
import { checkEveryWidth, expect } from '../../support/screen.ts';
import { loginOf } from '../../support/steps/sign-in.ts';
import { test, type Visitor } from '../../support/people/visitors.ts';
import { REPOSITORY_ROOT } from '@tailgate/kit';

/** Pages that only an account in a certain state sees, and pages outside the area of their role. */
const SEEN_BY: Readonly<Record<string, Visitor>> = {
  '/groomer/new/confirmation': 'pendingGroomer',
  '/groomer/signup/start-onboarding': 'approvedGroomer',
  '/groomer/onboarding/preferences': 'approvedGroomer',
  '/groomer/onboarding/services': 'approvedGroomer',
  '/groomer/onboarding/services-pricing': 'approvedGroomer',
  '/groomer/onboarding/services-pricing-intro': 'approvedGroomer',
  '/groomer/onboarding/services-selection': 'approvedGroomer',
  '/groomer/new': 'nobody',
  '/groomer/signup/upload-driver-license': 'newGroomer',
  '/groomer/signup/confirmation': 'newGroomer',
  '/groomer/signup/success': 'pendingGroomer',
  '/groomer/signup/setup-business': 'approvedGroomer',
  '/groomer/signup/setup-business-profile': 'approvedGroomer',
  '/groomer/signup/setup-emergency-contact': 'approvedGroomer',
  '/groomer/signup/background-and-preferences': 'approvedGroomer',
  '/groomer/signup/before-medication': 'approvedGroomer',
  '/groomer/signup/showcase-your-work': 'approvedGroomer',
  '/groomer/signup/merchant-processing': 'approvedGroomer',
  '/groomer/signup/services-and-prices': 'approvedGroomer',
  '/groomer/signup/workzone': 'approvedGroomer',
  '/groomer/signup/hours-operation': 'approvedGroomer',
  '/groomer/signup/agreements': 'approvedGroomer',
  '/groomer/signup/partner-account': 'approvedGroomer',
  '/groomer/signup/partner-signup': 'approvedGroomer',
  '/groomer/signup/congrats': 'approvedGroomer',
  // Who drives the van of the fleet owner who logs in.
  '/groomer/my-van/$vanId': 'busyGroomer',
  '/groomer/my-van/$vanId/documents': 'busyGroomer',
  '/groomer/my-van/$vanId/info': 'busyGroomer',
  '/groomer/my-van/$vanId/photos': 'busyGroomer',
  '/groomer/my-van/$vanId/policies': 'busyGroomer',
  '/groomer/my-van/$vanId/videos': 'busyGroomer',
  '/fleet-owner/signup': 'nobody',
  '/mechanic/signup': 'nobody',
  '/customer/new': 'nobody',
  '/renter/signup': 'nobody',
  '/customer/welcome': 'pendingCustomer',
  '/impersonate': 'support',
  '/security': 'staff',
  '/agreements-updated': 'groomer',
  '/switch-role': 'groomerAndRenter',
};

/** They redirect at once; other journeys pass through them. */
const REDIRECTS = [
  '/fleet-owner/signup/verification',
  '/groomer/home',
  '/groomer/onboarding',
  '/groomer/signup',
  '/groomer/signup/profile',
  '/groomer/signup/verification',
  '/log-out',
  '/ordering',
  '/user-type-router',
];

/** They need what was just booked, earned or written: other journeys look at them. */
const OF_A_BOOKING = [
  '/confirm/$token',
  '/customer/order/$orderId/pets',
  '/customer/appointments/$orderId',
  '/customer/pets/$petId',
  '/customer/report-cards/$orderId/$petId',
  '/customer/reviews/$orderId',
  '/fleet-owner/account/policies/$policyId',
  '/fleet-owner/add-customer/appointment-details',
  '/fleet-owner/add-customer/done',
  '/fleet-owner/add-customer/recurring-appointment',
  '/fleet-owner/add-customer/success',
  '/groomer/add-customer',
  '/groomer/add-customer/appointment-details',
  '/groomer/add-customer/done',
  '/groomer/add-customer/recurring-appointment',
  '/groomer/add-customer/success',
  '/groomer/appointments/$orderId',
  '/groomer/appointments/$orderId/next',
  '/groomer/appointments/$orderId/payment',
  '/groomer/appointments/$orderId/reschedule',
  '/groomer/appointments/$orderId/send-appointment',
  '/groomer/appointments/$orderId/success',
  '/groomer/appointments/$orderId/summary',
  '/groomer/appointments/$orderId/tip',
  '/groomer/appointments/charge-fee/$orderId',
  '/groomer/reports/detail/$orderId',
  '/ordering/appointment-details',
  '/ordering/available-providers',
  '/ordering/login',
  '/ordering/payment',
  '/ordering/profile',
  '/ordering/select-services',
  '/ordering/summary',
  '/ordering/upsells',
  '/ordering/verification',
  '/pay/$token',
  '/staff/orders/$orderId',
  '/support/orders/$orderId',
];

const OF_AREA: Readonly<Record<string, Visitor>> = {
  groomer: 'groomer',
  'fleet-owner': 'fleet_owner',
  mechanic: 'mechanic',
  renter: 'renter',
  customer: 'customer',
  staff: 'staff',
  support: 'support',
};

/** Where texts are written, the help names the placeholders. */
const NAMES_PLACEHOLDERS = ['/staff/pages/$page'];

/** Values for the parameters of a path. */
const SAMPLES: Readonly<Record<string, string>> = {
  page: 'about',
  groomerUrl: 'maya-torres',
  personId: loginOf('tailgate', 'groomer').id,
  applicantId: loginOf('tailgate', 'pendingGroomer').id,
  customerId: loginOf('tailgate', 'customer').id,
  upsellId: demoId('tailgate', 'upsell', loginOf('tailgate', 'groomer').id, 'shampoo'),
  vehicleId: demoId('tailgate', 'van', loginOf('tailgate', 'fleet_owner').id, '1'),
  vanId: demoId('tailgate', 'van', loginOf('tailgate', 'fleet_owner').id, '1'),
  renterId: loginOf('tailgate', 'busyGroomer').id,
  agreementId: demoId('tailgate', 'agreement', 'business-services-agreement'),
};

/** All, or those listed in the JSON file whose path `E2E_ROUTES` gives. */
const wantedRoutes = (): readonly string[] => {
  const list = process.env['E2E_ROUTES'];
  if (list === undefined) return webRoutes();
  const wanted = JSON.parse(readFileSync(resolve(REPOSITORY_ROOT, list), 'utf8')) as readonly string[];
  const unknown = wanted.filter((path) => !webRoutes().includes(path));
  if (unknown.length > 0) throw new Error(`${list} has routes that do not exist: ${unknown.join(', ')}`);
  return wanted;
};

const visitorOf = (path: string): Visitor => SEEN_BY[path] ?? OF_AREA[path.split('/')[1] ?? ''] ?? 'nobody';
const filled = (path: string) =>
  path.replace(/\$(\w+)/g, (_, name: string) => {
    const sample = SAMPLES[name];
    if (!sample) throw new Error(`${path} needs a sample for ${name}`);
    return sample;
  });

for (const path of wantedRoutes().filter((route) => ![...REDIRECTS, ...OF_A_BOOKING].includes(route))) {
  test.describe(path, () => {
    test.use({ visitor: visitorOf(path) });

    test('has content, is accessible and fits every width', async ({ page }) => {
      await page.goto(`${origin('tailgate')}${filled(path)}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('Loading');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(new URL(page.url()).pathname, 'not redirected').toBe(filled(path));
      await expect(page.getByText(/Page not found|could not be found|An error occurred|didn’t load/)).toHaveCount(0);
      const content = await page.getByRole('main').innerText();
      expect(content.length, 'characters of content').toBeGreaterThan(40);
      if (!NAMES_PLACEHOLDERS.includes(path)) expect(content, 'every placeholder is filled in').not.toContain('{{');
      const name = `route${path.replaceAll('/', '_').replaceAll('$', '')}`;
      const broken = await checkEveryWidth(page, name);
      expect(
        olderPageOf(path).filter((rule) => !broken.has(rule)),
        'mended: take it off the list',
      ).toEqual([]);
    });
  });
}
