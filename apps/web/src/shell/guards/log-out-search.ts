import type { Role } from '@tailgate/contract';
import { isRole } from '../roles.ts';
import { safeRedirect } from '../session/safe-redirect.ts';

/** Why somebody was sent to log-out, and where they wanted to be. */
export interface LogOutSearch {
  readonly redirect?: string;
  readonly role?: Role;
  readonly sessionExpired?: true;
}

/** What travels on to the login page. */
export type ReturnSearch = Pick<LogOutSearch, 'redirect' | 'role'>;

export const readReturnSearch = (search: Record<string, unknown>): ReturnSearch => {
  const redirect = safeRedirect(search['redirect']);
  return { ...(redirect && { redirect }), ...(isRole(search['role']) && { role: search['role'] }) };
};

export const readLogOutSearch = (search: Record<string, unknown>): LogOutSearch => ({
  ...readReturnSearch(search),
  ...(String(search['sessionExpired']) === 'true' && { sessionExpired: true }),
});
