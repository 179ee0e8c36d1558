import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import { emitHoursChanged } from './emit-hours-changed.ts';
import { deleteTimeOff } from './scheduling.queries.ts';

export const cancelTimeOff = async (tx: Tx, viewer: Viewer, timeOff: Rows<'time_off'>): Promise<void> => {
  found(await deleteTimeOff(tx, timeOff));
  await emitHoursChanged(tx, viewer);
};
