import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import { Failure, found } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { hoursChanged } from './scheduling.events.ts';
import { schedulingPolicy } from './scheduling.policy.ts';
import { deleteTimeOff, insertTimeOff, replaceWindows } from './scheduling.queries.ts';
import { problemsOf, type DaysOff, type WeeklyWindow } from './scheduling.rules.ts';

const tellHoursChanged = (tx: Tx, viewer: Viewer) =>
  emit(tx, viewer.siteId, hoursChanged, { providerId: viewer.accountId });

export const replaceWeek = async (tx: Tx, viewer: Viewer, windows: readonly WeeklyWindow[]): Promise<void> => {
  const errors = problemsOf(windows);
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', { errors });
  await replaceWindows(tx, viewer.siteId, viewer.accountId, windows);
  await tellHoursChanged(tx, viewer);
};

export const takeTimeOff = async (tx: Tx, { clock }: Platform, viewer: Viewer, days: DaysOff) => {
  const taken = await insertTimeOff(tx, {
    siteId: viewer.siteId,
    providerId: viewer.accountId,
    ...days,
    now: clock.now(),
  });
  await tellHoursChanged(tx, viewer);
  return taken;
};

export const cancelTimeOff = async (tx: Tx, viewer: Viewer, id: string): Promise<void> => {
  found(await deleteTimeOff(tx, id, schedulingPolicy['timeOff.cancel'](viewer)));
  await tellHoursChanged(tx, viewer);
};
