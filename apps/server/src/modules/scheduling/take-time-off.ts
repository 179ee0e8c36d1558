import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { emitHoursChanged } from './emit-hours-changed.ts';
import { insertTimeOff } from './scheduling.queries.ts';
import type { DaysOff } from './scheduling.rules.ts';

export const takeTimeOff = async (tx: Tx, viewer: Viewer, days: DaysOff, { clock }: Platform) => {
  const owned = { id: newId(), providerId: viewer.accountId };
  const taken = await insertTimeOff(tx, owned, days, clock.now());
  await emitHoursChanged(tx, viewer);
  return taken;
};
