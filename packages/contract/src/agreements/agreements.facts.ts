import { PROVIDER_ROLES, type Role } from '../roles.ts';

/** Whom agreements are for. */
export const AGREEMENT_ROLES = [...PROVIDER_ROLES, 'customer'] as const satisfies readonly Role[];
export type AgreementRole = (typeof AGREEMENT_ROLES)[number];

export const MAX_AGREEMENT_TITLE_LENGTH = 120;
export const MAX_AGREEMENT_BODY_LENGTH = 60_000;
export const MAX_AGREEMENT_CHANGES_LENGTH = 1_000;
/** A site has a dozen. */
export const MAX_AGREEMENTS = 50;
export const MAX_AGREEMENTS_AT_ONCE = 20;
/** Of its history. */
export const MAX_AGREEMENT_VERSIONS_SHOWN = 50;
/** Providers who leave a required agreement unsigned for longer get no new bookings. */
export const AGREEMENT_GRACE_DAYS = 7;

/** The agreements of the sign-up form, by its fields. A site that has none with the slug does not ask for it. */
export const SIGNUP_AGREEMENTS = {
  businessServicesAgreement: 'business-services-agreement',
  compensationPolicy: 'compensation-policy',
  healthInsurance: 'health-insurance',
  vanUtilizationIncentivePlan: 'van-utilization-incentive-plan',
  workersCompensation: 'workers-compensation',
} as const;

/** Which people staff list for an agreement. */
export const SIGNER_FILTERS = ['signed', 'unsigned'] as const;
export type SignerFilter = (typeof SIGNER_FILTERS)[number];

export const AGREEMENT_STATES = ['draft', 'published', 'retired'] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

/** Pages of the site that people accept in a form: not agreements, and listed beside them. */
export const ACCEPTED_PAGES = [
  'terms-and-conditions',
  'privacy-policy',
  'pet-release-terms',
  'cancellation-policy',
  'terms-of-service',
] as const;
export type AcceptedPage = (typeof ACCEPTED_PAGES)[number];
