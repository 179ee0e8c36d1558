import type { CallAnswer, Role } from '@tailgate/contract';
import { isProviderRole, isRole } from '@tailgate/contract/facts';

/** What every sign-in answers. It is kept in memory only; the refresh token never reaches a script. */
export type Session = CallAnswer<'POST /v2/account/sign-in'>;

/** The role of a visitor. */
export const NOBODY = '0';
export type RoleOrNobody = Role | typeof NOBODY;

/** A session that continues on this device while the server is unreachable. */
export const OFFLINE_TOKEN = '';

export const isOffline = ({ token }: Pick<Session, 'token'>): boolean => token === OFFLINE_TOKEN;

interface Authentication {
  readonly token: string | null;
  readonly role: RoleOrNobody;
  readonly isOffline?: boolean;
}

export const authenticationOf = (session: Session | null): Authentication => ({
  token: session?.token ?? null,
  role: session?.role ?? NOBODY,
  ...(session && isOffline(session) && { isOffline: true }),
});

/** A token (or having been here before, offline) and a role of ours: customer, one of the providers, staff or support. */
export const isAuthenticated = ({ token, role, isOffline: goesOn = false }: Authentication): boolean =>
  (goesOn || (token !== null && token !== '')) && isRole(role);

/** A provider who was let in for a single order. */
export const isOrderScoped = (session: Pick<Session, 'role' | 'orderId'>): boolean =>
  isProviderRole(session.role) && session.orderId !== null;

export const isImpersonated = (session: Pick<Session, 'impersonatorId'>): boolean => session.impersonatorId !== null;

/** The session's own id, as the access token names it. */
export const sessionIdOf = (token: string): string | null => {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sid?: unknown };
    return typeof claims.sid === 'string' ? claims.sid : null;
  } catch {
    return null;
  }
};

/** Same person, same role, same hand at the wheel: what is on the screen still belongs to them. */
export const isSameIdentity = (one: Session | null, other: Session | null): boolean =>
  one?.user.id === other?.user.id && one?.role === other?.role && one?.impersonatorId === other?.impersonatorId;
