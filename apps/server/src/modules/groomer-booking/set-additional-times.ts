import { instantOf } from '@tailgate/values';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LocalStart } from '../../platform/db/stored/bookings.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireReachable } from '../appointments/index.ts';
import { timeZoneOf } from '../providers/index.ts';
import { lockedSession, performerOf, setSessionTimes, type GroomerBooking } from './groomer-bookings.queries.ts';

/** Replaces the further times at which the same is done. Whether they are free is decided when they are placed. */
export const setAdditionalTimes = async (
  tx: Tx,
  session: Rows<'checkout_sessions'>,
  times: readonly LocalStart[],
  platform: Platform,
): Promise<GroomerBooking> => {
  const current = await lockedSession(tx, session);
  if (current.placedIds.length > 0) throw new Failure('illegal_transition');
  const timeZone = await timeZoneOf(tx, performerOf(current));
  for (const { date, time } of times) requireReachable(instantOf(date, time, timeZone), platform.clock.now());
  await setSessionTimes(tx, current.id, times);
  return { ...current, additionalTimes: times };
};
