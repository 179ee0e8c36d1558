import { machine, type StateOf } from '../machine.ts';

export const appointmentMachine = machine({
  name: 'appointment',
  summary: 'An appointment from placing to completion. What occupies calendars changes in the transaction of the move.',
  table: 'appointments',
  key: 'id',
  actors: ['customer', 'groomer', 'otherGroomer', 'partner', 'staff'],
  states: [
    'pending',
    'accepted',
    'rejected',
    'unassigned',
    'cancelled',
    'cancellation_request',
    'reschedule_request',
    'reschedule_request_ask',
    'in_trade',
    'complete',
  ],
  transitions: {
    // A groomer places a request with a partner.
    place: { actor: ['customer', 'groomer'], from: null, to: 'pending', effects: ['tellGroomer', 'showLive'] },
    book: { actor: ['groomer', 'staff'], from: null, to: 'accepted', effects: ['tellCustomer', 'showLive'] },
    accept: { actor: 'groomer', from: 'pending', to: 'accepted', effects: ['tellCustomer', 'showLive'] },
    reject: { actor: 'groomer', from: 'pending', to: 'rejected', effects: ['release', 'tellCustomer', 'showLive'] },
    expire: {
      actor: 'timer',
      from: 'pending',
      to: 'unassigned',
      at: 'answerBy',
      effects: ['release', 'tellGroomer', 'showLive'],
    },
    grab: { actor: 'otherGroomer', from: 'unassigned', to: 'accepted', effects: ['tellCustomer', 'showLive'] },
    lapse: {
      actor: 'timer',
      from: 'unassigned',
      to: 'cancelled',
      at: 'lastCall',
      effects: ['tellCustomer', 'showLive'],
    },
    cancel: {
      actor: ['groomer', 'staff'],
      from: ['accepted', 'reschedule_request', 'reschedule_request_ask'],
      to: 'cancelled',
      guards: ['notBeingPaid'],
      effects: ['release', 'tellCustomer', 'showLive'],
    },
    withdraw: {
      actor: 'customer',
      from: ['pending', 'accepted', 'unassigned'],
      to: 'cancelled',
      guards: ['notBeingPaid', 'outsideFeeWindow'],
      effects: ['release', 'tellGroomer', 'showLive'],
    },
    askToCancel: {
      actor: 'customer',
      from: 'accepted',
      to: 'cancellation_request',
      guards: ['notBeingPaid', 'insideFeeWindow'],
      effects: ['tellGroomer', 'showLive'],
    },
    acceptCancellation: {
      actor: 'groomer',
      from: 'cancellation_request',
      to: 'cancelled',
      effects: ['release', 'tellCustomer', 'showLive'],
    },
    refuseCancellation: {
      actor: 'groomer',
      from: 'cancellation_request',
      to: 'accepted',
      effects: ['tellCustomer', 'showLive'],
    },
    askToMove: {
      actor: 'customer',
      from: ['pending', 'accepted'],
      to: 'reschedule_request',
      guards: ['notBeingPaid'],
      effects: ['tellGroomer', 'showLive'],
    },
    acceptMove: { actor: 'groomer', from: 'reschedule_request', to: 'accepted', effects: ['tellCustomer', 'showLive'] },
    rejectMove: {
      actor: 'groomer',
      from: 'reschedule_request',
      to: 'accepted',
      effects: ['releaseAsked', 'tellCustomer', 'showLive'],
    },
    proposeMove: {
      actor: 'groomer',
      from: 'accepted',
      to: 'reschedule_request_ask',
      guards: ['notBeingPaid'],
      effects: ['tellCustomer', 'showLive'],
    },
    acceptProposal: {
      actor: 'customer',
      from: 'reschedule_request_ask',
      to: 'accepted',
      effects: ['tellGroomer', 'showLive'],
    },
    refuseProposal: {
      actor: 'customer',
      from: 'reschedule_request_ask',
      to: 'accepted',
      effects: ['releaseAsked', 'tellGroomer', 'showLive'],
    },
    reschedule: {
      actor: 'groomer',
      from: ['pending', 'accepted'],
      to: 'unchanged',
      guards: ['notBeingPaid'],
      effects: ['tellCustomer', 'showLive'],
    },
    runLate: {
      actor: 'groomer',
      from: 'accepted',
      to: 'unchanged',
      guards: ['onItsDay', 'notStarted', 'lateNoticesLeft'],
      effects: ['tellCustomer', 'showLive'],
    },
    offerTrade: {
      actor: 'groomer',
      from: 'accepted',
      to: 'in_trade',
      guards: ['notBeingPaid'],
      effects: ['tellPartner', 'showLive'],
    },
    acceptTrade: { actor: 'partner', from: 'in_trade', to: 'accepted', effects: ['tellGroomer', 'showLive'] },
    rejectTrade: { actor: 'partner', from: 'in_trade', to: 'accepted', effects: ['tellGroomer', 'showLive'] },
    withdrawTrade: { actor: 'groomer', from: 'in_trade', to: 'accepted', effects: ['showLive'] },
    expireTrade: {
      actor: 'timer',
      from: 'in_trade',
      to: 'accepted',
      at: 'tradeEnds',
      effects: ['tellGroomer', 'showLive'],
    },
    complete: { actor: 'groomer', from: 'accepted', to: 'complete', guards: ['servicesEnded'], effects: ['showLive'] },
    markNoShow: {
      actor: 'groomer',
      from: 'accepted',
      to: 'cancelled',
      guards: ['notBeingPaid', 'sinceItsStart', 'notStarted'],
      effects: ['release', 'tellCustomer', 'showLive'],
    },
  },
});
export type AppointmentStatus = StateOf<typeof appointmentMachine>;

/** An appointment in one of these states takes time of its groomer. */
export const OCCUPYING_STATUSES = [
  'pending',
  'accepted',
  'cancellation_request',
  'reschedule_request',
  'reschedule_request_ask',
  'in_trade',
  'complete',
] as const satisfies readonly AppointmentStatus[];

/** Waiting for an answer or for the visit: neither finished nor called off. */
export const OPEN_STATUSES = [
  'pending',
  'accepted',
  'reschedule_request',
  'reschedule_request_ask',
  'cancellation_request',
] as const satisfies readonly AppointmentStatus[];
