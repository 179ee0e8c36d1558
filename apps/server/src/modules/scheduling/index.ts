export {
  NeighborsChanged,
  planCalendarChange,
  resolvePlan,
  type CalendarEdit,
  type CalendarPlan,
  type ResolvedPlan,
} from './calendar-plan.ts';
export { changeCalendars } from './change-calendars.ts';
export { lookUpLegs, resolveLegs, type DriveQuestion, type LegOf } from './drive-legs.ts';
export { hourIn } from './drive.rules.ts';
export type { NewOccupant } from './occupancy.queries.ts';
export { releaseOccupants } from './release-occupants.ts';
export { seedOccupants, type SeedOccupant } from './scheduling.seed.ts';
export { resourcesOf } from './resources.ts';
export { gatherCalendars, slotWorlds, type GatheredCalendars } from './slot-world.ts';
export { calendarsAround, zonesAround } from './calendars.queries.ts';
export { takeTimeOff } from './take-time-off.ts';
