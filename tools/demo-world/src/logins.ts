import { ROLES, type Role } from '@tailgate/contract';

export const DEMO_SITES = ['tailgate', 'saguaro'] as const;
export type DemoSite = (typeof DEMO_SITES)[number];

/** The password of every demo account. */
export const DEMO_PASSWORD = 'bubbles-and-biscuits';

/** The key of the authenticator app of all demo staff and support: `npm run demo:code` prints its code. */
export const DEMO_APP_KEY = 'TAILGATEDEMO2345TAILGATEDEMO2345';

/** Demo logins: one for each role, and one for each special state or combination of roles. */
export const DEMO_LOGIN_NAMES = [
  ...ROLES,
  'busyGroomer',
  'newGroomer',
  'pendingGroomer',
  'approvedGroomer',
  'groomerOnTimeOff',
  'inactiveGroomer',
  'groomerAndRenter',
  'fleetOwnerAndMechanic',
  'importedGroomer',
  'pendingCustomer',
  'staffForPeople',
] as const;
export type DemoLoginName = (typeof DEMO_LOGIN_NAMES)[number];

export interface DemoLogin {
  readonly id: string;
  readonly email: string;
  /** In E.164. */
  readonly phone: string;
  readonly displayName: string;
  readonly roles: readonly Role[];
}
