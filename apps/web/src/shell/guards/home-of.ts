import type { Role } from '@tailgate/contract';
import { AREA_OF_ROLE } from '../roles.ts';
import { safeRedirect } from '../session/safe-redirect.ts';
import type { Session } from '../session/session.ts';
import type { ReturnSearch } from './log-out-search.ts';

/** Where to go after sign-in: back to the requested page, else to the area of the role. */
export const homeOf = (session: Pick<Session, 'role' | 'roles'>, wish: ReturnSearch = {}): string => {
  const role: Role = wish.role && session.roles.includes(wish.role) ? wish.role : session.role;
  return safeRedirect(wish.redirect) ?? AREA_OF_ROLE[role];
};
