export {
  NeighborsChanged,
  planOccupying,
  planRelease,
  resolvePlan,
  type CalendarPlan,
  type ResolvedPlan,
} from './calendar-plan.ts';
export { occupy } from './occupy.ts';
export { release } from './release.ts';
export { gatherCalendars, slotWorlds } from './slot-world.ts';
