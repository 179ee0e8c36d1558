import type { Finding, Rule } from '../audit.ts';
import type { Facts } from '../facts.ts';
import {
  BOOKING_KINDS,
  MOVES_OF,
  type Attempt,
  type BookingFacts,
  type StoredAppointment,
  type StoredMove,
} from './booking-facts.ts';
import { auditCustody, auditCustodyAnswers, auditVisitsInVans, FREE, vanDuring } from './audit-vans.ts';

type WithBookings = Pick<Facts, 'bookings'>;

const finding = (rule: Rule, message: string): Finding => ({ rule, message });
const keyOf = (appointmentId: string, move: string, start?: string | null) =>
  `${appointmentId} ${move}${start ? ` to ${start}` : ''}`;
const countBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, number> =>
  new Map([...Map.groupBy(items, key)].map(([name, ofName]) => [name, ofName.length]));

/** Nobody is in two places at once. */
const auditOverlaps = ({ bookings }: WithBookings): Finding[] =>
  bookings.stored.overlaps.map(({ resourceId, one, other }) =>
    finding('overlap', `${one} and ${other} overlap in the calendar of ${resourceId}`),
  );

const wanted = ({ kind, appointmentId, target, start }: Attempt): string => {
  const [move = ''] = MOVES_OF[kind];
  // The history of a move names the new start.
  return keyOf(appointmentId ?? target, move, kind === 'move' ? start : undefined);
};
const doneKey = ({ subjectId, name, newStart }: StoredMove): string =>
  keyOf(subjectId, name === 'withdrawTrade' ? 'rejectTrade' : name, name === 'reschedule' ? newStart : undefined);

const mayBeDone = ({ outcome, mayHaveHappened }: Attempt) => outcome !== 'refused' || mayHaveHappened === true;

/** Every acknowledged change is in the history, and nothing is there that nobody tried, or more often than tried. */
function auditChanges({ bookings }: WithBookings): Finding[] {
  const { attempts, stored } = bookings;
  const moves = countBy(stored.moves, doneKey);
  const acknowledged = countBy(
    attempts.filter(({ outcome }) => outcome === 'acknowledged'),
    wanted,
  );
  const lost = [...acknowledged].flatMap(([key, count]) =>
    (moves.get(key) ?? 0) < count
      ? [finding('lost', `${key} was acknowledged ${count} times and is in the history ${moves.get(key) ?? 0} times`)]
      : [],
  );
  // A placed appointment gets its id from the server, so an unanswered attempt is found by its session.
  const tried = countBy(
    attempts.filter((attempt) => attempt.kind !== 'place' && mayBeDone(attempt)),
    wanted,
  );
  const twice = [...moves].flatMap(([key, count]) =>
    !key.endsWith(' book') && count > (tried.get(key) ?? 0)
      ? [finding('twice', `${key} is in the history ${count} times, but was tried ${tried.get(key) ?? 0} times`)]
      : [],
  );
  return [...lost, ...twice];
}

/** A session is placed at most once, only by an attempt that was not refused, and as what was answered. */
function auditPlacing({ bookings }: WithBookings): Finding[] {
  const attempts = bookings.attempts.filter(({ kind }) => kind === 'place');
  const placed = new Set(Object.values(bookings.stored.placedBySession).flat());
  const books = bookings.stored.moves.filter(({ name }) => name === 'book');
  const strays = books.filter(({ subjectId }) => !placed.has(subjectId));
  const bySession = Map.groupBy(attempts, ({ target }) => target);
  return [
    ...strays.map(({ subjectId }) => finding('half', `${subjectId} is booked, but no session says that it placed it`)),
    ...Object.entries(bookings.stored.placedBySession).flatMap(([session, ids]): Finding[] => {
      const ofSession = bySession.get(session) ?? [];
      const acknowledged = ofSession.find(({ outcome }) => outcome === 'acknowledged');
      if (ids.length > 1) return [finding('twice', `session ${session} placed ${ids.length} appointments`)];
      if (ids.length === 0) return [];
      if (acknowledged) {
        const isSame = acknowledged.appointmentId === ids[0];
        return isSame ? [] : [finding('lost', `session ${session} placed ${ids[0]}, and answered another one`)];
      }
      return ofSession.some(mayBeDone)
        ? []
        : [finding('twice', `session ${session} placed ${ids[0]}, and every attempt was refused`)];
    }),
  ];
}

