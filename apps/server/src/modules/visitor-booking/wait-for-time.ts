import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuseProblems } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountById } from '../accounts/index.ts';
import { joinWaitlist } from '../customers/index.ts';
import { providerToAsk } from '../providers/index.ts';
import { changeBookingSession, lockedBookingSession, type BookingSession } from './booking-sessions.queries.ts';
import { keepLead } from './leads.queries.ts';
import { requireUnplaced } from './set-booking-location.ts';

export interface Wish {
  readonly providerId: string | undefined;
  readonly firstName: string;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly message: string;
}

/** A visitor says how they can be reached; of a customer that is known. */
const reachableBy = async (tx: Tx, { customerId }: BookingSession, wish: Wish) => {
  const account = customerId === null ? undefined : await accountById(tx, customerId);
  const email = wish.email ?? account?.email ?? null;
  const phone = wish.phone ?? account?.phone ?? null;
  refuseProblems(email === null && phone === null ? { phone: 'Enter a phone number or an email address' } : {});
  return { email, phone, firstName: wish.firstName === '' ? (account?.first_name ?? '') : wish.firstName };
};

/** Nothing fits: with a groomer a customer waits on their list, everybody else is a lead of the site. */
export const waitForTime = async (
  tx: Tx,
  named: Rows<'booking_sessions'>,
  wish: Wish,
  platform: Platform,
): Promise<string> => {
  const now = platform.clock.now();
  const session = await lockedBookingSession(tx, named);
  requireUnplaced(session);
  const { id, customerId, location, pets } = session;
  const providerId = wish.providerId === undefined ? null : (await providerToAsk(tx, wish.providerId)).id;
  const reachable = await reachableBy(tx, session, wish);
  if (customerId !== null && providerId !== null) await joinWaitlist(tx, { providerId, customerId, now });
  else {
    const lead = { id, customerId, providerId, location, petCount: pets.length, message: wish.message };
    await keepLead(tx, { ...lead, ...reachable }, now);
  }
  await changeBookingSession(tx, id, { waitlistedAt: now }, now);
  return id;
};
