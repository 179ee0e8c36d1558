import type { ProviderRole } from '@tailgate/contract';
import type { ProviderProfile } from '#shell/session/provider-profile.ts';
import type { Missing } from './settings/missing.ts';

export type Task = Missing | 'hours';

type Ready = Pick<
  ProviderProfile,
  'profilePicture' | 'business' | 'physicalAddress' | 'hasEmergencySettings' | 'vanityUrl'
>;

/** What an account of each role should have, the most urgent first. */
const TASKS: Readonly<Record<ProviderRole, readonly Task[]>> = {
  groomer: ['emergency-contact', 'hours', 'photo', 'business-name', 'address', 'page-address'],
  fleet_owner: ['emergency-contact', 'photo', 'business-name', 'address'],
  mechanic: ['emergency-contact', 'photo', 'business-name', 'address'],
  renter: ['emergency-contact', 'photo', 'address'],
};

const isDone = (task: Task, profile: Ready, hasHours: boolean): boolean => {
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
    case 'hours':
      return hasHours;
  }
};

/** How far the account is, and what is left. */
export const readinessOf = (role: ProviderRole, profile: Ready, hasHours: boolean) => {
  const left = TASKS[role].filter((task) => !isDone(task, profile, hasHours));
  return { left, total: TASKS[role].length, done: TASKS[role].length - left.length };
};
