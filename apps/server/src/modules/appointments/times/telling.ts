import type { appointmentMachine, CreationOf, TransitionOf } from '@tailgate/contract';

/** Moves after which the customer knows who comes and when. */
export const TELLING = [
  'book',
  'accept',
  'grab',
  'acceptTrade',
  'reschedule',
  'acceptMove',
  'rejectMove',
  'acceptProposal',
  'refuseProposal',
  'refuseCancellation',
  'remindTwoDaysBefore',
  'remindDayBefore',
] as const satisfies readonly (TransitionOf<typeof appointmentMachine> | CreationOf<typeof appointmentMachine>)[];
