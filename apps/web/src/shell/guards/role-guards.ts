import type { Role } from '@tailgate/contract';
import { authenticationOf, isAuthenticated } from '../session/session.ts';
import { ENTER, go, type Decision } from './decision.ts';
import type { Situation } from './situation.ts';

/** Lets only the role in. Roles are checked by membership: who holds it changes into it; everybody else is logged out. */
export const roleGuard =
  (role: Role) =>
  ({ session, page }: Situation): Decision => {
    const away = go('log-out', { search: { redirect: page.href, role } });
    if (!session || !isAuthenticated(authenticationOf(session))) return away;
    if (session.role === role) return ENTER;
    return session.roles.includes(role) ? { kind: 'switch', role } : away;
  };

/** Any signed-in role. */
export const signedIn = ({ session, page }: Situation): Decision =>
  session && isAuthenticated(authenticationOf(session)) ? ENTER : go('login', { search: { redirect: page.href } });
