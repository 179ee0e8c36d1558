import type { Viewer } from '../../platform/auth/viewer.ts';
import { withAdvisoryLock } from '../../platform/db/advisory-lock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuseProblems } from '../../platform/failure.ts';
import { emitHoursChanged } from './emit-hours-changed.ts';
import { replaceWindows } from './scheduling.queries.ts';
import { problemsOf, type WeeklyWindow } from './scheduling.rules.ts';

export const replaceWeek = async (tx: Tx, viewer: Viewer, windows: readonly WeeklyWindow[]): Promise<void> => {
  refuseProblems(problemsOf(windows));
  // Two devices that save at once would not see each other's windows, and insert them twice.
  await withAdvisoryLock(tx, 'weeklyHours', viewer.accountId);
  await replaceWindows(tx, viewer.accountId, windows);
  await emitHoursChanged(tx, viewer);
};
