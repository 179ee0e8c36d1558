import type { Role } from './roles.ts';

/**
 * Which row a path parameter names, and the policy ability that decides about it. The authorization matrix
 * derives its own / foreign / other-site cases from this, so a parameter without it is refused at start.
 */
export interface RowAccess {
  readonly param: string;
  readonly ability: string;
}

export const row = (param: string, ability: string): RowAccess => ({ param, ability });

export interface PublicAccess {
  readonly kind: 'public';
  /** Public rows (a site's menu, a public profile) still say which parameter names them. */
  readonly rows: readonly RowAccess[];
}

export interface SessionAccess {
  readonly kind: 'session';
  readonly roles: readonly Role[];
  readonly rows: readonly RowAccess[];
  /** Money, credentials and deletion stay out of reach of someone acting in another's name. */
  readonly whileImpersonating: 'allowed' | 'barred';
  /** Only for a session whose password or code was given in the last minutes. */
  readonly freshSignIn: boolean;
}

/** The caller proves itself with the rotating refresh token instead of the access token. */
export interface RefreshTokenAccess {
  readonly kind: 'refresh-token';
}

export type Access = PublicAccess | SessionAccess | RefreshTokenAccess;

export const anyone = (options: { rows?: readonly RowAccess[] } = {}): PublicAccess => ({
  kind: 'public',
  rows: [],
  ...options,
});

export const holderOfRefreshToken = (): RefreshTokenAccess => ({ kind: 'refresh-token' });

type SessionOptions = Partial<Pick<SessionAccess, 'rows' | 'whileImpersonating' | 'freshSignIn'>>;

export const signedInAs = (roles: readonly Role[], options: SessionOptions = {}): SessionAccess => ({
  kind: 'session',
  roles,
  rows: [],
  whileImpersonating: 'allowed',
  freshSignIn: false,
  ...options,
});

/** One line for documentation and the inventory. */
export const describeAccess = (access: Access): string => {
  if (access.kind === 'public') return 'public';
  if (access.kind === 'refresh-token') return 'holder of a refresh token';
  const parts = [access.roles.join(', ')];
  parts.push(...access.rows.map((row) => `row :${row.param} by ${row.ability}`));
  if (access.whileImpersonating === 'barred') parts.push('not while impersonating');
  if (access.freshSignIn) parts.push('fresh sign-in');
  return parts.join(' · ');
};
