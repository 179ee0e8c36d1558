import { appointmentMachine } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import { publishLive } from '../../platform/live/publish-live.ts';
import { bindMachine, type Effect } from '../../platform/machines/bind-machine.ts';
import { countLateNotices } from '../../views/appointments.ts';
import { hasSetOut } from '../../views/set-outs.ts';
import { releaseOccupants } from '../scheduling/index.ts';
import { APPOINTMENT_CHILDREN } from './appointment.children.ts';
import { askedOccupantsOf, countLines, forgetAsked } from './appointments.queries.ts';
import { answerBy, answerMoveBy, hasLateNoticesLeft, isOnItsDay, lastCall, tradeEnds } from './appointments.rules.ts';
import { remindCustomer, tellCustomer } from './customer-notices.ts';
import { groomerBefore, tellGroomer, tellPartner } from './groomer-notices.ts';
import { dayBefore, twoDaysBefore } from './reminders.rules.ts';
import { beginningOfItsDay, freeUntil, isInsideFeeWindow, toldStart } from './times/told-times.rules.ts';

type AppointmentEffect = Effect<typeof appointmentMachine>;

/** Everybody who may have it on a screen asks for it again. */
const showLive: AppointmentEffect = (tx, move, platform) => {
  const { subject } = move;
  const watching = [subject.provider_id, groomerBefore(move), subject.customer_id, subject.trade_partner_id];
  for (const accountId of new Set(watching))
    if (accountId !== null)
      publishLive(tx, { accountId, topic: 'schedule.changed', data: { appointmentId: subject.id } }, platform);
  return Promise.resolve();
};

export const factsOf = async (tx: Tx, { id }: { id: string }) => ({
  ...(await countLines(tx, id)),
  lateNotices: await countLateNotices(tx, id),
  hasSetOut: await hasSetOut(tx, id),
});

export const appointments = bindMachine(appointmentMachine, {
  facts: factsOf,
  children: APPOINTMENT_CHILDREN,
  guards: {
    // A request that nobody has confirmed yet is withdrawn for free at any time.
    outsideFeeWindow: (appointment, now) => appointment.status !== 'accepted' || !isInsideFeeWindow(appointment, now),
    notBeingPaid: ({ is_being_paid }) => !is_being_paid,
    servicesEnded: ({ openLines }) => openLines === 0,
    onItsDay: isOnItsDay,
    notStarted: ({ startedLines }) => startedLines === 0,
    lateNoticesLeft: hasLateNoticesLeft,
    wasAccepted: ({ asked_while }) => asked_while === 'accepted',
    wasRequested: ({ asked_while }) => asked_while !== 'accepted',
    notSetOut: (appointment) => !appointment.hasSetOut,
    // Later, a trade would end as soon as it is offered.
    beforeLastCall: (appointment, now) => now < lastCall(appointment),
  },
  // What the customer was told and when they asked; the day of the work.
  instants: {
    endOfFreeCancellation: freeUntil,
    askedToCancel: ({ status_since }) => status_since,
    beginningOfItsDay,
    toldStart,
  },
  refusals: {
    beginningOfItsDay: 'An appointment is completed on its day or later.',
    toldStart: 'Nobody is missing before the start that the customer was told.',
    notStarted: 'Work on this appointment has already started.',
    beforeLastCall: 'An appointment can be offered to a partner until two hours before it starts.',
  },
  dates: { answerBy, answerMoveBy, lastCall, tradeEnds, twoDaysBefore, dayBefore },
  effects: {
    release: (tx, { subject }) =>
      releaseOccupants(tx, subject.provider_id, [subject.id, ...askedOccupantsOf(subject.id)]),
    releaseAsked: async (tx, { subject }) => {
      await releaseOccupants(tx, subject.provider_id, askedOccupantsOf(subject.id));
      await forgetAsked(tx, subject.id);
    },
    tellCustomer,
    remindCustomer,
    tellGroomer,
    tellPartner,
    showLive,
  },
});
