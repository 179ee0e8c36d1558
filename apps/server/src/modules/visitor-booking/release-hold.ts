import type { Tx } from '../../platform/db/database.ts';
import { releaseOccupants } from '../scheduling/index.ts';
import { endHold, type BookingSession } from './booking-sessions.queries.ts';

/** Gives the time back to the calendar. The choice stays, so that it can be made again. */
export const releaseHold = async (
  tx: Tx,
  { id, providerId, holdId }: Pick<BookingSession, 'id' | 'providerId' | 'holdId'>,
): Promise<void> => {
  if (holdId === null) return;
  if (providerId !== null) await releaseOccupants(tx, providerId, [holdId]);
  await endHold(tx, id);
};
