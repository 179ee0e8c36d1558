import { createECDH, randomBytes } from 'node:crypto';
import type { Ability, CallName, EndpointRow } from '@tailgate/contract';
import { newId } from '../../src/platform/ids.ts';
import { TEST_PASSWORD } from '../builders.ts';
import type { Input } from '../test-api.ts';
import { SAMPLE_CODE, emailTokenOf, resetTokenOf, type World } from '../worlds/world.ts';
import { AGREEMENT_SAMPLES } from './agreement-samples.ts';
import { APPOINTMENT_SAMPLES } from './appointment-samples.ts';
import { CUSTOMER_APPOINTMENT_SAMPLES } from './customer-appointment-samples.ts';
import { CUSTOMER_SAMPLES } from './customer-samples.ts';
import { EXPENSE_SAMPLES } from './expense-samples.ts';
import { FAILED_JOB_SAMPLES } from './failed-job-samples.ts';
import { FLEET_SAMPLES } from './fleet-samples.ts';
import type { Caller, Harness } from './harness.ts';
import { MARKETING_SAMPLES } from './marketing-samples.ts';
import { ONBOARDING_SAMPLES } from './onboarding-samples.ts';
import { ORDER_SAMPLES } from './order-samples.ts';
import { VISITOR_BOOKING_SAMPLES } from './visitor-booking-samples.ts';
import { OWNER_CODE_SAMPLES } from './owner-code-samples.ts';
import { PAYMENT_SAMPLES } from './payment-samples.ts';
import { PAYOUT_SAMPLES } from './payout-samples.ts';
import { PUBLIC_PAGE_SAMPLES } from './public-page-samples.ts';
import { RECURRING_SAMPLES } from './recurring-samples.ts';
import { REFUND_SAMPLES } from './refund-samples.ts';
import { REPORT_SAMPLES } from './report-samples.ts';
import { REVIEW_SAMPLES } from './review-samples.ts';
import { SECOND_STEP_SAMPLES } from './second-step-samples.ts';
import { TEAM_SAMPLES } from './team-samples.ts';
import { VEHICLE_SAMPLES } from './vehicle-samples.ts';

export interface Scene {
  readonly harness: Harness;
  readonly row: EndpointRow;
  /** Owner of the data in the call: the caller, or a groomer for anonymous calls. */
  readonly world: World;
  readonly caller: Caller | undefined;
  /** The declared reference that is replaced by another id, if any. */
  readonly place: string | undefined;
  /** The id of a row that the caller may reference. */
  reference(ability: Ability): string;
  /** The same, but of the owner of the replaced id where that is at one of these places: what belongs together. */
  kin(ability: Ability, ...places: readonly string[]): string;
}

export interface SampleInput extends Input {
  /** SQL that the call needs to succeed. */
  readonly setup?: string;
}

export type Sample = (scene: Scene) => SampleInput | Promise<SampleInput>;

const nothing: Sample = () => ({});
const body =
  (given: object): Sample =>
  () => ({ body: given });
const withBody =
  (given: (scene: Scene) => object): Sample =>
  (scene) => ({ body: given(scene) });

const phoneOf = (world: World) => ({
  prefix: '1',
  number: String(world.rowsOf('accounts')[0]?.['phone']).slice('+1'.length),
});
const DEVICE = { deviceId: 'new-device' };
const signIn = withBody(({ world }) => ({ email: world.email, password: TEST_PASSWORD, ...DEVICE }));

/** Uploaded to storage but not yet inspected. */
const uploaded: Sample = async ({ harness, world, reference }) => {
  await harness.upload(world, reference('file.finish'));
  return {};
};

/**
 * One valid call per endpoint, so that only access checks can reject it. Completeness is checked by the compiler: a new
 * endpoint without a sample does not type-check.
 */
