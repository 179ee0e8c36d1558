export { availableDays, slotsBetween } from './slots.ts';
export { whyNot, type WhyNot } from './why-not.ts';
export { MINUTES_PER_DAY, weekdayOf, type Busy, type Window, type World } from './world.ts';
export { offsetAt, wallMinuteOf, zoneOffsets, type ZoneOffsets } from './zone-offsets.ts';
