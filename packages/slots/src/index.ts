export { bestDayOrder, type DayOrder, type DayStop } from './day-order.ts';
export { availableDays, slotsBetween } from './slots.ts';
export { workingTime } from './working-time.ts';
export { whyNot } from './why-not.ts';
export { whyNotAt, type WhyNotAt } from './why-not-at.ts';
export { MINUTES_PER_DAY, weekdayOf, type Busy, type World } from './world.ts';
export { offsetAt, wallMinuteOf, zoneOffsets, type ZoneOffsets } from './zone-offsets.ts';