export const SAMPLES: Record<CallName, Sample> = {
  'GET /v2/health': nothing,
  'GET /v1/sites/:site/menu/primary': nothing,
  'PUT /v1/sites/:site/menu/primary': body({ items: [] }),
  'GET /v1/sites/:site/settings': nothing,
  'PUT /v1/sites/:site/settings': withBody(({ reference }) => ({
    appName: 'Sample',
    appLogoImageId: reference('image.use'),
    appLogoLightImageId: reference('image.use'),
    colors: { primary: '#009fd8', secondary: '#f2784b' },
    serviceEmail: 'service@example.test',
    maintenanceEmail: 'vans@example.test',
    supportPhone: '+15125550143',
    timeZone: 'America/Chicago',
    requireEmergencySettings: true,
    partnerProgrammeName: 'Partner program',
    socialLinks: { facebook: null, instagram: null, linkedin: null, twitter: null, youtube: null },
    lists: {
      cancellationReasons: [],
      rejectionReasons: [],
      maintenanceServiceTypes: [],
      priorities: [],
      rescheduleReasons: [],
      maintenanceCancellationReasons: [],
      customerBlockReasons: [],
    },
  })),
  'GET /v1/sites/:site/pages': nothing,
  'GET /v1/sites/:site/pages/:page': nothing,
  'PUT /v1/sites/:site/pages/:page': body({ title: 'Sample', lead: '', sections: [], version: 1 }),
  'DELETE /v1/sites/:site/pages/:page': nothing,
  'GET /v2/staff/tax-places': nothing,
  'PUT /v2/staff/tax-places/:place': body({ percent: 8.25, previousPercent: null }),
  'DELETE /v2/staff/tax-places/:place': ({ world }) => ({
    setup: `insert into tax_places (site_id, state_or_province, percent) values ('${world.site.id}', 'TX', 8.25)`,
  }),
  'GET /v2/staff/fees': nothing,
  'GET /v2/staff/overdue-rounds': nothing,
  'POST /v2/service-provider/account/sign-in': signIn,
  'POST /v2/account/sign-in': signIn,
  'POST /v2/account/sign-in-code/request': withBody(({ world }) => ({ phone: phoneOf(world) })),
  'POST /v2/account/sign-in-code/verify': withBody(({ reference }) => ({
    sessionId: reference('phoneCode.prove'),
    code: SAMPLE_CODE,
    ...DEVICE,
  })),
  'POST /v2/customer/sign-up/check': withBody(({ world }) => ({ phone: phoneOf(world) })),
  'POST /v2/customer/accept-terms': body({ termsConditions: true }),
  'POST /v2/customer/phone-code/verify': withBody(({ reference }) => ({
    sessionId: reference('phoneCode.prove'),
    code: SAMPLE_CODE,
    ...DEVICE,
  })),
  'POST /v2/customer/sign-up/register': withBody(({ reference }) => ({
    sessionId: reference('phoneCode.prove'),
    code: SAMPLE_CODE,
    firstName: 'Sam',
    lastName: 'Sample',
    termsConditions: true,
    ...DEVICE,
  })),
  'POST /v2/service-provider/account/refresh-token': nothing,
  'POST /v2/account/refresh-token': nothing,
  'POST /v2/account/logout': nothing,
  'POST /v2/account/logout-everywhere': nothing,
  'GET /v2/account/sessions': nothing,
  'DELETE /v2/account/sessions/:id': nothing,
  'POST /v2/account/confirm-sign-in': body({ password: TEST_PASSWORD }),
  ...OWNER_CODE_SAMPLES,
  'POST /v2/account/change-password': body({ password: 'a-new-long-secret' }),
  'POST /v2/account/change-email': () => ({
    body: { email: `new-${newId()}@example.test`, currentPassword: TEST_PASSWORD },
  }),
  'POST /v2/account/request-password-reset': withBody(({ world }) => ({ email: world.email })),
  'GET /v2/account/reset-link': () => ({ query: { token: 'x'.repeat(43) } }),
  'POST /v2/account/reset-password': withBody(({ world }) => ({
    token: resetTokenOf(world),
    password: 'a-new-long-secret',
  })),
  'DELETE /v2/account/change-email': nothing,
  'POST /v2/account/change-phone': () => ({
    body: { phone: { prefix: '1', number: '5125550199' }, currentPassword: TEST_PASSWORD },
  }),
  'POST /v2/account/confirm-phone': body({ code: SAMPLE_CODE }),
  'POST /v2/account/confirm-email': withBody(({ world }) => ({ token: emailTokenOf(world) })),
  ...SECOND_STEP_SAMPLES,
  'POST /v2/account/switch-role': withBody(({ world }) => ({ role: world.roles[0] })),
  'POST /v2/account/impersonation': withBody(({ reference }) => ({
    accountId: reference('account.impersonate'),
    reason: 'Helping with settings',
    ...DEVICE,
  })),
  'POST /v2/account/impersonation/stop': nothing,
  'GET /v2/account/activity': nothing,
  'GET /v2/account/people': nothing,
  'GET /v2/account/people/:id/activity': nothing,
  'GET /v2/account/people/sign-ups': nothing,
  'GET /v2/staff/audit-log': nothing,
  'GET /v2/account/me': nothing,
  'GET /v2/service-provider/account': nothing,
  'GET /v1/customer': nothing,
  'GET /v1/groomer/settings': nothing,
  'POST /v2/service-provider/account/settings': body({ description: 'Gentle hands.' }),
  'GET /v2/service-provider/account/check-vanity-url': () => ({ query: { vanityUrl: 'gentle-hands' } }),
  'GET /v2/service-provider/account/preferences': nothing,
  'POST /v2/service-provider/account/preferences': body({ maxPetWeight: 90 }),
  'POST /v2/account/withdraw-delete-account': ({ world }) => ({
    setup: `update deletion_requests set status = 'waiting' where account_id = '${world.personId}'`,
  }),
  'GET /v2/service-provider/account/documents': nothing,
  'DELETE /v2/service-provider/account/documents/:id': nothing,
  'GET /v2/service-provider/account/public-profile/:id': nothing,
  'GET /v2/account/verify-phone-number': () => ({ query: { phone: '5125550100' } }),
  'POST /v1/user/device-meta-data': body({ deviceId: 'device', fcmToken: 'push-token' }),
  'POST /v1/logEvent': body({ message: 'hello' }),
  'GET /v2/notifications/web-push-key': nothing,
  'POST /v2/notifications/web-push-subscriptions': () => ({
    body: {
      endpoint: `https://push.example.test/${newId()}`,
      keys: {
        p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
      deviceId: 'device',
    },
  }),
  'DELETE /v2/notifications/web-push-subscriptions/:deviceId': nothing,
  'POST /v2/notifications/test-push': nothing,
  'POST /v2/attachment/images': body({ filename: 'biscuit.png', contentType: 'image/png', sizeBytes: 100 }),
  'POST /v2/attachment/images/:id/complete': uploaded,
  'GET /v2/attachment/images/:id': nothing,
  'POST /v2/attachment/documents': body({
    filename: 'licence.pdf',
    contentType: 'application/pdf',
    sizeBytes: 100,
    title: 'Licence',
  }),
  'POST /v2/attachment/documents/:id/complete': uploaded,
  'GET /v2/service-appointment/service-provider/availability/weekly-availability': nothing,
  'POST /v2/service-appointment/service-provider/availability/weekly-availability': body({
    availability: [{ day: 2, start: '09:00:00', end: '17:00:00' }],
  }),
  'POST /v2/service-appointment/service-provider/availability/turn-off-day': body({
    start: '2030-01-05',
    end: '2030-01-05',
  }),
  'GET /v1/groomer/time-off': nothing,
  'POST /v1/groomer/time-off': body({ startDate: '2030-01-05', endDate: '2030-01-09' }),
  'DELETE /v1/groomer/time-off/:id': nothing,
  'GET /v2/service-provider/work-zone': nothing,
  'POST /v2/service-provider/work-zone': body({
    name: 'South',
    price: 15,
    availableDays: [2, 3],
    points: [
      { latitude: 30.2, longitude: -97.8 },
      { latitude: 30.3, longitude: -97.8 },
      { latitude: 30.3, longitude: -97.7 },
    ],
  }),
  'DELETE /v2/service-provider/work-zone/:id': nothing,
  'POST /v2/service-provider/work-zone/outline': body({ postalCodes: ['78704'] }),
  'GET /v2/lookups/addresses': () => ({ query: { query: '1600 S Lamar Blvd' } }),
  'GET /v2/lookups/address-at': () => ({ query: { latitude: 30.25, longitude: -97.75 } }),
  'GET /v2/lookups/time-zone': () => ({ query: { latitude: 30.25, longitude: -97.75 } }),
  'GET /v2/lookups/ip-details': nothing,
  'GET /v2/service-provider/services/my-services': nothing,
  'GET /v2/service-provider/services/service-provider-services': ({ reference }) => ({
    query: { sp_id: reference('offer.read') },
  }),
  'GET /v2/service-provider/services': nothing,
  'GET /v2/service-provider/services/:typeOrCategory': nothing,
  'GET /v2/pet/types': nothing,
  'GET /v2/pet/breeds': nothing,
  'GET /v2/pet/breeds/sizes': nothing,
  'GET /v2/service-checkout/pet-service/service-provider/time-modifiers-list': nothing,
  'POST /v2/on-boarding/groomer/offered/services/prices': withBody(({ reference, kin, place }) => ({
    services: [
      {
        serviceId: kin('catalogueService.use', 'body.services[].breeds[].breedId'),
        sizes: [{ size: 'small', price: 80, minutes: 45 }],
        // A replaced service would be rejected because of these breeds alone.
        ...(place !== 'body.services[].serviceId' && {
          breeds: [{ breedId: reference('breed.use'), priceMin: 90, priceMax: 110, minutes: 50 }],
        }),
      },
    ],
  })),
  'POST /v2/on-boarding/groomer/service/details': withBody(({ reference }) => ({
    serviceId: reference('catalogueService.use'),
    offered: true,
  })),
  'POST /v2/on-boarding/groomer/offered/service-addons/prices': withBody(({ reference }) => ({
    addOns: [{ addOnId: reference('addOn.use'), price: 6, minutes: 0 }],
  })),
  ...CUSTOMER_SAMPLES,
  ...ONBOARDING_SAMPLES,
  ...EXPENSE_SAMPLES,
  ...PAYMENT_SAMPLES,
  ...MARKETING_SAMPLES,
  ...PAYOUT_SAMPLES,
  ...REFUND_SAMPLES,
  ...PUBLIC_PAGE_SAMPLES,
  ...REPORT_SAMPLES,
  ...AGREEMENT_SAMPLES,
  ...REVIEW_SAMPLES,
  ...TEAM_SAMPLES,
  ...FAILED_JOB_SAMPLES,
  'GET /v2/tutorial/list': nothing,
  ...APPOINTMENT_SAMPLES,
  ...CUSTOMER_APPOINTMENT_SAMPLES,
  ...VISITOR_BOOKING_SAMPLES,
  ...RECURRING_SAMPLES,
  ...ORDER_SAMPLES,
  ...VEHICLE_SAMPLES,
  ...FLEET_SAMPLES,
};
