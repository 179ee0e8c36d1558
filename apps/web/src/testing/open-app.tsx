import type { CallAnswer } from '@tailgate/contract';
import { REFERENCE_LISTS } from '@tailgate/contract/facts';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { onTestFinished } from 'vitest';
// The first toast fetches its file; read before the tests begin, it is there when they look for it.
import '#shell/errors/toaster.tsx';
import type { Session } from '#shell/session/session.ts';
import { sessionStore } from '#shell/session/session-store.ts';
import { createApp } from '../app.tsx';
import { answer } from './answer.ts';
import { server, refusal } from './server.ts';

export const SITE_SETTINGS: CallAnswer<'GET /v1/sites/:site/settings'> = {
  site: 'saguaro',
  appName: 'Saguaro Suds',
  appLogo: null,
  appLogoLight: null,
  colors: { primary: '#ffd400', secondary: '#b8502c' },
  serviceEmail: 'hello@saguaro.example',
  maintenanceEmail: 'shop@saguaro.example',
  supportPhone: '+16025550190',
  timeZone: 'America/Phoenix',
  partnerProgrammeName: 'Desert Drivers',
  requireEmergencySettings: true,
  lists: Object.fromEntries(REFERENCE_LISTS.map((name) => [name, []])) as never,
  map: null,
  socialLinks: { facebook: null, instagram: null, linkedin: null, twitter: null, youtube: null },
};

export const PREFERENCES: CallAnswer<'GET /v2/service-provider/account/preferences'> = {
  currency: 'USD',
  maxPetWeight: 90,
  maxDistanceBetweenAppointments: 25,
  breedsToAvoid: [],
  uiPreferences: {},
  driverLicenseFront: null,
  driverLicenseBack: null,
};

export const PROFILE: CallAnswer<'GET /v2/service-provider/account'> = {
  id: 'user-1',
  firstName: 'Maya',
  lastName: 'Torres',
  description: '',
  isImported: false,
  accountStatus: 'active',
  can: {
    activate: false,
    approve: false,
    deactivate: false,
    decline: false,
    reactivate: false,
    requestMore: false,
    submit: false,
  },
  reviewSummary: { averageRating: 0, reviewCount: 0 },
  permissions: [],
  customerReferralCode: null,
  messagingSystemId: null,
  role: 'groomer',
  serviceCategories: ['grooming'],
  isPawgoUser: false,
  signupSteps: [],
  fleetOwnerSignupSteps: [],
  hasMerchantAccount: false,
  merchantAccountVerified: false,
  allowPercentagePlan: false,
  displayName: 'Maya Torres',
  email: 'maya@southpaws.example',
  phoneNumber: '+15125550100',
  status: 'active',
  business: { name: 'South Paws', phone: null, email: null, logo: null },
  physicalAddress: null,
  profilePicture: null,
  vanityUrl: null,
  groomerReferralCode: null,
  preferences: PREFERENCES,
  timeZone: 'America/Chicago',
  hasEmergencySettings: true,
  needToSignAgreements: false,
  serviceCategory: 'grooming',
  lockServiceCategory: false,
};

export const SETTINGS: CallAnswer<'GET /v1/groomer/settings'> = {
  email: 'maya@southpaws.example',
  firstName: 'Maya',
  lastName: 'Torres',
  businessName: 'South Paws',
  description: 'Gentle hands.',
  businessPhone: '+15125550100',
  businessEmail: null,
  logo: null,
  profilePicture: null,
  physicalAddress: null,
  vanityUrl: 'maya-torres',
  showcase: [],
  emergencyContact: { name: null, relation: null, phone: null, email: null },
};

/** The sign-up of an account that has everything. */
export const SIGN_UP_STEPS: CallAnswer<'GET /v2/service-provider/sign-up/steps'> = {
  serviceCategory: 'grooming',
  status: 'active',
  readiness: { open: [], done: 12, total: 12, percent: 100 },
  steps: [],
  nextStep: null,
  nextPath: '/groomer',
  requestedByStaff: null,
  declinedByStaff: null,
  submittedAt: null,
};

