import { withAdvisoryLock } from '../../platform/db/advisory-lock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, isExcluded } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireNeighbors, type ResolvedPlan } from './calendar-plan.ts';
import { deleteExpiredHolds, insertOccupant, neighborsOf, setLead, type NewOccupant } from './occupancy.queries.ts';

/**
 * Reserves a time range in a calendar; the database rejects overlaps. Each row includes the drive from the neighbor
 * before, so an insert also changes the drive to the neighbor after. Drives are resolved before the transaction; with
 * the calendar's lock held, the neighbors must still be the ones the drives were resolved for.
 */
export const occupy = async (
  tx: Tx,
  wanted: Omit<NewOccupant, 'id'>,
  plan: ResolvedPlan,
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  const { resourceId } = wanted;
  const id = newId();
  const now = clock.now();
  await withAdvisoryLock(tx, 'calendar', resourceId);
  await deleteExpiredHolds(tx, resourceId, now);
  const neighbors = await neighborsOf(tx, resourceId, wanted, now);
  requireNeighbors(plan, neighbors);
  try {
    if (neighbors.after) await setLead(tx, resourceId, neighbors.after, plan.minutesToNext);
    await insertOccupant(tx, { ...wanted, id }, plan.minutesToIt, now);
  } catch (error) {
    if (isExcluded(error)) throw new Failure('slot_taken');
    throw error;
  }
  return id;
};
