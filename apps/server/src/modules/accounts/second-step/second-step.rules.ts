import { isPrivileged, type Awaiting, type Role } from '@tailgate/contract';

export interface Factors {
  readonly passkeys: number;
  readonly authenticatorApp: boolean;
}

export const hasFactor = ({ passkeys, authenticatorApp }: Factors): boolean => passkeys > 0 || authenticatorApp;

/**
 * What a sign-in without a passkey waits for. Staff and support always pass a second step; everybody else does once they
 * have set up an authenticator app. A passkey alone does not ask for itself: it replaces the password where it is at hand.
 */
export const awaitedStep = (roles: readonly Role[], factors: Factors): Awaiting | null => {
  if (factors.authenticatorApp) return 'second_step';
  if (!isPrivileged(roles)) return null;
  return hasFactor(factors) ? 'second_step' : 'enrolment';
};
