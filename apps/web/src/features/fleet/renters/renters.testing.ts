import type { CallAnswer } from '@tailgate/contract';

const RENTERS = '/v2/service-vehicle/fleet-owner/renter-management/renters';
const FREE_VANS = 'GET /v2/service-vehicle/fleet-owner/fleet-management/free-vans';

type Renter = CallAnswer<`GET ${typeof RENTERS}/:id`>;
type Listed = CallAnswer<`GET ${typeof RENTERS}`>['items'][number];
type FreeVan = CallAnswer<typeof FREE_VANS>['items'][number];

const KNOWN = {
  id: 'groomer-1',
  name: 'Maya Torres',
  businessName: 'South Paws',
  picture: null,
  state: 'driving',
  status: 'attached',
  since: '2026-11-05T18:00:00.000Z',
  phone: '+15125550123',
  email: 'maya@example.test',
  policiesAccepted: 1,
  policies: 2,
} as const;
const VAN = { id: 'van-4', name: 'Van 4' };

export const LISTED: Listed = {
  ...KNOWN,
  vanNow: { van: VAN, from: '2026-11-02', to: null },
  next: null,
  daysThisMonth: 12,
};

export const RENTER: Renter = {
  ...KNOWN,
  driverId: 'driver-1',
  invitedAt: '2026-11-04T18:00:00.000Z',
  answerBy: null,
  can: { inviteAgain: false, accept: false, decline: false, withdraw: false, leave: false, detach: true },
  now: [{ van: VAN, from: '2026-11-02', to: null }],
  next: [],
  nextTotal: 0,
  months: [{ month: '2026-11', days: 12 }],
  acceptances: [
    { id: 'policy-1', title: 'Cleaning', version: 2, acceptedVersion: 1, acceptedAt: '2026-11-05T18:00:00.000Z' },
  ],
  appointmentsDone: 31,
  daysOff: [],
};

export const FREE_VAN: FreeVan = {
  van: {
    ...VAN,
    make: 'Ford',
    model: 'Transit',
    year: 2023,
    licensePlate: 'RKL 4417',
    plateState: 'TX',
    defaultImage: null,
    city: 'Austin',
    planConfiguration: {
      version: 1,
      savedAt: '2026-10-01T18:00:00.000Z',
      offerVariableMethod: false,
      flatRate: {
        ratePerDay: 95,
        hasWeeklyRate: false,
        ratePerWeek: null,
        applyIntroductoryPeriod: false,
        introductoryRate: null,
        introductoryPeriod: null,
        freeDaysPerMonth: 0,
        milesLimitPerMonth: 2000,
        pricePerMile: 1,
        feePerExtraMile: 0.5,
      },
      percentageOfSales: null,
    },
  },
  timeZone: 'America/Chicago',
  freeDays: 7,
  taken: [],
  priceAdjustments: [],
};
