import type { Tx } from '../../../platform/db/database.ts';
import type { Steps } from '../../../platform/db/steps.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { NeighborsChanged, resolvePlan, type CalendarPlan, type ResolvedPlan } from './calendar-plan.ts';

/** Further retries would only add vendor calls. */
const ATTEMPTS = 5;

interface CalendarChange<T> {
  readonly plan: (tx: Tx) => Promise<CalendarPlan>;
  readonly change: (tx: Tx, resolved: ResolvedPlan) => Promise<T>;
  /** Where the caller has read the neighbors together with something else. */
  readonly readBefore?: CalendarPlan | undefined;
}

/**
 * Changes a calendar in three steps: reads the neighbors, requests the drives between them from the routing vendor
 * outside of transactions, and writes. If the neighbors changed in between, it retries.
 */
export const changeCalendar = async <T>(
  { stage, finish }: Steps<T>,
  { plan, change, readBefore }: CalendarChange<T>,
  platform: Pick<Platform, 'routing' | 'clock' | 'log'>,
): Promise<T> => {
  let read = readBefore;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const resolved = await resolvePlan(stage, read ?? (await stage(plan)), platform);
    read = undefined;
    try {
      return await finish((tx) => change(tx, resolved));
    } catch (error) {
      if (!(error instanceof NeighborsChanged)) throw error;
    }
  }
  throw new Failure('conflict');
};
