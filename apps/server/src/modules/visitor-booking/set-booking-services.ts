import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { OrderedPet } from '../../platform/db/stored/bookings.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  changeBookingSession,
  clearChoice,
  lockedBookingSession,
  setQuote,
  type BookingSession,
} from './booking-sessions.queries.ts';
import { describePets, type GivenPet } from './describe-pets.ts';
import { hasServices, minutesOf } from './visitor-booking.rules.ts';
import { quoteOf } from './quote.ts';
import { refreshSearch } from './refresh-search.ts';
import { releaseHold } from './release-hold.ts';
import { requireUnplaced } from './set-booking-location.ts';

/** The choice stays if the groomer does the new work too, and the hold if it takes exactly as long. */
const keepChoice = async (tx: Tx, session: BookingSession, pets: readonly OrderedPet[]): Promise<void> => {
  const { id, providerId, location, startsAt: start, quote } = session;
  if (providerId === null || location === null || start === null || quote === null) return;
  const next = hasServices(pets) ? await quoteOf(tx, { providerId, pets, location, start }) : undefined;
  if (!next || minutesOf(next) !== minutesOf(quote)) await releaseHold(tx, session);
  if (next) await setQuote(tx, id, next);
  else await clearChoice(tx, id);
};

export const setBookingServices = async (
  tx: Tx,
  named: Rows<'booking_sessions'>,
  given: readonly GivenPet[],
  platform: Platform,
): Promise<string> => {
  const session = await lockedBookingSession(tx, named);
  requireUnplaced(session);
  const pets = await describePets(tx, given);
  await changeBookingSession(tx, session.id, { pets }, platform.clock.now());
  await keepChoice(tx, session, pets);
  await refreshSearch(tx, { ...session, pets }, platform);
  return session.id;
};
