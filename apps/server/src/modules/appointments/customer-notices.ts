import type { appointmentMachine } from '@tailgate/contract';
import type { NotificationName } from '@tailgate/contract/notifications';
import { cents, showMoney } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { Move } from '../../platform/machines/bind-machine.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameOf, partiesOf } from '../accounts/index.ts';
import { dropNotices, lastTold, notify, type About, type Recipient } from '../notifications/index.ts';
import { petNamesColumn } from './appointments.queries.ts';
import { answerBy, hoursBefore, petsText, RECENTLY_TOLD_HOURS, timeText, whenText } from './appointments.rules.ts';

type AppointmentMove = Move<typeof appointmentMachine>;

/** Those that say no more than who, when and which pets. */
type PlainNotice = Extract<
  NotificationName,
  | 'requestPassedOn'
  | 'appointmentBooked'
  | 'appointmentAccepted'
  | 'appointmentDeclined'
  | 'appointmentLapsed'
  | 'appointmentCanceled'
  | 'cancellationConfirmed'
  | 'cancellationDeclined'
  | 'appointmentMoved'
  | 'moveDeclined'
  | 'moveProposed'
>;
const PLAIN_NOTICES: Partial<Record<AppointmentMove['name'], PlainNotice>> = {
  expire: 'requestPassedOn',
  book: 'appointmentBooked',
  accept: 'appointmentAccepted',
  reject: 'appointmentDeclined',
  grab: 'appointmentAccepted',
  lapse: 'appointmentLapsed',
  cancel: 'appointmentCanceled',
  withdraw: 'cancellationConfirmed',
  refuseCancellation: 'cancellationDeclined',
  lapseCancellation: 'cancellationDeclined',
  acceptMove: 'appointmentMoved',
  rejectMove: 'moveDeclined',
  proposeMove: 'moveProposed',
  reschedule: 'appointmentMoved',
};

/** Whose doing a move is; null for timers. */
export const moverOf = ({ viewer, actor, subject }: AppointmentMove): string | null =>
  viewer?.accountId ?? (actor === 'customer' ? subject.customer_id : null);

export const aboutOf = ({ subject }: AppointmentMove): About => ({
  appointmentId: subject.id,
  startsAt: subject.starts_at,
});

interface ToTell {
  readonly tx: Tx;
  readonly platform: Platform;
  readonly move: AppointmentMove;
  readonly told: { readonly to: Recipient; readonly by: string | null; readonly about: About };
  readonly variables: Readonly<Record<'groomer' | 'pets' | 'when' | 'id', string>>;
}

const toTell = async (tx: Tx, move: AppointmentMove, platform: Platform): Promise<ToTell> => {
  const { id, customer_id: customerId, provider_id: providerId, starts_at, time_zone: timeZone } = move.subject;
  const parties = await partiesOf(tx, { recipientId: customerId, otherId: providerId }, petNamesColumn(id));
  const { recipient: customer, otherName: groomer, beside: pets } = parties;
  const variables = { groomer, pets: petsText(pets), when: whenText(starts_at, timeZone), id };
  const told = { to: { ...customer, timeZone }, by: moverOf(move), about: aboutOf(move) };
  return { tx, platform, move, told, variables };
};

const moneyIn = ({ subject }: AppointmentMove, amount: number) => showMoney(cents(amount), subject.currency);

const tellNoShow = async ({ tx, platform, move, told, variables }: ToTell): Promise<void> => {
  const { feeCents, tender } = move.details;
  if (typeof feeCents !== 'number' || feeCents === 0) {
    await notify(tx, platform, 'noShowNoted', { ...told, variables });
    return;
  }
  const notice = tender === 'card' ? 'noShowFeeCharged' : 'noShowFeeOwed';
  await notify(tx, platform, notice, { ...told, variables: { ...variables, fee: moneyIn(move, feeCents) } });
};

const PAID: Readonly<Record<string, string>> = {
  card: 'charged to your card',
  cash: 'paid in cash',
  check: 'paid by check',
};

/** Where it is paid later, the link to pay says what is owed. */
const tellFinished = async ({ tx, platform, move, told, variables }: ToTell): Promise<void> => {
  const { totalCents, tender, isPaidLater } = move.details;
  if (typeof totalCents !== 'number' || isPaidLater === true) return;
  const paid = (typeof tender === 'string' && PAID[tender]) || 'nothing left to pay';
  const total = moneyIn(move, totalCents);
  await notify(tx, platform, 'visitFinished', { ...told, variables: { ...variables, total, paid } });
};

