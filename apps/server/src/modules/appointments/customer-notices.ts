import type { appointmentMachine } from '@tailgate/contract';
import type { NotificationName } from '@tailgate/contract/notifications';
import { cents, showMoney } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { Move } from '../../platform/machines/bind-machine.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameOf, partiesOf } from '../accounts/index.ts';
import { dropNotices, lastTold, notify, type About, type Recipient } from '../notifications/index.ts';
import { petNamesColumn } from './appointments.queries.ts';
import {
  answerBy,
  answerMoveBy,
  hoursBefore,
  petsText,
  RECENTLY_TOLD_HOURS,
  timeText,
  whenText,
} from './appointments.rules.ts';
import { keepTold } from './times/keep-told.ts';
import { askedWords, changeWords, staysWords } from './times/move-words.ts';
import { NAMING_ESTIMATE, TELLING } from './times/telling.ts';

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
  | 'moveDeclined'
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
  rejectMove: 'moveDeclined',
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
  readonly variables: Readonly<Record<'groomer' | 'pets' | 'when' | 'id' | 'estimate', string>>;
}

const moneyIn = ({ subject }: AppointmentMove, amount: number) => showMoney(cents(amount), subject.currency);

const toTell = async (tx: Tx, move: AppointmentMove, platform: Platform): Promise<ToTell> => {
  const { id, customer_id: customerId, provider_id: providerId, starts_at, time_zone: timeZone } = move.subject;
  const parties = await partiesOf(tx, { recipientId: customerId, otherId: providerId }, petNamesColumn(id));
  const { recipient: customer, otherName: groomer, beside: pets } = parties;
  const when = whenText(starts_at, timeZone);
  const estimate = moneyIn(move, move.subject.estimate_cents ?? 0);
  const variables = { groomer, pets: petsText(pets), when, id, estimate };
  const told = { to: { ...customer, timeZone }, by: moverOf(move), about: aboutOf(move) };
  return { tx, platform, move, told, variables };
};

/** What was queued for the customer; undefined where there was nothing to say. */
type Told = Awaited<ReturnType<typeof notify>> | undefined;

const tellNoShow = async ({ tx, platform, move, told, variables }: ToTell): Promise<Told> => {
  const { feeCents, tender } = move.details;
  if (typeof feeCents !== 'number' || feeCents === 0)
    return await notify(tx, platform, 'noShowNoted', { ...told, variables });
  const notice = tender === 'card' ? 'noShowFeeCharged' : 'noShowFeeOwed';
  return await notify(tx, platform, notice, { ...told, variables: { ...variables, fee: moneyIn(move, feeCents) } });
};

const tellCancellationAccepted = async ({ tx, platform, move, told, variables }: ToTell): Promise<Told> => {
  const { feeCents, tender } = move.details;
  const how = tender === 'card' ? 'was charged to your card' : 'is due; a link to pay it follows';
  const fee =
    typeof feeCents === 'number' && feeCents > 0
      ? `A cancellation fee of ${moneyIn(move, feeCents)} ${how}.`
      : 'No fee was charged.';
  return await notify(tx, platform, 'cancellationAccepted', { ...told, variables: { ...variables, fee } });
};

const tellRequest = async ({ tx, platform, move, told, variables }: ToTell): Promise<Told> => {
  const by = whenText(answerBy(move.subject), move.subject.time_zone);
  return await notify(tx, platform, 'requestSent', { ...told, variables: { ...variables, by } });
};

const tellOnTheWay = async ({ tx, platform, move, told, variables }: ToTell): Promise<Told> => {
  const { eta } = move.details;
  if (typeof eta !== 'string') return undefined;
  const arrival = timeText(new Date(eta), move.subject.time_zone);
  return await notify(tx, platform, 'groomerOnTheWay', { ...told, variables: { ...variables, eta: arrival } });
};

const tellLate = async ({ tx, platform, move, told, variables }: ToTell): Promise<Told> => {
  const { minutes } = move.details;
  if (typeof minutes !== 'number') return undefined;
  return await notify(tx, platform, 'groomerLate', { ...told, variables: { ...variables, minutes } });
};

const tellMoved = async ({ tx, platform, move, told, variables }: ToTell): Promise<Told> => {
  const change = changeWords(move.subject, move.details['oldStart']);
  return await notify(tx, platform, 'appointmentMoved', { ...told, variables: { ...variables, change } });
};

const tellProposed = async ({ tx, platform, move, told, variables }: ToTell): Promise<Told> => {
  const [asked, by] = [askedWords(move.subject), whenText(answerMoveBy(move.subject), move.subject.time_zone)];
  return await notify(tx, platform, 'moveProposed', { ...told, variables: { ...variables, asked, by } });
};

