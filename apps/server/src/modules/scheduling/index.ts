export {
  NeighborsChanged,
  planCalendarChange,
  resolvePlan,
  type CalendarEdit,
  type CalendarPlan,
  type ResolvedPlan,
} from './calendar-plan.ts';
export { changeCalendars } from './change-calendars.ts';
export type { NewOccupant, Resource } from './occupancy.queries.ts';
export { gatherCalendars, slotWorlds } from './slot-world.ts';
