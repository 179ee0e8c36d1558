import { PROVIDER_ROLE_OF_KIND, type ProviderKind, type ProviderRole } from '../roles.ts';
import { BOOKING_STEPS, openBookingSteps, type BookingFacts, type BookingStep } from './booking-steps.facts.ts';
import { isApprovedStatus, type ProviderStatus } from './provider.machine.ts';
import { DEFAULT_DISTANCE_MILES, DEFAULT_PET_WEIGHT_LB } from './providers.facts.ts';

export const READINESS_TASKS = [
  ...BOOKING_STEPS,
  'application',
  'email',
  'license',
  'payouts',
  'preferences',
  'photo',
  'business-name',
  'address',
  'page-address',
] as const;
export type ReadinessTask = (typeof READINESS_TASKS)[number];

export interface ReadinessFacts extends BookingFacts {
  readonly kind: ProviderKind;
  readonly status: ProviderStatus;
  /** Entered and proved by the link that was sent there. */
  readonly hasEmail: boolean;
  readonly hasAddress: boolean;
  readonly hasLicense: boolean;
  readonly hasBusinessName: boolean;
  readonly hasPhoto: boolean;
  readonly hasPageAddress: boolean;
  readonly hasPayouts: boolean;
  readonly maxPetWeightLb: number;
  readonly maxDistanceMiles: number;
}

export interface Readiness {
  /** What is left, the most urgent first. */
  readonly open: ReadinessTask[];
  readonly done: number;
  readonly total: number;
  readonly percent: number;
}

/** What an account of each role should have, the most urgent first. */
const TASKS: Readonly<Record<ProviderRole, readonly ReadinessTask[]>> = {
  groomer: [...BOOKING_STEPS, 'email', 'payouts', 'preferences', 'photo', 'business-name', 'address', 'page-address'],
  fleet_owner: ['email', 'emergency-contact', 'payouts', 'photo', 'business-name', 'address'],
  mechanic: ['email', 'emergency-contact', 'payouts', 'photo', 'business-name', 'address'],
  renter: ['email', 'emergency-contact', 'photo', 'address'],
};

/** A groomer sets up after the approval; until then the list is that of the application. */
const GROOMER_APPLICATION: readonly ReadinessTask[] = ['address', 'license', 'application', 'email'];

const tasksOf = ({ kind, status }: ReadinessFacts): readonly ReadinessTask[] => {
  const isDecided = isApprovedStatus(status) || status === 'inactive';
  if (kind === 'grooming' && !isDecided) return GROOMER_APPLICATION;
  const tasks = TASKS[PROVIDER_ROLE_OF_KIND[kind]];
  // Staff may approve without a license, for who adds it while setting up.
  if (kind === 'grooming' && status === 'approved') return [...tasks, 'license'];
  return isDecided || kind === 'renter' ? tasks : ['application', ...tasks];
};

type Condition = (facts: ReadinessFacts) => boolean;
const IS_DONE: Readonly<Record<Exclude<ReadinessTask, BookingStep>, Condition>> = {
  application: ({ status }) => status !== 'new',
  email: ({ hasEmail }) => hasEmail,
  license: ({ hasLicense }) => hasLicense,
  payouts: ({ hasPayouts }) => hasPayouts,
  // The defaults are a start, which nobody chose.
  preferences: ({ maxPetWeightLb, maxDistanceMiles }) =>
    maxPetWeightLb !== DEFAULT_PET_WEIGHT_LB && maxDistanceMiles !== DEFAULT_DISTANCE_MILES,
  photo: ({ hasPhoto }) => hasPhoto,
  'business-name': ({ hasBusinessName }) => hasBusinessName,
  address: ({ hasAddress }) => hasAddress,
  'page-address': ({ hasPageAddress }) => hasPageAddress,
};

export const isBookingStep = (task: ReadinessTask): task is BookingStep =>
  (BOOKING_STEPS as readonly ReadinessTask[]).includes(task);

/** How far an account is, and what is left: the one answer for the sign-up, the homes and staff. */
export const readinessOf = (facts: ReadinessFacts): Readiness => {
  const tasks = tasksOf(facts);
  const openSteps = openBookingSteps(facts);
  const open = tasks.filter((task) => (isBookingStep(task) ? openSteps.includes(task) : !IS_DONE[task](facts)));
  const done = tasks.length - open.length;
  // A whole that is not finished never reads as finished.
  const percent = open.length === 0 ? 100 : Math.min(99, Math.round((100 * done) / tasks.length));
  return { open, done, total: tasks.length, percent };
};
