import type { StartConflict } from '@tailgate/contract';
import { MINUTES_PER_DAY, slotsBetween, whyNotAt, type WhyNotAt, type World } from '@tailgate/slots';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;

/** A world in which only other appointments count: the groomer works beyond hours, zones and days off. */
export const waived = (world: World): World => ({
  ...world,
  windows: EVERY_DAY.map((day) => ({ day, start: 0, end: MINUTES_PER_DAY })),
  zoneDays: EVERY_DAY,
  timeOff: [],
  notBefore: Number.NEGATIVE_INFINITY,
});

const CONFLICTS: Readonly<Record<WhyNotAt['cause'], StartConflict>> = {
  past: 'past',
  busy: 'slot_taken',
  drive_from: 'slot_taken',
  drive_to: 'slot_taken',
  too_far: 'slot_taken',
  no_van: 'no_van',
  time_off: 'time_off',
  outside_hours: 'outside_hours',
  outside_zones: 'zone_not_served',
  zone_not_served: 'zone_not_served',
};

/** Why a visit cannot start at a minute (UTC) of a local day; null when it can. */
export const conflictAt = (world: World, day: number, minute: number): StartConflict | null => {
  const why = whyNotAt(world, day, minute);
  return why && CONFLICTS[why.cause];
};

/** The first free start of a day from a minute on, or else the last one before it. */
export const freeStartOn = (world: World, day: number, minute: number): number | undefined => {
  const starts = slotsBetween(world, day, day + 1);
  return starts.find((start) => start >= minute) ?? starts.at(-1);
};

/** A free start on the nearest other day, later days first; as close as possible to the same time of day. */
export const freeStartNear = (world: World, day: number, minute: number, reach: number): number | undefined => {
  for (let distance = 1; distance <= reach; distance += 1)
    for (const other of [day + distance, day - distance]) {
      const start = freeStartOn(world, other, minute + (other - day) * MINUTES_PER_DAY);
      if (start !== undefined) return start;
    }
  return undefined;
};

const NEARBY_DAYS = 4;

/** Days in order, joined to stretches where a question about each would read the same calendar again. */
export const stretchesOf = (days: readonly number[]): { fromDay: number; toDay: number }[] => {
  const stretches: { fromDay: number; toDay: number }[] = [];
  for (const day of [...new Set(days)].sort((one, other) => one - other)) {
    const last = stretches.at(-1);
    if (last && day - last.toDay < NEARBY_DAYS) last.toDay = day + 1;
    else stretches.push({ fromDay: day, toDay: day + 1 });
  }
  return stretches;
};
