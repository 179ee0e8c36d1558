import { PageError } from '../errors/page-error.ts';
import type { Decision } from './decision.ts';
import { agreementsSigned, bookingEntry, emergencyContact } from './duty-guards.ts';
import { roleGuard, signedIn } from './role-guards.ts';
import type { Situation } from './situation.ts';
import { customerStatus, groomerStatus } from './status-guards.ts';

export type Guard = (situation: Situation) => Decision;

/** Every guard there is, by the name under which routes ask for it. */
export const GUARDS = {
  groomer: roleGuard('groomer'),
  'fleet-owner': roleGuard('fleet_owner'),
  mechanic: roleGuard('mechanic'),
  renter: roleGuard('renter'),
  customer: roleGuard('customer'),
  staff: roleGuard('staff'),
  support: roleGuard('support'),
  'signed-in': signedIn,
  'groomer-status': groomerStatus,
  'customer-status': customerStatus,
  'agreements-signed': agreementsSigned,
  'emergency-contact': emergencyContact,
  'booking-entry': bookingEntry,
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof GUARDS;

const guardNamed = (name: string): Guard => {
  if (!Object.hasOwn(GUARDS, name)) throw new PageError(500, `Unknown middleware ${name}`);
  return GUARDS[name as GuardName];
};

/** Asks one guard after the other; the first that does not let in decides. */
export const decide = (names: readonly string[], situation: Situation): Decision => {
  for (const name of names) {
    const decision = guardNamed(name)(situation);
    if (decision.kind !== 'enter') return decision;
  }
  return { kind: 'enter' };
};
