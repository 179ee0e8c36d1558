import { withAdvisoryLock } from '../../platform/db/advisory-lock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireNeighbors, type ResolvedPlan } from './calendar-plan.ts';
import { deleteOccupant, neighborsOf, setLead } from './occupancy.queries.ts';

/** Frees a time range; the drive to the neighbor after then starts at the neighbor before. */
export const release = async (
  tx: Tx,
  { resourceId, id }: { readonly resourceId: string; readonly id: string },
  plan: ResolvedPlan,
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  await withAdvisoryLock(tx, 'calendar', resourceId);
  const gone = await deleteOccupant(tx, resourceId, id);
  if (!gone) return;
  const neighbors = await neighborsOf(tx, resourceId, gone, clock.now());
  requireNeighbors(plan, neighbors);
  if (neighbors.after) await setLead(tx, resourceId, neighbors.after, plan.minutesToNext);
};
