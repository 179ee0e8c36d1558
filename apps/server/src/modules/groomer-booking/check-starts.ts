import type { StartConflict } from '@tailgate/contract';
import { instantOf } from '@tailgate/values';
import { dayNumberOf, type DayNumbers } from '../../platform/calendar-days.ts';
import type { Stage, Tx } from '../../platform/db/database.ts';
import type { LocalStart } from '../../platform/db/stored/bookings.ts';
import type { Platform } from '../../platform/platform.ts';
import { providerToAsk } from '../providers/index.ts';
import {
  slotAt,
  gatherVisit,
  resolveVisit,
  visitCalendar,
  type GatheredVisit,
  type Visit,
  type VisitCalendar,
} from '../scheduling/index.ts';
import { conflictAt, freeStartNear, freeStartOn, stretchesOf, waived } from './conflicts.rules.ts';

/** Whether hours, zones and days off count, or only other appointments. */
export interface Checking {
  readonly checkAvailability: boolean;
}

const MINUTE_MS = 60_000;
/** How far from its day a date is offered to move. */
const REACH_DAYS = 7;

const calendarIn = async (
  stage: Stage,
  { visit, days, checkAvailability }: Checking & { readonly visit: Visit; readonly days: DayNumbers },
  platform: Platform,
): Promise<VisitCalendar> => {
  const calendar = await visitCalendar(stage, () => Promise.resolve({ ...visit, days }), platform);
  return checkAvailability ? calendar : { ...calendar, world: waived(calendar.world) };
};

const minuteOf = ({ date, time }: LocalStart, { timeZone }: VisitCalendar): number =>
  instantOf(date, time, timeZone).getTime() / MINUTE_MS;

export interface CheckedStart {
  readonly start: LocalStart;
  readonly conflict: StartConflict | null;
  /** The calendar of its day. */
  readonly calendar: VisitCalendar;
}

interface GatheredDays {
  readonly days: DayNumbers;
  readonly visit: GatheredVisit;
}

interface AskedStarts {
  readonly provider: GatheredVisit['provider'];
  readonly visit: Visit;
  readonly starts: readonly LocalStart[];
}

/** The calendars around all starts, read within a transaction. */
export const gatherStarts = async (
  tx: Tx,
  { provider, visit, starts }: AskedStarts,
  platform: Platform,
): Promise<GatheredDays[]> => {
  const gathered: GatheredDays[] = [];
  for (const days of stretchesOf(starts.map(({ date }) => dayNumberOf(date))))
    gathered.push({ days, visit: await gatherVisit(tx, { provider, visit, days }, platform) });
  return gathered;
};

interface GatheredStarts extends Checking {
  readonly gathered: readonly GatheredDays[];
  readonly starts: readonly LocalStart[];
}

/** What stands in the way of each start. Days far apart are asked one after the other, so that drives are shared. */
export const checkGathered = async (
  stage: Stage,
  { gathered, starts, checkAvailability }: GatheredStarts,
  platform: Platform,
): Promise<CheckedStart[]> => {
  const calendars: { days: DayNumbers; calendar: VisitCalendar }[] = [];
  for (const { days, visit } of gathered) {
    const calendar = await resolveVisit(stage, visit, platform);
    calendars.push({
      days,
      calendar: checkAvailability ? calendar : { ...calendar, world: waived(calendar.world) },
    });
  }
  return starts.flatMap((start) => {
    const day = dayNumberOf(start.date);
    const calendar = calendars.find(({ days }) => day >= days.fromDay && day < days.toDay)?.calendar;
    return calendar ? [{ start, conflict: conflictAt(calendar.world, day, minuteOf(start, calendar)), calendar }] : [];
  });
};

interface StartsToCheck extends Checking {
  readonly visit: Visit;
  readonly starts: readonly LocalStart[];
}

export const checkStarts = async (
  stage: Stage,
  { visit, starts, checkAvailability }: StartsToCheck,
  platform: Platform,
): Promise<CheckedStart[]> => {
  const gathered = await stage(async (tx) => {
    const provider = await providerToAsk(tx, visit.providerId);
    return await gatherStarts(tx, { provider, visit, starts }, platform);
  });
  return await checkGathered(stage, { gathered, starts, checkAvailability }, platform);
};

/** The same, each with its time and, where something is in the way, with a free time close to it. */
export const previewStarts = async (stage: Stage, asked: StartsToCheck, platform: Platform) => {
  const { visit, checkAvailability } = asked;
  const dates = [];
  for (const { start, conflict, calendar } of await checkStarts(stage, asked, platform)) {
    const day = dayNumberOf(start.date);
    const minute = minuteOf(start, calendar);
    const shown = (at: number) => slotAt(at, visit.minutes, calendar.world.zone);
    let free = conflict === null ? undefined : freeStartOn(calendar.world, day, minute);
    if (conflict !== null && free === undefined) {
      const around = { fromDay: day - REACH_DAYS, toDay: day + REACH_DAYS + 1 };
      const { world } = await calendarIn(stage, { visit, days: around, checkAvailability }, platform);
      free = freeStartNear(world, day, minute, REACH_DAYS);
    }
    dates.push({ date: start.date, ...shown(minute), conflict, alternative: free === undefined ? null : shown(free) });
  }
  return dates;
};
