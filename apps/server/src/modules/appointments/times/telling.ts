import type { appointmentMachine, CreationOf, TransitionOf } from '@tailgate/contract';

type Move = TransitionOf<typeof appointmentMachine> | CreationOf<typeof appointmentMachine>;

/** Moves whose message names the estimate. */
export const NAMING_ESTIMATE = [
  'book',
  'accept',
  'grab',
  'remindTwoDaysBefore',
  'remindDayBefore',
] as const satisfies readonly Move[];

/** Moves after which the customer knows who comes and when. */
export const TELLING = [
  'book',
  'accept',
  'grab',
  'acceptTrade',
  'reschedule',
  'acceptMove',
  'rejectMove',
  'lapseMove',
  'acceptProposal',
  'refuseProposal',
  'lapseProposal',
  'refuseCancellation',
  'remindTwoDaysBefore',
  'remindDayBefore',
] as const satisfies readonly Move[];
