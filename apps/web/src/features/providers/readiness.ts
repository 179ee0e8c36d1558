import type { ProviderRole } from '@tailgate/contract';
import type { ProviderProfile } from '#shell/session/provider-profile.ts';
import type { Missing } from './settings/missing.ts';

/** What a groomer sets up outside of the profile. */
export type WorkTask = 'services' | 'prices' | 'hours' | 'zones' | 'preferences';
export type Task = Missing | WorkTask;

/** Which of it is done; what is not known yet is left out. */
export type WorkFacts = Readonly<Partial<Record<WorkTask, boolean>>>;

type Ready = Pick<
  ProviderProfile,
  'profilePicture' | 'business' | 'physicalAddress' | 'hasEmergencySettings' | 'vanityUrl'
>;

/** Without these no customer finds a groomer: the server activates an approved groomer once all are there. */
export const NEEDED_TO_BE_BOOKED = ['emergency-contact', 'services', 'prices', 'hours', 'zones'] as const;

/** What an account of each role should have, the most urgent first. */
const TASKS: Readonly<Record<ProviderRole, readonly Task[]>> = {
  groomer: [...NEEDED_TO_BE_BOOKED, 'preferences', 'photo', 'business-name', 'address', 'page-address'],
  fleet_owner: ['emergency-contact', 'photo', 'business-name', 'address'],
  mechanic: ['emergency-contact', 'photo', 'business-name', 'address'],
  renter: ['emergency-contact', 'photo', 'address'],
};

const isDone = (task: Task, profile: Ready, work: WorkFacts): boolean => {
  switch (task) {
    case 'photo':
      return profile.profilePicture !== null;
    case 'business-name':
      return Boolean(profile.business.name);
    case 'address':
      return profile.physicalAddress !== null;
    case 'emergency-contact':
      return profile.hasEmergencySettings;
    case 'page-address':
      return profile.vanityUrl !== null;
    default:
      // Nobody is asked for what has not loaded.
      return work[task] ?? true;
  }
};

/** How far the account is, and what is left. */
export const readinessOf = (role: ProviderRole, profile: Ready, work: WorkFacts) => {
  const left = TASKS[role].filter((task) => !isDone(task, profile, work));
  return { left, total: TASKS[role].length, done: TASKS[role].length - left.length };
};

/** How much of what a booking needs is there, in percent. */
export const bookablePercent = (left: readonly Task[]): number => {
  const missing = NEEDED_TO_BE_BOOKED.filter((task) => left.includes(task)).length;
  return Math.round((100 * (NEEDED_TO_BE_BOOKED.length - missing)) / NEEDED_TO_BE_BOOKED.length);
};
