import { alignedFrom, eachStretch } from './starts.ts';
import { MINUTES_PER_DAY, type World } from './world.ts';

/** Every minute (UTC) at which an appointment may begin on the days from `fromDay` up to, not including, `toDay`. */
export const slotsBetween = (world: World, fromDay: number, toDay: number): number[] => {
  const { gridMinutes } = world;
  const found: number[] = [];
  const [opens, closes] = [fromDay * MINUTES_PER_DAY, toDay * MINUTES_PER_DAY];
  eachStretch(world, fromDay, toDay, (first, last, offset) => {
    const end = Math.min(last, closes - 1 - offset);
    for (
      let start = alignedFrom(Math.max(first, opens - offset), offset, gridMinutes);
      start <= end;
      start += gridMinutes
    )
      found.push(start);
  });
  return found;
};

/** For each day whether an appointment may begin on it, computed without listing the slots. */
export const availableDays = (world: World, fromDay: number, toDay: number): boolean[] => {
  const days = Array.from<boolean>({ length: toDay - fromDay }).fill(false);
  eachStretch(world, fromDay, toDay, (first, last, offset) => {
    let start = alignedFrom(first, offset, world.gridMinutes);
    while (start <= last) {
      const day = Math.floor((start + offset) / MINUTES_PER_DAY);
      if (day >= toDay) return;
      if (day >= fromDay) days[day - fromDay] = true;
      start = alignedFrom(Math.max(start + 1, (day + 1) * MINUTES_PER_DAY - offset), offset, world.gridMinutes);
    }
  });
  return days;
};
