export { isHeld } from './booking-session-answer.ts';
export {
  acceptedPolicies,
  changeBookingSession,
  countOpenHolds,
  endHold,
  holdOfSearch,
  keepChosenTime,
  lockedBookingSession,
  oneBookingSession,
  type BookingSession,
} from './booking-sessions.queries.ts';
export { releaseEndedHold } from './ordering.jobs.ts';
export {
  endOf,
  hasServices,
  HOLD_SECONDS,
  isComplete,
  isSamePlace,
  minutesOf,
  POLICIES_VERSION,
  searchedPets,
  type OrderedPet,
} from './ordering.rules.ts';
export { quoteOf } from './quote.ts';
export { releaseHold } from './release-hold.ts';
export { requireUnplaced } from './set-booking-location.ts';
