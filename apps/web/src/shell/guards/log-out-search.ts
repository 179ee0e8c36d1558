import type { Role } from '@tailgate/contract';
import { isRole } from '@tailgate/contract/facts';
import { safeRedirect } from '../session/safe-redirect.ts';

/** Why the visitor was logged out, and the page they asked for. */
export interface LogOutSearch {
  readonly redirect?: string;
  readonly role?: Role;
  readonly sessionExpired?: true;
  /** The account has been deactivated: logging in again would lead straight back here. */
  readonly inactive?: true;
  /** The visitor has chosen to log out although the page asked for needs another role. */
  readonly confirmed?: true;
}

const isSet = (value: unknown) => String(value) === 'true';

/** What travels on to the login page. */
export type ReturnSearch = Pick<LogOutSearch, 'redirect' | 'role'>;

export const readReturnSearch = (search: Record<string, unknown>): ReturnSearch => {
  const redirect = safeRedirect(search['redirect']);
  return { ...(redirect && { redirect }), ...(isRole(search['role']) && { role: search['role'] }) };
};

export const readLogOutSearch = (search: Record<string, unknown>): LogOutSearch => ({
  ...readReturnSearch(search),
  ...(isSet(search['sessionExpired']) && { sessionExpired: true }),
  ...(isSet(search['inactive']) && { inactive: true }),
  ...(isSet(search['confirmed']) && { confirmed: true }),
});
