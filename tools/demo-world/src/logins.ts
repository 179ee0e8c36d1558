import { ROLES, type Role } from '@tailgate/contract';

export const DEMO_SITES = ['tailgate', 'saguaro'] as const;
export type DemoSite = (typeof DEMO_SITES)[number];

/** The one password of every account of the demo world. */
export const DEMO_PASSWORD = 'bubbles-and-biscuits';

/** People worth signing in as: one of each role, and those whose state or roles show something more. */
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
] as const;
export type DemoLoginName = (typeof DEMO_LOGIN_NAMES)[number];

export interface DemoLogin {
  readonly email: string;
  /** In E.164. */
  readonly phone: string;
  readonly displayName: string;
  readonly roles: readonly Role[];
}
