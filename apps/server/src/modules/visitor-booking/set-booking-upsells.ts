import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { ChosenUpsell } from '../../platform/db/stored/bookings.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { chooseUpsells } from '../upsells/index.ts';
import { changeBookingSession, lockedBookingSession } from './booking-sessions.queries.ts';
import { requireUnplaced } from './set-booking-location.ts';

/** Products are a groomer's: they are chosen after the groomer. */
export const setBookingUpsells = async (
  tx: Tx,
  named: Rows<'booking_sessions'>,
  wanted: readonly Pick<ChosenUpsell, 'upsellId' | 'quantity'>[],
  platform: Platform,
): Promise<string> => {
  const session = await lockedBookingSession(tx, named);
  requireUnplaced(session);
  if (session.providerId === null) throw new Failure('illegal_transition');
  const upsells = await chooseUpsells(tx, session.providerId, wanted);
  await changeBookingSession(tx, session.id, { upsells }, platform.clock.now());
  return session.id;
};
