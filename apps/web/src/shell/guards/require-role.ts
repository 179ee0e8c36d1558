import type { Role } from '@tailgate/contract';
import { redirect } from '@tanstack/react-router';
import { switchRole } from '../session/change-session.ts';
import { restoredSession } from '../session/renew-session.ts';
import { authenticationOf, isAuthenticated, type Session } from '../session/session.ts';

export type Verdict = 'enter' | 'switch' | 'log-out';

/** May this session enter the area of that role? Roles are checked by membership: who holds it may change into it. */
export const verdictFor = (session: Session | null, role: Role): Verdict => {
  if (!session || !isAuthenticated(authenticationOf(session))) return 'log-out';
  if (session.role === role) return 'enter';
  return session.roles.includes(role) ? 'switch' : 'log-out';
};

interface Arrival {
  readonly location: { readonly href: string };
  /** A link that is merely hovered must change nothing. */
  readonly preload: boolean;
}

/** Lets only the role in; everybody else is logged out and may come back as somebody who holds it. */
export const requireRole =
  (role: Role) =>
  async ({ location, preload }: Arrival): Promise<void> => {
    const verdict = verdictFor(await restoredSession(), role);
    if (verdict === 'switch' && !preload) await switchRole(role);
    if (verdict === 'log-out') throw redirect({ to: '/log-out', search: { redirect: location.href, role } });
  };
