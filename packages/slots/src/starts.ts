import { workingTime } from './working-time.ts';
import { MINUTES_PER_DAY, type World } from './world.ts';
import { segmentAt } from './zone-offsets.ts';

/** Called with each range of starts: from `first` to `last`, both included, at one UTC offset. */
type Visit = (first: number, last: number, offset: number) => void;

/** The first minute from `minute` on whose local time is a multiple of the grid. */
export const alignedFrom = (minute: number, offset: number, grid: number): number => {
  const over = (minute + offset) % grid;
  return over === 0 ? minute : minute + grid - (over < 0 ? over + grid : over);
};

/**
 * Walks once through working time and occupied time side by side. An appointment fits between two neighbors when the
 * drive from the one, the work, and the drive to the other fit, and when all of it is within working time.
 */
export const eachStretch = (world: World, fromDay: number, toDay: number, visit: Visit): void => {
  const { zone, busy, serviceMinutes, notBefore } = world;
  // Work that begins before midnight may end on the next day.
  const spans = workingTime(world, fromDay, toDay + 1 + Math.floor(serviceMinutes / MINUTES_PER_DAY));
  let next = 0;
  for (let at = 0; at < spans.length; at += 2) {
    const opens = Math.max(spans[at] ?? 0, notBefore);
    const closes = spans[at + 1] ?? 0;
    while (next < busy.length && (busy[next]?.end ?? 0) <= opens) next += 1;
    for (let gap = next; gap <= busy.length; gap += 1) {
      const before = busy[gap - 1];
      const after = busy[gap];
      const first = before ? Math.max(opens, before.end + before.legTo) : opens;
      const last = (after ? Math.min(closes, after.start - after.legFrom) : closes) - serviceMinutes;
      if (first <= last) splitByOffset(zone, first, last, visit);
      if (!after || after.start >= closes) break;
    }
  }
};

const splitByOffset = (zone: World['zone'], first: number, last: number, visit: Visit): void => {
  let from = first;
  for (let segment = segmentAt(zone, first); from <= last; segment += 1) {
    const ends = zone.from[segment + 1] ?? Number.POSITIVE_INFINITY;
    visit(from, Math.min(last, ends - 1), zone.offset[segment] ?? 0);
    from = ends;
  }
};
