import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import { withAdvisoryLock } from '../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure, found } from '../../../platform/failure.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { emitHoursChanged } from '../emit-hours-changed.ts';
import { inspectBorder, insertZone, updateZone, type GivenZone } from './work-zones.queries.ts';
import { borderProblem, cornersProblem } from './work-zones.rules.ts';

/** Creates or updates a zone if its border is valid. */
export const saveWorkZone = async (
  tx: Tx,
  viewer: Viewer,
  { existing, ...zone }: GivenZone & { readonly existing: Rows<'work_zones'> | undefined },
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const problem = cornersProblem(zone.points) ?? borderProblem(await inspectBorder(tx, zone.points));
  if (problem) throw new Failure('validation_failed', { errors: { points: problem } });
  const now = clock.now();
  // Concurrent saves of one provider would not see each other's zone and would miss an overlap.
  await withAdvisoryLock(tx, 'workZones', viewer.accountId);
  if (existing) found(await updateZone(tx, existing, zone, now));
  else await insertZone(tx, { id: newId(), providerId: viewer.accountId }, zone, now);
  await emitHoursChanged(tx, viewer);
};
