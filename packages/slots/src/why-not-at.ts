import { slotsBetween } from './slots.ts';
import { weekdayOf, type Busy, type World } from './world.ts';

/** Why a visit cannot start at one minute. Of several reasons the one that nobody can waive comes first. */
export type WhyNotAt =
  | { readonly cause: 'past' | 'no_van' | 'time_off' | 'outside_zones' | 'zone_not_served' | 'outside_hours' }
  | { readonly cause: 'busy'; readonly busy: Busy }
  /** The drive from the neighbor before, or to the neighbor after, is longer than the gap. */
  | { readonly cause: 'drive_from' | 'drive_to'; readonly busy: Busy; readonly minutes: number; readonly gap: number }
  /** The neighbor is beyond the longest drive that the provider wants. */
  | { readonly cause: 'too_far'; readonly busy: Busy; readonly minutes: number };

/** Null when it can. */
export const whyNotAt = (world: World, day: number, minute: number): WhyNotAt | null => {
  if (fits(world, day, minute)) return null;
  if (minute < world.notBefore) return { cause: 'past' };
  if (!hasVan(world, minute)) return { cause: 'no_van' };
  return inTheWay(world, minute) ?? notWorking(world, day, minute) ?? tooFar(world, minute);
};

const fits = (world: World, day: number, minute: number): boolean =>
  slotsBetween({ ...world, gridMinutes: 1 }, day, day + 1).includes(minute);

const hasVan = ({ vans, serviceMinutes }: World, minute: number): boolean =>
  !vans || vans.some(({ from, to }) => from <= minute && minute + serviceMinutes <= to);

const neighborsAt = ({ busy, serviceMinutes }: World, minute: number) => ({
  before: busy.findLast(({ end }) => end <= minute),
  after: busy.find(({ start }) => start >= minute + serviceMinutes),
});

const inTheWay = (world: World, minute: number): WhyNotAt | null => {
  const end = minute + world.serviceMinutes;
  const busy = world.busy.find((one) => one.start < end && one.end > minute);
  if (busy) return { cause: 'busy', busy };
  const { before, after } = neighborsAt(world, minute);
  const [from, to] = [before && (before.driveTo ?? before.legTo), after && (after.driveFrom ?? after.legFrom)];
  if (before && from !== undefined && before.end + from > minute)
    return { cause: 'drive_from', busy: before, minutes: from, gap: minute - before.end };
  if (after && to !== undefined && end + to > after.start)
    return { cause: 'drive_to', busy: after, minutes: to, gap: after.start - end };
  return null;
};

const notWorking = (world: World, day: number, minute: number): WhyNotAt | null => {
  if (fits({ ...world, busy: [] }, day, minute)) return null;
  const weekday = weekdayOf(day);
  if (world.timeOff.some(({ from, to }) => day >= from && day <= to)) return { cause: 'time_off' };
  if (!world.windows.some((window) => window.day === weekday && window.end > window.start))
    return { cause: 'outside_hours' };
  if (world.zoneDays.length === 0) return { cause: 'outside_zones' };
  return { cause: world.zoneDays.includes(weekday) ? 'outside_hours' : 'zone_not_served' };
};

/** What is left: a leg that was made longer than its drive, because the neighbor is too far away. */
const tooFar = (world: World, minute: number): WhyNotAt | null => {
  const { before, after } = neighborsAt(world, minute);
  if (before?.driveTo !== undefined && before.end + before.legTo > minute)
    return { cause: 'too_far', busy: before, minutes: before.driveTo };
  return after ? { cause: 'too_far', busy: after, minutes: after.driveFrom ?? after.legFrom } : null;
};
