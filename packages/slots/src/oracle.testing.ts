import { MINUTES_PER_DAY, weekdayOf, type Busy, type World } from './world.ts';
import { offsetAt } from './zone-offsets.ts';

// The worlds share few days: each quarter hour of a zone is computed once.
const known = new Map<string, Map<number, number>>();
const offsetKnownAt = (timeZone: string, minute: number): number => {
  const ofZone = known.get(timeZone) ?? new Map<number, number>();
  known.set(timeZone, ofZone);
  const offset = ofZone.get(minute) ?? offsetAt(timeZone, minute);
  ofZone.set(minute, offset);
  return offset;
};

/**
 * A slow reference implementation: every minute is examined by itself, and the time zone is queried at every
 * quarter hour. It shares only types with the engine.
 */
export const slotsByMinute = (world: World, timeZone: string, fromDay: number, toDay: number): number[] => {
  const low = (fromDay - 2) * MINUTES_PER_DAY;
  const high = (toDay + 3) * MINUTES_PER_DAY;
  const size = high - low;
  const wall = new Float64Array(size);
  const free = new Uint8Array(size);
  let offset = 0;
  for (let index = 0; index < size; index += 1) {
    // Clocks change at whole quarter hours.
    if (index % 15 === 0) offset = offsetKnownAt(timeZone, low + index);
    wall[index] = low + index + offset;
  }
  for (let index = 0; index < size; index += 1) {
    const shown = wall[index] ?? 0;
    const day = Math.floor(shown / MINUTES_PER_DAY);
    const minute = shown - day * MINUTES_PER_DAY;
    const weekday = weekdayOf(day);
    const works = world.windows.some(
      (window) => window.day === weekday && minute >= window.start && minute < window.end,
    );
    const off = world.timeOff.some(({ from, to }) => day >= from && day <= to);
    if (works && !off && world.zoneDays.includes(weekday)) free[index] = 1;
  }
  for (const { start, end } of world.busy)
    for (let minute = Math.max(start, low); minute < Math.min(end, high); minute += 1) free[minute - low] = 0;

  const found: number[] = [];
  for (let index = 0; index < size; index += 1) {
    const shown = wall[index] ?? 0;
    const day = Math.floor(shown / MINUTES_PER_DAY);
    if (day < fromDay || day >= toDay || shown % world.gridMinutes !== 0) continue;
    const start = low + index;
    if (start < world.notBefore) continue;
    let fits = true;
    for (let minute = index; fits && minute < index + world.serviceMinutes; minute += 1) fits = free[minute] === 1;
    if (fits && hasOneVan(world, start) && drivesFit(world.busy, start, start + world.serviceMinutes))
      found.push(start);
  }
  return found;
};

/** No minute of a visit without a van, and the same one from its first minute to its last. */
const hasOneVan = ({ vans, serviceMinutes }: World, start: number): boolean => {
  if (!vans) return true;
  const vanAt = (minute: number) => vans.findIndex(({ from, to }) => minute >= from && minute < to);
  const first = vanAt(start);
  for (let minute = start; minute < start + serviceMinutes; minute += 1)
    if (vanAt(minute) === -1 || vanAt(minute) !== first) return false;
  return true;
};

/** The neighbors are the last entry that ended before and the first that begins after. */
const drivesFit = (busy: readonly Busy[], start: number, end: number): boolean => {
  let before: Busy | undefined;
  let after: Busy | undefined;
  for (const entry of busy) {
    if (entry.end <= start && (!before || entry.end > before.end)) before = entry;
    if (entry.start >= end && (!after || entry.start < after.start)) after = entry;
  }
  return (!before || before.end + before.legTo <= start) && (!after || end + after.legFrom <= after.start);
};
