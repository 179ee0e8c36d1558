import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { TypedLocation } from '../../platform/db/stored/bookings.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeBookingSession, lockedBookingSession, type BookingSession } from './booking-sessions.queries.ts';
import { isSamePlace } from './visitor-booking.rules.ts';
import { refreshSearch } from './refresh-search.ts';
import { releaseHold } from './release-hold.ts';

/** What was placed is changed as an appointment. */
export const requireUnplaced = ({ appointmentId }: Pick<BookingSession, 'appointmentId'>): void => {
  if (appointmentId !== null) throw new Failure('illegal_transition');
};

/** Another place has other drives, zones and fees: the time that was held for the first one is given back. */
export const moveTo = async (
  tx: Tx,
  session: BookingSession,
  location: TypedLocation,
  platform: Platform,
): Promise<void> => {
  await changeBookingSession(tx, session.id, { location }, platform.clock.now());
  if (isSamePlace(session.location, location)) return;
  await releaseHold(tx, session);
  await refreshSearch(tx, { ...session, location }, platform);
};

export const setBookingLocation = async (
  tx: Tx,
  named: Rows<'booking_sessions'>,
  location: TypedLocation,
  platform: Platform,
): Promise<string> => {
  const session = await lockedBookingSession(tx, named);
  requireUnplaced(session);
  await moveTo(tx, session, location, platform);
  return session.id;
};
