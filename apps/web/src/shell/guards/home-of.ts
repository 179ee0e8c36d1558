import type { Role } from '@tailgate/contract';
import { AREA_OF_ROLE } from '../roles.ts';
import { safeRedirect } from '../session/safe-redirect.ts';
import type { Session } from '../session/session.ts';
import type { ReturnSearch } from './log-out-search.ts';

/** Where somebody goes who has just signed in: back to where they were, else to the area of their role. */
export const homeOf = (session: Pick<Session, 'role' | 'roles'>, wish: ReturnSearch = {}): string => {
  const role: Role = wish.role && session.roles.includes(wish.role) ? wish.role : session.role;
  return safeRedirect(wish.redirect) ?? AREA_OF_ROLE[role];
};
