import type { StartConflict } from '@tailgate/contract/facts';

/** Why one date of a series is in the way. */
export const CONFLICTS: Readonly<Record<StartConflict, string>> = {
  past: 'This time has passed',
  slot_taken: 'Overlaps another appointment or its drive',
  no_van: 'You have no van then',
  outside_hours: 'Outside your working hours',
  time_off: 'You marked this day as time off',
  zone_not_served: 'The address is outside this day’s work zones',
};
