import type { appointmentMachine } from '@tailgate/contract';
import type { NotificationName } from '@tailgate/contract/notifications';
import type { Tx } from '../../platform/db/database.ts';
import type { Move } from '../../platform/machines/bind-machine.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameOf, partiesOf, recipientOf } from '../accounts/index.ts';
import { notify, type About, type Recipient } from '../notifications/index.ts';
import { petNamesColumn } from './appointments.queries.ts';
import { answerMoveBy, lastCall, petsText, tradeEnds, whenText } from './appointments.rules.ts';
import { aboutOf, isAhead, moverOf } from './customer-notices.ts';
import { askedWords, changeWords, staysWords } from './times/move-words.ts';

type AppointmentMove = Move<typeof appointmentMachine>;

/** Those that say no more than who, when and which pets. */
type PlainNotice = Extract<
  NotificationName,
  | 'requestReceived'
  | 'requestExpired'
  | 'customerCanceled'
  | 'cancellationAsked'
  | 'moveWithdrawn'
  | 'cancellationWithdrawn'
  | 'proposalDeclined'
  | 'tradeAccepted'
>;
const PLAIN_NOTICES: Partial<Record<AppointmentMove['name'], PlainNotice>> = {
  place: 'requestReceived',
  expire: 'requestExpired',
  withdraw: 'customerCanceled',
  askToCancel: 'cancellationAsked',
  withdrawMove: 'moveWithdrawn',
  withdrawMoveOfRequest: 'moveWithdrawn',
  withdrawCancellation: 'cancellationWithdrawn',
  refuseProposal: 'proposalDeclined',
  acceptTrade: 'tradeAccepted',
};

interface ToTell {
  readonly tx: Tx;
  readonly platform: Platform;
  readonly move: AppointmentMove;
  readonly told: { readonly to: Recipient; readonly by: string | null; readonly about: About };
  readonly variables: Readonly<Record<'customer' | 'pets' | 'when' | 'id', string>>;
}

const tellAskedToMove = async ({ tx, platform, move, told, variables }: ToTell): Promise<void> => {
  const [asked, by] = [askedWords(move.subject), whenText(answerMoveBy(move.subject), move.subject.time_zone)];
  await notify(tx, platform, 'moveAsked', { ...told, variables: { ...variables, asked, by } });
};

const tellProposalAccepted = async ({ tx, platform, move, told, variables }: ToTell): Promise<void> => {
  const change = changeWords(move.subject, move.details['oldStart']);
  await notify(tx, platform, 'proposalAccepted', { ...told, variables: { ...variables, change } });
};

const tellMoveExpired = async ({ tx, platform, move, told, variables }: ToTell): Promise<void> => {
  if (!isAhead(move)) return;
  const stays = staysWords(move.subject);
  await notify(tx, platform, 'moveExpired', { ...told, by: null, variables: { ...variables, stays } });
};

const tellProposalUnanswered = async ({ tx, platform, move, told, variables }: ToTell): Promise<void> => {
  if (!isAhead(move)) return;
  const asked = askedWords(move.subject);
  await notify(tx, platform, 'proposalUnanswered', { ...told, by: null, variables: { ...variables, asked } });
};

/** It stays with who offered it, who may offer it again while there is time. */
const tellTradeReturned = async ({ tx, platform, move, told, variables }: ToTell): Promise<void> => {
  const { name, subject, viewer, at } = move;
  const partnerId = viewer?.accountId ?? subject.trade_partner_id;
  const partner = partnerId === null ? 'Your partner' : await nameOf(tx, partnerId);
  const answer = name === 'rejectTrade' ? 'declined' : 'did not answer in time';
  const until = lastCall(subject);
  const next =
    until > at
      ? `Offer it to others until ${whenText(until, subject.time_zone)}.`
      : 'It starts too soon to offer it again.';
  await notify(tx, platform, 'tradeReturned', { ...told, variables: { ...variables, partner, answer, next } });
};

const SPECIAL_NOTICES: Partial<Record<AppointmentMove['name'], (telling: ToTell) => Promise<void>>> = {
  askToMove: tellAskedToMove,
  acceptProposal: tellProposalAccepted,
  lapseMove: tellMoveExpired,
  lapseMoveOfRequest: tellMoveExpired,
  lapseProposal: tellProposalUnanswered,
  rejectTrade: tellTradeReturned,
  expireTrade: tellTradeReturned,
};

const whenOf = ({ subject }: AppointmentMove) => whenText(subject.starts_at, subject.time_zone);

/** What people are told of a move keeps whose doing it was, and the time that it says. */
const ofMove = (move: AppointmentMove) => ({ by: moverOf(move), about: aboutOf(move) });

/** Whose calendar it was before the move. */
export const groomerBefore = ({ subject, details }: AppointmentMove): string =>
  typeof details['fromProvider'] === 'string' ? details['fromProvider'] : subject.provider_id;

/** What the groomer learns of a move of the machine. */
export const tellGroomer = async (tx: Tx, move: AppointmentMove, platform: Platform): Promise<void> => {
  const [plain, special] = [PLAIN_NOTICES[move.name], SPECIAL_NOTICES[move.name]];
  // Of requests that are placed together, the first one is enough.
  if (!(plain ?? special) || (move.name === 'place' && move.details['isQuiet'] === true)) return;
  const { id, customer_id: otherId } = move.subject;
  const parties = await partiesOf(tx, { recipientId: groomerBefore(move), otherId }, petNamesColumn(id));
  const { recipient: to, otherName: customer, beside: pets } = parties;
  const variables = { customer, pets: petsText(pets), when: whenOf(move), id };
  const told = { to, ...ofMove(move) };
  if (plain) await notify(tx, platform, plain, { ...told, variables });
  await special?.({ tx, platform, move, told, variables });
};

/** A partner is offered an appointment: by whom, where, when, and until when they can answer. */
export const tellPartner = async (tx: Tx, move: AppointmentMove, platform: Platform): Promise<void> => {
  const { trade_partner_id: partner, provider_id: seller, city, time_zone: timeZone } = move.subject;
  if (partner === null) return;
  const to = await recipientOf(tx, partner);
  const by = whenText(tradeEnds(move.subject), timeZone);
  const variables = { partner: await nameOf(tx, seller), city, when: whenOf(move), by };
  await notify(tx, platform, 'tradeOffered', { to, variables, ...ofMove(move) });
};
