import { ROLES, type Access, type Role } from '@tailgate/contract';
import type { Random } from '@tailgate/kit';

/** Who sends a request. The world turns it into headers. */
export type Caller =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'signed-in'; readonly role: Role }
  /** Signed in, but in a role the row does not allow. */
  | { readonly kind: 'wrong-role'; readonly role: Role }
  | { readonly kind: 'other-site'; readonly role: Role }
  /** Support acting as a groomer. */
  | { readonly kind: 'impersonating' }
  | {
      readonly kind: 'refresh-token';
      readonly role: Role;
      readonly carriedBy: 'header' | 'cookie';
      readonly state: 'good' | 'spent' | 'garbage';
    };

const NOBODY: Caller = { kind: 'nobody' };

const ofSession = (draw: Random, roles: readonly Role[]): Caller => {
  const first = roles[0] ?? 'groomer';
  const dice = draw.integer(0, 99);
  if (dice < 76) return { kind: 'signed-in', role: first };
  if (dice < 84) return { kind: 'signed-in', role: draw.pick(roles) };
  if (dice < 88) return NOBODY;
  if (dice < 92) return { kind: 'other-site', role: first };
  if (dice < 96 && roles.includes('groomer')) return { kind: 'impersonating' };
  const wrong = ROLES.filter((role) => !roles.includes(role));
  return wrong.length > 0 ? { kind: 'wrong-role', role: draw.pick(wrong) } : NOBODY;
};

const ofRefreshToken = (draw: Random): Caller => {
  if (draw.chance(0.1)) return NOBODY;
  const dice = draw.integer(0, 99);
  const state = dice < 75 ? 'good' : dice < 85 ? 'spent' : 'garbage';
  return { kind: 'refresh-token', role: draw.pick(ROLES), carriedBy: draw.pick(['header', 'cookie']), state };
};

export const drawCaller = (draw: Random, access: Access): Caller => {
  if (access.kind === 'session') return ofSession(draw, access.roles);
  if (access.kind === 'refresh-token') return ofRefreshToken(draw);
  return draw.chance(0.1) ? { kind: 'signed-in', role: draw.pick(ROLES) } : NOBODY;
};

/** The caller of an input that is meant to succeed. */
export const entitledCaller = (access: Access): Caller => {
  if (access.kind === 'session') return { kind: 'signed-in', role: access.roles[0] ?? 'groomer' };
  if (access.kind === 'refresh-token')
    return { kind: 'refresh-token', role: 'groomer', carriedBy: 'header', state: 'good' };
  return NOBODY;
};

/** As whom the policies see a caller. */
export const roleOf = (caller: Caller): Role | 'nobody' => {
  if (caller.kind === 'impersonating') return 'groomer';
  return 'role' in caller ? caller.role : 'nobody';
};

/** Callers that a session row must refuse regardless of the input. */
export const mustBeRefused = (access: Access, caller: Caller): boolean => {
  if (access.kind !== 'session') return false;
  if (caller.kind === 'impersonating') return access.whileImpersonating === 'barred';
  return caller.kind === 'nobody' || caller.kind === 'wrong-role' || caller.kind === 'other-site';
};