const tellCancellationAccepted = async ({ tx, platform, move, told, variables }: ToTell): Promise<void> => {
  const { feeCents, tender } = move.details;
  const how = tender === 'card' ? 'was charged to your card' : 'is due; a link to pay it follows';
  const fee =
    typeof feeCents === 'number' && feeCents > 0
      ? `A cancellation fee of ${moneyIn(move, feeCents)} ${how}.`
      : 'No fee was charged.';
  await notify(tx, platform, 'cancellationAccepted', { ...told, variables: { ...variables, fee } });
};

const tellRequest = async ({ tx, platform, move, told, variables }: ToTell): Promise<void> => {
  const by = whenText(answerBy(move.subject), move.subject.time_zone);
  await notify(tx, platform, 'requestSent', { ...told, variables: { ...variables, by } });
};

const tellOnTheWay = async ({ tx, platform, move, told, variables }: ToTell): Promise<void> => {
  const { eta } = move.details;
  if (typeof eta !== 'string') return;
  const arrival = timeText(new Date(eta), move.subject.time_zone);
  await notify(tx, platform, 'groomerOnTheWay', { ...told, variables: { ...variables, eta: arrival } });
};

const tellLate = async ({ tx, platform, move, told, variables }: ToTell): Promise<void> => {
  const { minutes } = move.details;
  if (typeof minutes === 'number')
    await notify(tx, platform, 'groomerLate', { ...told, variables: { ...variables, minutes } });
};

const tellGroomerChanged = async ({ tx, platform, move, told, variables }: ToTell): Promise<void> => {
  const { fromProvider } = move.details;
  if (typeof fromProvider !== 'string') return;
  const before = await nameOf(tx, fromProvider);
  await notify(tx, platform, 'groomerChanged', { ...told, variables: { ...variables, before } });
};

const SPECIAL_NOTICES: Partial<Record<AppointmentMove['name'], (telling: ToTell) => Promise<void>>> = {
  place: tellRequest,
  acceptCancellation: tellCancellationAccepted,
  setOut: tellOnTheWay,
  runLate: tellLate,
  acceptTrade: tellGroomerChanged,
  complete: tellFinished,
  markNoShow: tellNoShow,
};

/** Several appointments that change together are told together. */
const SERIES_NOTICES: Partial<Record<AppointmentMove['name'], 'seriesBooked' | 'seriesCanceled'>> = {
  book: 'seriesBooked',
  cancel: 'seriesCanceled',
  acceptCancellation: 'seriesCanceled',
};

const tellSeries = async ({ tx, platform, move, told, variables }: ToTell): Promise<boolean> => {
  const { count } = move.details;
  const notice = SERIES_NOTICES[move.name];
  if (typeof count !== 'number' || count < 2 || !notice) return false;
  await notify(tx, platform, notice, { ...told, variables: { ...variables, count } });
  return true;
};

/** What waits to be told would say a time that is not true any more. */
const forgetWaiting = async (tx: Tx, { subject, from, at }: AppointmentMove): Promise<void> => {
  if (from === null) return;
  await dropNotices(tx, { appointmentId: subject.id, recipientId: subject.customer_id, now: at });
};

/** What the customer learns of a move of the machine. */
export const tellCustomer = async (tx: Tx, move: AppointmentMove, platform: Platform): Promise<void> => {
  // The groomer may have said not to.
  if (move.details['isQuiet'] === true) {
    await forgetWaiting(tx, move);
    return;
  }
  const telling = await toTell(tx, move, platform);
  if (await tellSeries(telling)) return;
  const special = SPECIAL_NOTICES[move.name];
  const plain = PLAIN_NOTICES[move.name];
  if (special) await special(telling);
  else if (plain) await notify(tx, platform, plain, { ...telling.told, variables: telling.variables });
};

/** Who comes, when, where, and what to prepare. Nobody is reminded of what they have just been told. */
export const remindCustomer = async (tx: Tx, move: AppointmentMove, platform: Platform): Promise<void> => {
  const { subject, at } = move;
  const before = await lastTold(tx, { appointmentId: subject.id, accountId: subject.customer_id });
  if (before && before.at > hoursBefore(at, RECENTLY_TOLD_HOURS)) return;
  const { told, variables } = await toTell(tx, move, platform);
  const where = [subject.address_line, subject.city].filter((part) => part !== '').join(', ');
  const { to, about } = told;
  await notify(tx, platform, 'appointmentReminder', {
    to,
    about,
    variables: { ...variables, where },
    expiresAt: subject.starts_at,
  });
};
