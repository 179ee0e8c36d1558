import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found, refuseProblems } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { schedulingPolicy } from './scheduling.policy.ts';
import { deleteTimeOff, insertTimeOff, replaceWindows } from './scheduling.queries.ts';
import { problemsOf, type DaysOff, type WeeklyWindow } from './scheduling.rules.ts';
import { tellHoursChanged } from './tell-hours-changed.ts';

export const replaceWeek = async (tx: Tx, viewer: Viewer, windows: readonly WeeklyWindow[]): Promise<void> => {
  refuseProblems(problemsOf(windows));
  await replaceWindows(tx, viewer.siteId, viewer.accountId, windows);
  await tellHoursChanged(tx, viewer);
};

export const takeTimeOff = async (tx: Tx, { clock }: Platform, viewer: Viewer, days: DaysOff) => {
  const owned = { id: newId(), siteId: viewer.siteId, providerId: viewer.accountId };
  const taken = await insertTimeOff(tx, owned, days, clock.now());
  await tellHoursChanged(tx, viewer);
  return taken;
};

export const cancelTimeOff = async (tx: Tx, viewer: Viewer, id: string): Promise<void> => {
  found(await deleteTimeOff(tx, id, schedulingPolicy['timeOff.cancel'](viewer)));
  await tellHoursChanged(tx, viewer);
};
