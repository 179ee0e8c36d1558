import { randomUUID } from 'node:crypto';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { orderToRepeat } from '../appointments/index.ts';
import { providerToAsk } from '../providers/index.ts';
import {
  bookingSessionById,
  changeBookingSession,
  insertBookingSession,
  oneBookingSession,
  type BookingSession,
} from './booking-sessions.queries.ts';
import { claim } from './claim-booking-session.ts';
import { describeKnownPets } from './describe-known-pets.ts';
import { SESSION_SECONDS } from './visitor-booking.rules.ts';
import { refreshSearch } from './refresh-search.ts';

interface Opening {
  readonly viewer: Viewer | undefined;
  /** An earlier order of the viewer that is repeated. */
  readonly order: Rows<'appointments'> | undefined;
  readonly providerId: string | undefined;
}

/** Of an order that is repeated: the pets that are still theirs, with what the catalogue still has. */
const repeat = async (
  tx: Tx,
  session: BookingSession,
  viewer: Viewer,
  order: Rows<'appointments'>,
  platform: Platform,
) => {
  const { providerId, location, lines } = await orderToRepeat(tx, order);
  const pets = await describeKnownPets(tx, viewer.accountId, lines);
  await changeBookingSession(tx, session.id, { location, pets, preferredId: providerId }, platform.clock.now());
  await claim(tx, await oneBookingSession(tx, bookingSessionById(session.id)), viewer.accountId, platform);
  await refreshSearch(tx, await oneBookingSession(tx, bookingSessionById(session.id)), platform);
};

/** Its id is the key of a visitor, so it is random through and through. */
export const openBookingSession = async (
  tx: Tx,
  { viewer, order, providerId }: Opening,
  platform: Platform,
): Promise<BookingSession> => {
  const now = platform.clock.now();
  const id = randomUUID();
  await insertBookingSession(tx, {
    id,
    preferredId: providerId === undefined ? null : (await providerToAsk(tx, providerId)).id,
    now,
    expiresAt: secondsAfter(now, SESSION_SECONDS),
  });
  const session = await oneBookingSession(tx, bookingSessionById(id));
  if (!order) return session;
  await repeat(tx, session, found(viewer), order, platform);
  return await oneBookingSession(tx, bookingSessionById(id));
};
