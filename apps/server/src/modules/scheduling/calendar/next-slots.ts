import { slotsBetween } from '@tailgate/slots';
import type { LocalDate } from '@tailgate/values';
import { dayNumberOf } from '../../../platform/calendar-days.ts';
import type { Stage } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { slotAt } from './free-times.rules.ts';
import { startRefusalOf } from './start-refusals.ts';
import { visitCalendar, type Visit } from './visit-calendar.ts';

const MINUTE_MS = 60_000;
/** As many as a person would look at. */
const OFFERED_INSTEAD = 3;
const LOOKED_AHEAD_DAYS = 14;

/** The first ones, or those nearest to a time; in their order. */
const nearest = (starts: readonly number[], near: Date | undefined): number[] => {
  if (!near) return starts.slice(0, OFFERED_INSTEAD);
  const distance = (minute: number) => Math.abs(minute - near.getTime() / MINUTE_MS);
  return [...starts]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, OFFERED_INSTEAD)
    .sort((one, other) => one - other);
};

interface TimedWork<T> {
  readonly visit: Visit;
  readonly date: LocalDate;
  readonly work: () => Promise<T>;
  /** The wanted time, where the nearest ones are offered instead of the first ones. */
  readonly near?: Date;
  /** The wanted time, where the answer goes to whose calendar it is: it then says what is in the way. */
  readonly explained?: Date | undefined;
}

/**
 * Runs work that needs a time for a visit. Where the time is gone or does not fit, the answer names the next ones that
 * do, from the calendar as it is then.
 */
export const orNextSlots = async <T>(
  stage: Stage,
  { visit, date, work, near, explained }: TimedWork<T>,
  platform: Platform,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || (error.code !== 'slot_taken' && error.code !== 'slot_unavailable')) throw error;
    const fromDay = dayNumberOf(date);
    const days = { fromDay, toDay: fromDay + LOOKED_AHEAD_DAYS };
    const { world } = await visitCalendar(stage, () => Promise.resolve({ ...visit, days }), platform);
    const nextSlots = nearest(slotsBetween(world, days.fromDay, days.toDay), near).map((minute) =>
      slotAt(minute, world.serviceMinutes, world.zone),
    );
    // Null where the time has become free since.
    const refusal = explained && ((await startRefusalOf(stage, { visit, start: explained }, platform)) ?? undefined);
    throw new Failure(error.code, { nextSlots, refusal, cause: error });
  }
};
