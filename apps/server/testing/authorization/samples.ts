import { createECDH, randomBytes } from 'node:crypto';
import type { CallName } from '@tailgate/contract';
import { newId } from '../../src/platform/ids.ts';
import { TEST_PASSWORD } from '../builders.ts';
import type { Input, SignedIn, TestApi } from '../test-api.ts';

export interface Scene {
  readonly api: TestApi;
  /** Who calls; absent for calls without a session. */
  readonly caller: SignedIn | undefined;
}

type Sample = (scene: Scene) => Input | Promise<Input>;

const nothing: Sample = () => ({});
const body =
  (given: object): Sample =>
  () => ({ body: given });
const phone = { prefix: '1', number: '5125550100' };
const signIn = body({ email: 'nobody@example.test', password: TEST_PASSWORD, deviceId: 'device' });

/** Something in the site's catalogue that a groomer can put a price on. */
const withCatalogue =
  (bodyOf: (ids: { serviceId: string; addOnId: string }) => object): Sample =>
  async ({ api }) => {
    const [petTypeId, serviceId, addOnId] = [newId(), newId(), newId()];
    await api.database.asOwner(async (owner) => {
      await owner.query(`insert into pet_types (id, site_id, name, slug) values ($1, $2, 'Dog', $3)`, [
        petTypeId,
        api.site.id,
        `dog-${petTypeId}`,
      ]);
      await owner.query(`insert into catalogue_services (id, site_id, pet_type_id, name) values ($1, $2, $3, 'Bath')`, [
        serviceId,
        api.site.id,
        petTypeId,
      ]);
      await owner.query(`insert into catalogue_add_ons (id, site_id, name) values ($1, $2, 'Bandana')`, [
        addOnId,
        api.site.id,
      ]);
    });
    return { body: bodyOf({ serviceId, addOnId }) };
  };

/** Somebody who works around the place of every search of the matrix. */
const withProviderAround =
  (query: object): Sample =>
  async ({ api }) => {
    const { id: providerId } = await api.account({ roles: ['groomer'], status: 'active' });
    await api.database.asOwner(async (owner) => {
      await owner.query(
        `insert into work_zones (id, site_id, provider_id, name, price_cents, weekdays, area, updated_at)
         values ($1, $2, $3, 'South', 1500, '{2}', 'POLYGON((-98 30,-97 30,-97 31,-98 31,-98 30))', now())`,
        [newId(), api.site.id, providerId],
      );
      await owner.query(
        `insert into weekly_windows (id, site_id, provider_id, weekday, minutes) values ($1, $2, $3, 2, '[480,1020)')`,
        [newId(), api.site.id, providerId],
      );
    });
    return { query: { ...query, providerId } };
  };

/**
 * One well-formed call of every row, so that what refuses it can only be access. Completeness is checked by the
 * compiler: a new row without a sample does not type-check.
 */