/** A list of people of whom nobody is there. */
export const NO_PEOPLE: CallAnswer<'GET /v2/account/people'> = {
  items: [],
  total: 0,
  limit: 25,
  offset: 0,
  counts: {
    role: { groomer: 0, fleet_owner: 0, mechanic: 0, renter: 0, customer: 0, staff: 0, support: 0 },
    status: { new: 0, pending: 0, approved: 0, active: 0, inactive: 0 },
  },
};

/** A list of appointments without any. */
export const NO_APPOINTMENTS: CallAnswer<'GET /v2/service-schedule/service-provider/orders'> = {
  items: [],
  meta: { page: 1, totalPages: 0, total: 0, next: null },
  timeZone: PROFILE.timeZone,
};

/** The account of a session, as it answers about itself. */
export const meOf = ({ role, roles, duties, orderId, impersonatorId, impersonatorName, user }: Session) => ({
  role,
  roles,
  duties,
  orderId,
  impersonatorId,
  impersonatorName,
  user,
  firstName: 'Maya',
  lastName: 'Torres',
  phone: '+15125550100',
  hasPassword: true,
  pendingEmail: null,
  deletionScheduledFor: null,
  deletionRequest: null,
});

/** Opens the whole app at an address, against an API with the given session, or none. */
export const openApp = async (path: string, session: Session | null = null, ...more: readonly RequestHandler[]) => {
  server.use(
    answer('GET /v1/sites/:site/settings', SITE_SETTINGS),
    answer('POST /v2/account/refresh-token', () => session ?? refusal(401, 'jwt_auth_invalid_token')),
    answer('GET /v2/service-provider/account', PROFILE),
    answer('GET /v2/service-provider/sign-up/steps', SIGN_UP_STEPS),
    answer('GET /v2/account/me', () => (session ? meOf(session) : refusal(401, 'jwt_auth_invalid_token'))),
    answer('GET /v2/health', { ok: true }),
    answer('GET /v2/customer/change-proposals', { items: [] }),
    answer('GET /v2/account/sessions', { items: [], total: 0, limit: 10, offset: 0 }),
    answer('GET /v1/sites/:site/menu/primary', { items: [] }),
    answer('GET /v2/public/providers', { items: [], total: 0, limit: 12, offset: 0 }),
    answer('GET /v1/groomer/settings', SETTINGS),
    answer('GET /v2/service-provider/account/preferences', PREFERENCES),
    answer('GET /v2/service-appointment/service-provider/availability/weekly-availability', { availability: [] }),
    answer('GET /v1/groomer/time-off', { items: [], total: 0, limit: 100, offset: 0 }),
    answer('GET /v2/service-provider/work-zone', { zones: [], overlaps: [] }),
    answer('GET /v2/service-provider/services/my-services', {
      spId: 'user-1',
      currency: 'USD',
      items: [],
      defaultServiceId: null,
    }),
    answer('GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month', {
      items: [],
      holds: [],
      timeZone: PROFILE.timeZone,
    }),
    answer('GET /v2/service-schedule/service-provider/orders', NO_APPOINTMENTS),
    answer('GET /v2/service-schedule/service-provider/grab-it/jobs', { items: [], timeZone: PROFILE.timeZone }),
    answer('GET /v2/service-schedule/service-provider/potential-customers', {
      items: [],
      total: 0,
      limit: 12,
      offset: 0,
      date: '2026-06-02',
      timeZone: PROFILE.timeZone,
    }),
    answer('GET /v2/service-vehicle/driver/compliance', { items: [] }),
    answer('GET /v2/service-appointment/trading/buyer/received-appointments', { items: [] }),
    answer('GET /v2/service-appointment/trading/seller/rejected-appointments', { items: [] }),
    answer('GET /v2/account/people', NO_PEOPLE),
    answer('GET /v2/account/people/sign-ups', { weeks: [] }),
    answer('GET /v2/account/activity', { items: [], total: 0, limit: 20, offset: 0 }),
  );
  server.use(...more);
  sessionStore.forget();
  if (session) sessionStore.adopt(session, 'entered');
  const { App, router, ready, stop } = createApp(createMemoryHistory({ initialEntries: [path] }));
  onTestFinished(stop);
  await ready;
  render(<App />);
  return { router };
};
