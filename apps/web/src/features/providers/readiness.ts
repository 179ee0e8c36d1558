import type { ProviderRole } from '@tailgate/contract';
import { BOOKING_STEPS, openBookingSteps, type BookingFacts, type BookingStep } from '@tailgate/contract/facts';
import type { ProviderProfile } from '#shell/session/provider-profile.ts';
import type { Missing } from './settings/missing.ts';

export type Task = Missing | BookingStep | 'preferences';

/** What a groomer has set up outside of the profile; what has not loaded is left out. */
export interface WorkFacts extends Partial<Omit<BookingFacts, 'hasEmergencyContact'>> {
  readonly hasCheckedPreferences?: boolean;
}

type Ready = Pick<
  ProviderProfile,
  'profilePicture' | 'business' | 'physicalAddress' | 'hasEmergencySettings' | 'vanityUrl'
>;

/** What an account of each role should have, the most urgent first. */
const TASKS: Readonly<Record<ProviderRole, readonly Task[]>> = {
  groomer: [...BOOKING_STEPS, 'preferences', 'photo', 'business-name', 'address', 'page-address'],
  fleet_owner: ['emergency-contact', 'photo', 'business-name', 'address'],
  mechanic: ['emergency-contact', 'photo', 'business-name', 'address'],
  renter: ['emergency-contact', 'photo', 'address'],
};

const isDone = (task: Task, profile: Ready, { hasCheckedPreferences, ...work }: WorkFacts): boolean => {
  switch (task) {
    case 'photo':
      return profile.profilePicture !== null;
    case 'business-name':
      return Boolean(profile.business.name);
    case 'address':
      return profile.physicalAddress !== null;
    case 'page-address':
      return profile.vanityUrl !== null;
    case 'preferences':
      // Nobody is asked for what has not loaded.
      return hasCheckedPreferences ?? true;
    default:
      return !openBookingSteps({ ...work, hasEmergencyContact: profile.hasEmergencySettings }).includes(task);
  }
};

/** How far the account is, and what is left. */
export const readinessOf = (role: ProviderRole, profile: Ready, work: WorkFacts) => {
  const left = TASKS[role].filter((task) => !isDone(task, profile, work));
  return { left, total: TASKS[role].length, done: TASKS[role].length - left.length };
};

/** How much of what a booking needs is there, in percent. */
export const bookablePercent = (left: readonly Task[]): number => {
  const missing = BOOKING_STEPS.filter((task) => left.includes(task)).length;
  return Math.round((100 * (BOOKING_STEPS.length - missing)) / BOOKING_STEPS.length);
};