export const SAMPLES: Record<CallName, Sample> = {
  'GET /v2/health': nothing,
  'GET /v1/sites/:site/menu/primary': nothing,
  'PUT /v1/sites/:site/menu/primary': body({ items: [] }),
  'GET /v1/sites/:site/settings': nothing,
  'PUT /v1/sites/:site/settings': body({
    appName: 'Sample',
    appLogo: null,
    appLogoLight: null,
    colors: { primary: '#009fd8', secondary: '#f2784b' },
    serviceEmail: 'service@example.test',
    maintenanceEmail: 'vans@example.test',
    requireEmergencySettings: true,
    partnerProgrammeName: 'Partner programme',
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
  }),
  'GET /v1/sites/:site/pages': nothing,
  'GET /v1/sites/:site/pages/:page': nothing,
  'PUT /v1/sites/:site/pages/:page': body({ title: 'Sample', lead: '', sections: [], version: 0 }),
  'DELETE /v1/sites/:site/pages/:page': nothing,
  'POST /v2/service-provider/account/sign-in': signIn,
  'POST /v2/account/sign-in': signIn,
  'POST /v2/account/sign-in-code/request': body({ phone }),
  'POST /v2/account/sign-in-code/verify': body({ sessionId: newId(), code: '000000', deviceId: 'device' }),
  'POST /v2/customer/sign-up/check': body({ phone }),
  'POST /v2/customer/accept-terms': body({ termsConditions: true }),
  'POST /v2/customer/sign-up/register': body({
    sessionId: newId(),
    code: '000000',
    firstName: 'Sam',
    lastName: 'Sample',
    termsConditions: true,
    deviceId: 'device',
  }),
  'POST /v2/service-provider/account/refresh-token': nothing,
  'POST /v2/account/refresh-token': nothing,
  'POST /v2/account/logout': nothing,
  'POST /v2/account/logout-everywhere': nothing,
  'GET /v2/account/sessions': nothing,
  'DELETE /v2/account/sessions/:id': nothing,
  'POST /v2/account/confirm-sign-in': body({ password: TEST_PASSWORD }),
  'POST /v2/account/change-password': body({ password: 'a-new-long-secret' }),
  'POST /v2/account/change-email': () => ({ body: { email: `new-${newId()}@example.test` } }),
  'POST /v2/account/request-password-reset': body({ email: 'nobody@example.test' }),
  'POST /v2/account/reset-password': body({ token: 'x'.repeat(40), password: 'a-new-long-secret' }),
  'POST /v2/account/switch-role': ({ caller }) => ({ body: { role: caller?.account.roles[0] ?? 'groomer' } }),
  'POST /v2/account/impersonation': async ({ api }) => ({
    body: {
      accountId: (await api.account({ roles: ['groomer'] })).id,
      reason: 'A sample of helping',
      deviceId: 'device',
    },
  }),
  'POST /v2/account/impersonation/stop': nothing,
  'GET /v2/account/people': nothing,
  'GET /v2/account/me': nothing,
  'GET /v2/service-provider/account': nothing,
  'GET /v1/customer': nothing,
  'GET /v1/groomer/settings': nothing,
  'POST /v2/service-provider/account/settings': body({ description: 'Gentle hands.' }),
  'GET /v2/service-provider/account/check-vanity-url': () => ({ query: { vanityUrl: 'gentle-hands' } }),
  'GET /v2/service-provider/account/preferences': nothing,
  'POST /v2/service-provider/account/preferences': body({ maxPetWeight: 90 }),
  'POST /v2/account/request-delete-account': nothing,
  'POST /v2/account/withdraw-delete-account': async ({ api, caller }) => {
    // There must be something to withdraw.
    if (caller) {
      await api.database.asOwner((owner) =>
        owner.query(
          `insert into deletion_requests (id, site_id, account_id, requested_at, scheduled_for) values ($1, $2, $3, now(), now() + interval '14 days')`,
          [newId(), caller.account.siteId, caller.account.id],
        ),
      );
    }
    return {};
  },
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
  'POST /v2/attachment/images/:id/complete': nothing,
  'GET /v2/attachment/images/:id': nothing,
  'POST /v2/attachment/documents': body({
    filename: 'licence.pdf',
    contentType: 'application/pdf',
    sizeBytes: 100,
    title: 'Licence',
  }),
  'POST /v2/attachment/documents/:id/complete': nothing,
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
  'GET /v1/coupons/referral-code': nothing,
  'GET /v2/lookups/addresses': () => ({ query: { query: '1600 S Lamar Blvd' } }),
  'GET /v2/lookups/address-at': () => ({ query: { latitude: 30.25, longitude: -97.75 } }),
  'GET /v2/lookups/time-zone': () => ({ query: { latitude: 30.25, longitude: -97.75 } }),
  'GET /v2/lookups/ip-details': nothing,
  'GET /v2/service-provider/services/my-services': nothing,
  'GET /v2/service-provider/services/service-provider-services': async ({ api }) => ({
    query: { sp_id: (await api.account({ roles: ['groomer'], status: 'active' })).id },
  }),
  'GET /v2/service-provider/services': nothing,
  'GET /v2/service-provider/services/:typeOrCategory': nothing,
  'GET /v2/pet/types': nothing,
  'GET /v2/pet/breeds': nothing,
  'GET /v2/pet/breeds/sizes': nothing,
  'GET /v2/service-checkout/pet-service/service-provider/time-modifiers-list': nothing,
  'POST /v2/on-boarding/groomer/offered/services/prices': withCatalogue(({ serviceId }) => ({
    services: [{ serviceId, sizes: [{ size: 'small', price: 80, minutes: 45 }] }],
  })),
  'POST /v2/on-boarding/groomer/service/details': withCatalogue(({ serviceId }) => ({ serviceId, offered: true })),
  'POST /v2/on-boarding/groomer/offered/service-addons/prices': withCatalogue(({ addOnId }) => ({
    addOns: [{ addOnId, price: 6, minutes: 0 }],
  })),
  'GET /v2/tutorial/list': nothing,
  'POST /v2/service-checkout/pet-service/customer/search': () => ({
    body: { location: { latitude: 30.25, longitude: -97.75 }, pets: [{ serviceId: newId(), size: 'small' }] },
  }),
  'GET /v2/service-checkout/pet-service/customer/:sessionId/providers': nothing,
  'GET /v2/service-checkout/pet-service/customer/:sessionId/:month/:year/available-days': withProviderAround({}),
  'GET /v2/service-checkout/pet-service/customer/:sessionId/available-time-slots': withProviderAround({
    date: '2030-01-07',
  }),
};
