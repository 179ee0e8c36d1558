import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, found } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { schedulingPolicy } from './scheduling.policy.ts';
import { tellHoursChanged } from './tell-hours-changed.ts';
import { borderProblem, cornersProblem } from './work-zones.rules.ts';
import { deleteZone, inspectBorder, insertZone, updateZone, type GivenZone } from './work-zones.queries.ts';

/** Keeps a zone, new or changed, if its border is one that a van can serve. */
export const saveWorkZone = async (
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  viewer: Viewer,
  { id, ...zone }: GivenZone & { readonly id: string | undefined },
): Promise<void> => {
  const problem = cornersProblem(zone.points) ?? borderProblem(await inspectBorder(tx, zone.points));
  if (problem) throw new Failure('validation_failed', { errors: { points: problem } });
  const now = clock.now();
  if (id) found(await updateZone(tx, id, zone, now, schedulingPolicy['workZone.update'](viewer)));
  else await insertZone(tx, { id: newId(), siteId: viewer.siteId, providerId: viewer.accountId }, zone, now);
  await tellHoursChanged(tx, viewer);
};

export const removeWorkZone = async (tx: Tx, viewer: Viewer, id: string): Promise<void> => {
  found(await deleteZone(tx, id, schedulingPolicy['workZone.delete'](viewer)));
  await tellHoursChanged(tx, viewer);
};
