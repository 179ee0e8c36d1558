import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import { emitHoursChanged } from '../emit-hours-changed.ts';
import { deleteZone } from './work-zones.queries.ts';

export const removeWorkZone = async (tx: Tx, viewer: Viewer, zone: Rows<'work_zones'>): Promise<void> => {
  found(await deleteZone(tx, zone));
  await emitHoursChanged(tx, viewer);
};