/** A time that has passed stays where it is: nobody needs to hear that. */
export const isAhead = ({ subject, at }: AppointmentMove): boolean => subject.starts_at > at;

const tellUnanswered = async ({ tx, platform, move, told, variables }: ToTell): Promise<Told> => {
  if (!isAhead(move)) return undefined;
  const [asked, stays] = [askedWords(move.subject), staysWords(move.subject)];
  return await notify(tx, platform, 'moveUnanswered', {
    ...told,
    by: null,
    variables: { ...variables, asked, stays },
  });
};

const tellProposalExpired = async ({ tx, platform, move, told, variables }: ToTell): Promise<Told> => {
  if (!isAhead(move)) return undefined;
  const asked = askedWords(move.subject);
  return await notify(tx, platform, 'proposalExpired', { ...told, by: null, variables: { ...variables, asked } });
};

const tellGroomerChanged = async ({ tx, platform, move, told, variables }: ToTell): Promise<Told> => {
  const { fromProvider } = move.details;
  if (typeof fromProvider !== 'string') return undefined;
  const before = await nameOf(tx, fromProvider);
  return await notify(tx, platform, 'groomerChanged', { ...told, variables: { ...variables, before } });
};

const SPECIAL_NOTICES: Partial<Record<AppointmentMove['name'], (telling: ToTell) => Promise<Told>>> = {
  place: tellRequest,
  acceptCancellation: tellCancellationAccepted,
  setOut: tellOnTheWay,
  runLate: tellLate,
  acceptTrade: tellGroomerChanged,
  acceptMove: tellMoved,
  reschedule: tellMoved,
  proposeMove: tellProposed,
  lapseMove: tellUnanswered,
  lapseMoveOfRequest: tellUnanswered,
  lapseProposal: tellProposalExpired,
  markNoShow: tellNoShow,
};

/** Several appointments that change together are told together. */
const SERIES_NOTICES: Partial<Record<AppointmentMove['name'], 'seriesBooked' | 'seriesCanceled'>> = {
  book: 'seriesBooked',
  cancel: 'seriesCanceled',
  acceptCancellation: 'seriesCanceled',
};

const seriesNoticeOf = ({ name, details: { count } }: AppointmentMove) =>
  typeof count === 'number' && count > 1 ? { count, notice: SERIES_NOTICES[name] } : undefined;

const tell = async (telling: ToTell): Promise<Told> => {
  const { tx, platform, move, told, variables } = telling;
  const { count = 0, notice } = seriesNoticeOf(move) ?? {};
  if (notice) return await notify(tx, platform, notice, { ...told, variables: { ...variables, count } });
  const special = SPECIAL_NOTICES[move.name];
  const plain = PLAIN_NOTICES[move.name];
  if (special) return await special(telling);
  return plain && (await notify(tx, platform, plain, { ...told, variables }));
};

const isIn = (names: readonly AppointmentMove['name'][], name: AppointmentMove['name']) => names.includes(name);

/** Fees rely on what is kept here: a message that was queued to nobody told nothing. */
const keepIfTold = async (tx: Tx, { name, subject, at }: AppointmentMove, told: Told): Promise<void> => {
  const { id, starts_at: start, told_starts_at: known, estimate_cents, estimate_told_at } = subject;
  if (!told || told.sms + told.email + told.push === 0) return;
  const namesEstimate = isIn(NAMING_ESTIMATE, name) && estimate_cents !== null && estimate_told_at === null;
  if (known?.getTime() === start.getTime() && !namesEstimate) return;
  if (name === 'place' || isIn(TELLING, name)) await keepTold(tx, { id, start, at, namesEstimate });
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
  await keepIfTold(tx, move, await tell(await toTell(tx, move, platform)));
};

/** Who comes, when, where, and what to prepare. Nobody is reminded of what they have just been told. */
export const remindCustomer = async (tx: Tx, move: AppointmentMove, platform: Platform): Promise<void> => {
  const { subject, at } = move;
  const before = await lastTold(tx, { appointmentId: subject.id, accountId: subject.customer_id });
  if (before && before.at > hoursBefore(at, RECENTLY_TOLD_HOURS)) return;
  const { told, variables } = await toTell(tx, move, platform);
  const where = [subject.address_line, subject.city].filter((part) => part !== '').join(', ');
  const { to, about } = told;
  const reminded = await notify(tx, platform, 'appointmentReminder', {
    to,
    about,
    variables: { ...variables, where },
    expiresAt: subject.starts_at,
  });
  await keepIfTold(tx, move, reminded);
};
