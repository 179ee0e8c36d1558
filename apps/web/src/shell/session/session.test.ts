import { describe, expect, it } from 'vitest';
import { buildSession, tokenOf } from '../../testing/sessions.ts';
import {
  authenticationOf,
  isAuthenticated,
  isImpersonated,
  isOrderScoped,
  isSameIdentity,
  sessionIdOf,
} from './session.ts';

describe('a session', () => {
  it.each(['customer', 'groomer', 'fleet_owner', 'mechanic', 'renter', 'staff', 'support'] as const)(
    'RL-auth-01 is authenticated with a token and the role %s',
    (role) => {
      expect(isAuthenticated({ token: 'token', role })).toBe(true);
      expect(isAuthenticated({ token: null, role })).toBe(false);
      expect(isAuthenticated({ token: '', role })).toBe(false);
    },
  );

  it("RL-auth-03 has the role '0' when signed out", () => {
    expect(authenticationOf(null)).toEqual({ token: null, role: '0' });
    expect(isAuthenticated({ token: 'token', role: '0' })).toBe(false);
  });

  it('RL-auth-02 is scoped to an order when a provider has one', () => {
    expect(isOrderScoped({ role: 'groomer', orderId: 'order-1' })).toBe(true);
    expect(isOrderScoped({ role: 'groomer', orderId: null })).toBe(false);
    expect(isOrderScoped({ role: 'customer', orderId: 'order-1' })).toBe(false);
  });

  it('RL-impersonation-04 is an impersonation when it has an impersonator', () => {
    expect(isImpersonated(buildSession({ impersonatorId: 'user-2' }))).toBe(true);
    expect(isImpersonated(buildSession())).toBe(false);
  });

  it('reads its own id from the token', () => {
    expect(sessionIdOf(tokenOf('session-7'))).toBe('session-7');
    expect(sessionIdOf('nonsense')).toBeNull();
    expect(sessionIdOf('a.b.c')).toBeNull();
  });

  it('is the same identity for another token, but not for another person, role or impersonator', () => {
    const session = buildSession();
    expect(isSameIdentity(session, buildSession({ token: 'other' }))).toBe(true);
    expect(isSameIdentity(session, buildSession({ role: 'renter' }))).toBe(false);
    expect(isSameIdentity(session, buildSession({ impersonatorId: 'user-2' }))).toBe(false);
    expect(isSameIdentity(session, null)).toBe(false);
    expect(isSameIdentity(null, null)).toBe(true);
  });
});
