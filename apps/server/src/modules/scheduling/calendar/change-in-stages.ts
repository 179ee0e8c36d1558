import type { Stage, Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { NeighborsChanged, resolvePlan, type CalendarPlan, type ResolvedPlan } from './calendar-plan.ts';

/** Further retries would only add vendor calls. */
const ATTEMPTS = 5;

/**
 * Changes a calendar in three steps: reads the neighbors, requests the drives between them from the routing vendor
 * outside of transactions, and writes. If the neighbors changed in between, it retries.
 */
export const changeCalendar = async <T>(
  { stage, write }: { readonly stage: Stage; readonly write: (work: (tx: Tx) => Promise<T>) => Promise<T> },
  platform: Pick<Platform, 'routing' | 'clock' | 'log'>,
  plan: (tx: Tx) => Promise<CalendarPlan>,
  change: (tx: Tx, resolved: ResolvedPlan) => Promise<T>,
  /** Where the caller has read the neighbors together with something else. */
  readBefore?: CalendarPlan,
): Promise<T> => {
  let read = readBefore;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const resolved = await resolvePlan(stage, platform, read ?? (await stage(plan)));
    read = undefined;
    try {
      return await write((tx) => change(tx, resolved));
    } catch (error) {
      if (!(error instanceof NeighborsChanged)) throw error;
    }
  }
  throw new Failure('conflict');
};
