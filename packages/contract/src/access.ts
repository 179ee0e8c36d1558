import type { Awaiting } from './accounts/second-step.facts.ts';
import type { Duty } from './duties.ts';
import { ROLES, type Role } from './roles.ts';

export interface PublicAccess {
  readonly kind: 'public';
  /** A token that is still valid says who asks; without one the call is anonymous, never refused. */
  readonly seesViewer: boolean;
}

type WhileImpersonating = 'allowed' | 'barred';

export interface SessionAccess {
  readonly kind: 'session';
  readonly roles: readonly Role[];
  /** What staff have to be entrusted with; the other roles of the row need nothing else. */
  readonly duty: Duty | undefined;
  /** Stated by every write: barred for money, credentials and deletion. Reads that state nothing are allowed. */
  readonly whileImpersonating: WhileImpersonating | undefined;
  /** Requires that password or code were entered within the last minutes. */
  readonly freshSignIn: boolean;
  /** Ends the session on this device: the answer clears the refresh cookie. */
  readonly endsSession: boolean;
  /** The refresh token of the session is presented too: an access token alone cannot be turned into a longer session. */
  readonly withRefreshToken: boolean;
  /** Before which steps of a sign-in it is open already: none, unless it belongs to that step. */
  readonly whileAwaiting: readonly Awaiting[];
}

/** Authenticated by the rotating refresh token instead of the access token. */
export interface RefreshTokenAccess {
  readonly kind: 'refresh-token';
}

export type Access = PublicAccess | SessionAccess | RefreshTokenAccess;

/** What a write can have: a session's access says whether support may make the call for somebody. */
export type WriteAccess =
  | PublicAccess
  | (SessionAccess & { readonly whileImpersonating: WhileImpersonating })
  | RefreshTokenAccess;

export const anyone = ({ seesViewer = false }: { seesViewer?: boolean } = {}): PublicAccess => ({
  kind: 'public',
  seesViewer,
});

export const holderOfRefreshToken = (): RefreshTokenAccess => ({ kind: 'refresh-token' });

type SessionOptions = Partial<
  Pick<SessionAccess, 'duty' | 'freshSignIn' | 'endsSession' | 'withRefreshToken' | 'whileAwaiting'>
>;

export const signedInAs = <W extends WhileImpersonating | undefined = undefined>(
  roles: readonly Role[],
  { whileImpersonating, ...options }: SessionOptions & { whileImpersonating?: W } = {},
): SessionAccess & { readonly whileImpersonating: W } => ({
  kind: 'session',
  roles,
  duty: undefined,
  // Absent means the default of the type parameter.
  whileImpersonating: whileImpersonating as W,
  freshSignIn: false,
  endsSession: false,
  withRefreshToken: false,
  whileAwaiting: [],
  ...options,
});

/** What is for staff, but not for everybody who is logged in, names a duty. */
export const needsDuty = ({ roles }: Pick<SessionAccess, 'roles'>): boolean =>
  roles.includes('staff') && ROLES.some((role) => !roles.includes(role));

/** One line for documentation and the inventory. */
export const describeAccess = (access: Access): string => {
  if (access.kind === 'public') return access.seesViewer ? 'public · sees who is logged in' : 'public';
  if (access.kind === 'refresh-token') return 'holder of a refresh token';
  const parts = [access.roles.join(', ')];
  if (access.duty) parts.push(`staff with the duty ${access.duty}`);
  if (access.whileImpersonating === 'barred') parts.push('not while impersonating');
  if (access.freshSignIn) parts.push('fresh sign-in');
  if (access.withRefreshToken) parts.push('with the refresh token');
  if (access.whileAwaiting.length > 0) parts.push(`before ${access.whileAwaiting.join(' or ').replaceAll('_', ' ')}`);
  return parts.join(' · ');
};
