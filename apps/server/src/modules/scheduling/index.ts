export {
  type CalendarEdit,
  NeighborsChanged,
  type ResolvedPlan,
  planCalendarChange,
} from './calendar/calendar-plan.ts';
export { calendarsAround, zonesAround } from './calendar/calendars.queries.ts';
export { changeCalendars } from './calendar/change-calendars.ts';
export { changeCalendar } from './calendar/change-in-stages.ts';
export {
  GRID_MINUTES,
  HORIZON_DAYS,
  NOTICE_MINUTES,
  SHOWN_SLOTS,
  slotAt,
  todayIn,
  todayInUtc,
} from './calendar/free-times.rules.ts';
export { type CannotCome, fittingVisits, whoCannotCome } from './calendar/fitting-visits.ts';
export { orNextSlots } from './calendar/next-slots.ts';
export { type NewOccupant, deleteOccupants, holdsIn, lockCalendars } from './calendar/occupancy.queries.ts';
export {
  type HeldVisit,
  type Span,
  type VanBlock,
  endVanBlock,
  enterVans,
  insertVanBlock,
  leaveVans,
  lockVisits,
  vanUseIn,
  visitsInTheWay,
  visitsOfHolders,
} from './calendar/van-use.queries.ts';
export { startRefusalOf } from './calendar/start-refusals.ts';
export { releaseOccupants } from './calendar/release-occupants.ts';
export { type GatheredCalendars, gatherCalendars, slotWorlds } from './calendar/slot-world.ts';
export {
  type GatheredVisit,
  type Visit,
  type VisitCalendar,
  countedDaysAnswer,
  daysAnswer,
  estimateVisit,
  firstStartOn,
  fitsAt,
  gatherVisit,
  isOfferedAt,
  orderedVisit,
  resolveVisit,
  slotsAnswer,
  visitCalendar,
} from './calendar/visit-calendar.ts';
export { type DayDrives, type DrivenStop, dayDrives, questionsOf } from './drives/day-drives.ts';
export { type DriveQuestion, type LegOf, lookUpLegs, resolveLegs } from './drives/drive-legs.ts';
export { hourIn } from './drives/drive.rules.ts';
export { type SeedOccupant, seedOccupants, seedVanBlocks } from './scheduling.seed.ts';
export { takeTimeOff } from './take-time-off.ts';