function halfDone(bookings: BookingFacts, appointment: StoredAppointment, last: StoredMove | undefined): string[] {
  const { id, status, providerId, start, end } = appointment;
  const occupants = bookings.stored.occupants.filter((occupant) => occupant.id === id);
  const van = vanDuring(bookings.stored.custody, appointment);
  const wantedIn = FREE.has(status) ? [] : [providerId, ...(van === undefined ? [] : [van])];
  const foundIn = occupants.map(({ resourceId }) => resourceId);
  return [
    ...wantedIn
      .filter((resource) => !foundIn.includes(resource))
      .map((resource) => `does not take the time of ${resource}`),
    ...foundIn.filter((resource) => !wantedIn.includes(resource)).map((resource) => `takes the time of ${resource}`),
    ...occupants
      .filter((occupant) => occupant.start !== start || occupant.end !== end)
      .map((occupant) => `is at ${start} and takes ${occupant.start} of ${occupant.resourceId}`),
    ...(last?.to === status ? [] : [`is ${status}, and its history ends with ${last?.to ?? 'nothing'}`]),
  ];
}

/** Appointment, calendars and history say the same. */
function auditWhole({ bookings }: WithBookings): Finding[] {
  const { appointments, occupants, moves } = bookings.stored;
  const known = new Set(appointments.map(({ id }) => id));
  const last = new Map(moves.map((move) => [move.subjectId, move]));
  const byId = Map.groupBy(occupants, ({ id }) => id);
  return [
    ...appointments.flatMap((appointment) =>
      halfDone(
        { ...bookings, stored: { ...bookings.stored, occupants: byId.get(appointment.id) ?? [] } },
        appointment,
        last.get(appointment.id),
      ).map((what) => finding('half', `appointment ${appointment.id} ${what}`)),
    ),
    ...occupants
      .filter(({ id }) => !known.has(id))
      .map(({ id, resourceId }) => finding('half', `${id} takes the time of ${resourceId} and is no appointment`)),
    ...moves
      .filter(({ subjectId }) => !known.has(subjectId))
      .map(({ subjectId, name }) =>
        finding('half', `${name} of ${subjectId} is in the history, and it is no appointment`),
      ),
  ];
}

const TELLS_CUSTOMER = new Set(['book', 'accept', 'acceptTrade', 'grab', 'cancel', 'reschedule']);
/** A text for the partner who is offered a trade, and for the seller to whom it comes back. */
const TELLS_GROOMER = new Set(['offerTrade', 'rejectTrade']);
/** The customer gets a text and a mail; of everything else groomers are told by push, and have no device here. */
const messagesOf = ({ name, isQuiet }: StoredMove): number =>
  TELLS_CUSTOMER.has(name) ? (isQuiet ? 0 : 2) : TELLS_GROOMER.has(name) ? 1 : 0;

/** What waits becomes a text and a mail in its turn, unless something newer takes its place. */
const MESSAGES_PUT_OFF = 2;

/** Who is told is told by the transaction of the change, about nothing else and by no other one. */
function auditTold({ bookings, outbox }: Pick<Facts, 'bookings' | 'outbox'>): Finding[] {
  const { moves: allMoves, messageJobs, putOff } = bookings.stored;
  const byTransaction = Map.groupBy(allMoves, ({ xid }) => xid);
  const jobs = [...byTransaction].flatMap(([xid, moves]): Finding[] => {
    const due = moves.reduce((sum, move) => sum + messagesOf(move), 0);
    const found = (messageJobs[xid] ?? 0) + (putOff[xid] ?? 0) * MESSAGES_PUT_OFF;
    const names = moves.map(({ name, subjectId }) => `${name} of ${subjectId}`).join(', ');
    return found === due ? [] : [finding('jobs', `${names} committed ${found} messages instead of ${due}`)];
  });
  const told = allMoves.filter((move) => TELLS_CUSTOMER.has(move.name) && !move.isQuiet);
  const phoneOf = ({ customerId }: StoredMove) => bookings.phones[customerId] ?? '';
  const due = countBy(told, phoneOf);
  const dueAtOnce = countBy(
    told.filter(({ xid }) => (putOff[xid] ?? 0) === 0),
    phoneOf,
  );
  const arrived = countBy(outbox.texts, (phone) => phone);
  const missing = [...dueAtOnce].flatMap(([phone, count]) =>
    (arrived.get(phone) ?? 0) < count
      ? [finding('jobs', `${phone} got ${arrived.get(phone) ?? 0} texts about ${count} changes`)]
      : [],
  );
  const surplus = [...due].flatMap(([phone, count]) => {
    const different = bookings.differentTexts[phone] ?? 0;
    return different > count
      ? [finding('jobs', `${phone} got ${different} different texts about ${count} changes`)]
      : [];
  });
  return [...jobs, ...missing, ...surplus];
}

