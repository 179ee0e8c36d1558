/** Why a visit cannot start at a time: one cause, the one that nobody can waive first. */
export const START_CAUSES = [
  'past',
  'appointment',
  'asked_time',
  'hold',
  'block',
  'drive_from',
  'drive_to',
  'too_far',
  'no_van',
  'time_off',
  'outside_hours',
  'outside_zones',
  'zone_not_served',
] as const;
export type StartCause = (typeof START_CAUSES)[number];

const WAIVABLE: readonly StartCause[] = ['too_far', 'time_off', 'outside_hours', 'outside_zones', 'zone_not_served'];

/** Whether groomers can move an appointment of theirs there all the same. */
export const isWaivable = (cause: StartCause): boolean => WAIVABLE.includes(cause);
