import { isRole, type Role } from '@tailgate/contract/facts';
import { AREA_OF_ROLE } from '../roles.ts';

const BY_PATH = ['mechanic', 'fleet_owner', 'renter'] as const satisfies readonly Role[];

/** Whose navigation is shown: the account's, else what the path says, else a groomer's. */
export const navigationRoleOf = (accountRole: string | null | undefined, path: string): Role => {
  if (isRole(accountRole)) return accountRole;
  return BY_PATH.find((role) => path.includes(AREA_OF_ROLE[role].slice(1))) ?? 'groomer';
};
