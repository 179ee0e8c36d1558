export { availableDays, slotsBetween } from './slots.ts';
export { whyNot } from './why-not.ts';
export { MINUTES_PER_DAY, weekdayOf, type Busy, type World } from './world.ts';
export { offsetAt, wallMinuteOf, zoneOffsets, type ZoneOffsets } from './zone-offsets.ts';