/** Conflicts that a client of a busy calendar must expect; anything else is a bug. */
const EXPECTED = new Set(['slot_taken', 'slot_unavailable', 'conflict', 'illegal_transition', 'not_found']);

export function auditBookingAnswers({ bookings }: WithBookings): Finding[] {
  return bookings.attempts.flatMap(
    ({ kind, target, outcome, code, isReplayedDifferently, hasNextSlots }): Finding[] => {
      const name = `${kind} of ${target}`;
      if (isReplayedDifferently) return [finding('replay', `${name} was answered differently when it was repeated`)];
      if (outcome !== 'refused') return [];
      if (!EXPECTED.has(code ?? '')) return [finding('refused', `${name} was refused with ${code ?? 'no code'}`)];
      const isAboutTime = code === 'slot_taken' || code === 'slot_unavailable';
      return isAboutTime && kind !== 'ask' && hasNextSlots !== true
        ? [finding('refused', `${name} was refused with ${code} without other times`)]
        : [];
    },
  );
}

/** A busy machine gets few attempts into a short storm; only a longer one must have enough of every kind. */
const CONCLUSIVE_ATTEMPTS = 1_000;
const LEAST_OF_EACH = 10;
/** Full calendars refuse nearly everything, which shows little. */
const LEAST_DONE_PART = 0.1;

/** Without what customers ask for, which is written without the API. */
export const countedAttempts = ({ bookings }: WithBookings): Attempt[] =>
  bookings.attempts.filter(({ kind }) => kind !== 'ask');

/** Enough of everything to be conclusive. */
export function auditBookingCoverage({ bookings }: WithBookings, attemptsWanted: number): Finding[] {
  const { attempts } = bookings;
  const counted = countedAttempts({ bookings }).length;
  const succeeded = countedAttempts({ bookings }).filter(({ outcome }) => outcome === 'acknowledged').length;
  const isDone = ({ outcome }: Attempt) => outcome === 'acknowledged';
  const done = countBy(attempts.filter(isDone), ({ kind }) => kind);
  const kinds = attemptsWanted < CONCLUSIVE_ATTEMPTS ? [] : BOOKING_KINDS;
  const taken = attempts.filter(({ code }) => code === 'slot_taken').length;
  return [
    ...(counted < attemptsWanted
      ? [finding('coverage', `only ${counted} attempts with appointments, ${attemptsWanted} are needed`)]
      : []),
    ...kinds
      .filter((kind) => (done.get(kind) ?? 0) < LEAST_OF_EACH)
      .map((kind) =>
        finding('coverage', `only ${done.get(kind) ?? 0} of "${kind}" succeeded, ${LEAST_OF_EACH} are needed`),
      ),
    ...(attemptsWanted >= CONCLUSIVE_ATTEMPTS && succeeded < attemptsWanted * LEAST_DONE_PART
      ? [finding('coverage', `only ${succeeded} attempts succeeded, ${attemptsWanted * LEAST_DONE_PART} are needed`)]
      : []),
    ...(taken === 0 && attemptsWanted > 0 ? [finding('coverage', 'no attempt met a time that was taken')] : []),
  ];
}

/** What calendars, appointments and history must say of each other, whoever was told what. */
export const auditCalendars = (facts: WithBookings): Finding[] => [
  ...auditOverlaps(facts),
  ...auditChanges(facts),
  ...auditPlacing(facts),
  ...auditWhole(facts),
  ...auditVisitsInVans(facts),
  ...auditCustody(facts),
];

export const auditBookings = (facts: Pick<Facts, 'bookings' | 'outbox'>): Finding[] => [
  ...auditCalendars(facts),
  ...auditTold(facts),
  ...auditBookingAnswers(facts),
  ...auditCustodyAnswers(facts),
];
