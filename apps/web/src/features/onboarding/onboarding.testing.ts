import { signUpProgressOf, type SignUpFacts } from '@tailgate/contract/facts';
import type { SignUpProgress } from '#shell/account/sign-up-query.ts';
import type { Address } from '#ui/address-field/address.ts';
import type { Applicant } from './applicants/applicants-query.ts';

/** With a place, as the server answers it. */
export const SAMPLE_ADDRESS = {
  label: '1600 S Lamar Blvd, Austin, TX 78704 US',
  address: '1600 S Lamar Blvd',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78704',
  country: 'US',
  latitude: 30.25,
  longitude: -97.75,
} satisfies Address;

export const SENT_APPLICATION: Applicant = {
  id: 'nia',
  displayName: 'Nia Okafor',
  serviceCategory: 'grooming',
  status: 'pending',
  city: 'Austin',
  stateOrProvince: 'TX',
  startedAt: '2026-11-15T08:00:00.000Z',
  submittedAt: '2026-11-16T08:00:00.000Z',
  phone: '+15125550147',
  email: null,
  pendingEmail: 'nia@example.test',
  physicalAddress: null,
  businessName: null,
  description: '',
  vanityUrl: null,
  plan: 'standard',
  numberOfVehicles: null,
  referredBy: null,
  profilePicture: null,
  driverLicenseFront: null,
  driverLicenseBack: null,
  terms: { version: '2026-11', acceptedAt: '2026-11-15T08:00:00.000Z' },
  policies: null,
  requested: null,
  declined: null,
  hasLicense: false,
  readiness: { open: ['license', 'email'], done: 2, total: 4, percent: 50 },
  can: { approve: true, requestMore: true, decline: true },
};

/** Right after the registration, with nothing but the phone. */
export const NOTHING_DONE: SignUpFacts = {
  kind: 'grooming',
  status: 'new',
  hasPhone: true,
  hasEmail: false,
  hasPhoto: false,
  hasPageAddress: false,
  maxPetWeightLb: 130,
  maxDistanceMiles: 100,
  hasAddress: false,
  hasLicense: false,
  hasBusinessName: false,
  hasBusinessProfile: false,
  hasShowcase: false,
  hasSignedAgreements: false,
  hasPayouts: false,
  hasVehicle: false,
  hasPartnerProgram: false,
  hasEmergencyContact: false,
  services: [],
  workdays: [],
  zones: [],
  reported: {},
};

/** As the server answers it. */
export const progressOf = (facts: SignUpFacts, given: Partial<SignUpProgress> = {}): SignUpProgress => {
  const { steps, ...rest } = signUpProgressOf(facts);
  return {
    ...rest,
    serviceCategory: facts.kind,
    status: facts.status,
    steps: steps.map(({ blockedBy: _why, ...step }) => ({ ...step, blockedBecause: null })),
    requestedByStaff: null,
    declinedByStaff: null,
    submittedAt: null,
    ...given,
  };
};
