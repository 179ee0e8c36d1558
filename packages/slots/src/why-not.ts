import { availableDays } from './slots.ts';
import { MINUTES_PER_DAY, weekdayOf, type World } from './world.ts';

/** Why a day has no slot, the most specific reason first. */
export type WhyNot = 'past' | 'not_working' | 'time_off' | 'zone_not_served' | 'no_van' | 'too_long' | 'fully_booked';

const ALWAYS = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];

/** Null when the day has a slot. */
export const whyNot = (world: World, day: number): WhyNot | null => {
  const has = (given: Partial<World>) => availableDays({ ...world, ...given }, day, day + 1)[0] ?? false;
  if (has({})) return null;
  const weekday = weekdayOf(day);
  const lastOffset = world.zone.offset.at(-1) ?? 0;
  if ((day + 1) * MINUTES_PER_DAY - lastOffset <= world.notBefore) return 'past';
  if (!world.windows.some((window) => window.day === weekday && window.end > window.start)) return 'not_working';
  if (world.timeOff.some(({ from, to }) => day >= from && day <= to)) return 'time_off';
  if (!world.zoneDays.includes(weekday)) return 'zone_not_served';
  const anytime = { busy: [], notBefore: Number.NEGATIVE_INFINITY };
  if (world.vans && !has(anytime) && has({ ...anytime, vans: ALWAYS })) return 'no_van';
  if (!has(anytime)) return 'too_long';
  return has({ busy: [] }) ? 'fully_booked' : 'past';
};
