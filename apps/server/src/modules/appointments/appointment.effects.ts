import { appointmentMachine } from '@tailgate/contract';
import type { NotificationName } from '@tailgate/contract/notifications';
import type { Tx } from '../../platform/db/database.ts';
import { publishLive } from '../../platform/live/publish-live.ts';
import { bindMachine, type Effect, type Move } from '../../platform/machines/bind-machine.ts';
import { countLateNotices } from '../../views/appointments.ts';
import { hasSetOut } from '../../views/set-outs.ts';
import { partiesOf, recipientOf } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { releaseOccupants } from '../scheduling/index.ts';
import { APPOINTMENT_CHILDREN } from './appointment.children.ts';
import { askedOccupantOf, countLines, petNamesColumn } from './appointments.queries.ts';
import {
  answerBy,
  cancellationAnswerBy,
  hasLateNoticesLeft,
  isOnItsDay,
  lastCall,
  petsText,
  tradeEnds,
  whenText,
} from './appointments.rules.ts';
import { aboutOf, moverOf, remindCustomer, tellCustomer } from './customer-notices.ts';
import { dayBefore, twoDaysBefore } from './reminders.rules.ts';
import { beginningOfItsDay, freeUntil, isInsideFeeWindow, toldStart } from './times/told-times.rules.ts';

type AppointmentMove = Move<typeof appointmentMachine>;
type AppointmentEffect = Effect<typeof appointmentMachine>;

type GroomerNotice = Extract<
  NotificationName,
  | 'requestReceived'
  | 'requestExpired'
  | 'customerCanceled'
  | 'cancellationAsked'
  | 'moveAsked'
  | 'moveWithdrawn'
  | 'cancellationWithdrawn'
  | 'proposalAccepted'
  | 'proposalDeclined'
  | 'tradeAccepted'
  | 'tradeReturned'
>;
const GROOMER_NOTICES: Partial<Record<AppointmentMove['name'], GroomerNotice>> = {
  place: 'requestReceived',
  expire: 'requestExpired',
  withdraw: 'customerCanceled',
  askToCancel: 'cancellationAsked',
  askToMove: 'moveAsked',
  withdrawMove: 'moveWithdrawn',
  withdrawMoveOfRequest: 'moveWithdrawn',
  withdrawCancellation: 'cancellationWithdrawn',
  acceptProposal: 'proposalAccepted',
  refuseProposal: 'proposalDeclined',
  acceptTrade: 'tradeAccepted',
  rejectTrade: 'tradeReturned',
  expireTrade: 'tradeReturned',
};

const whenOf = ({ subject }: AppointmentMove) => whenText(subject.starts_at, subject.time_zone);

/** What people are told of a move keeps whose doing it was, and the time that it says. */
const ofMove = (move: AppointmentMove) => ({ by: moverOf(move), about: aboutOf(move) });

/** Whose calendar it was before the move. */
const groomerBefore = ({ subject, details }: AppointmentMove): string =>
  typeof details['fromProvider'] === 'string' ? details['fromProvider'] : subject.provider_id;

const tellGroomer: AppointmentEffect = async (tx, move, platform) => {
  const notice = GROOMER_NOTICES[move.name];
  // Of requests that are placed together, the first one is enough.
  if (!notice || (move.name === 'place' && move.details['isQuiet'] === true)) return;
  const { id, customer_id: otherId } = move.subject;
  const parties = await partiesOf(tx, { recipientId: groomerBefore(move), otherId }, petNamesColumn(id));
  const { recipient: to, otherName: customer, beside: pets } = parties;
  const variables = { customer, pets: petsText(pets), when: whenOf(move), id };
  await notify(tx, platform, notice, { to, variables, ...ofMove(move) });
};

const tellPartner: AppointmentEffect = async (tx, move, platform) => {
  const { trade_partner_id: partner } = move.subject;
  if (partner === null) return;
  const to = await recipientOf(tx, partner);
  const variables = { city: move.subject.city, when: whenOf(move) };
  await notify(tx, platform, 'tradeOffered', { to, variables, ...ofMove(move) });
};

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
  dates: { answerBy, lastCall, cancellationAnswerBy, tradeEnds, twoDaysBefore, dayBefore },
  effects: {
    release: (tx, { subject }) => releaseOccupants(tx, subject.provider_id, [subject.id, askedOccupantOf(subject.id)]),
    releaseAsked: (tx, { subject }) => releaseOccupants(tx, subject.provider_id, [askedOccupantOf(subject.id)]),
    tellCustomer,
    remindCustomer,
    tellGroomer,
    tellPartner,
    showLive,
  },
});
