import { DEFAULT_SERVICE_CATEGORY, MAX_HOLD_RENEWALS, MAX_OPEN_HOLDS } from '@tailgate/contract';
import { localDateAt } from '@tailgate/values';
import type { Rows } from '../../platform/access/policy.ts';
import { dayNumberOf } from '../../platform/calendar-days.ts';
import { secondsAfter } from '../../platform/clock.ts';
import { withAdvisoryLock } from '../../platform/db/advisory-lock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Answering, Steps } from '../../platform/db/steps.ts';
import { Failure, found } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { findProvider } from '../../views/provider-search.ts';
import { requireReachable } from '../appointments/index.ts';
import { providerToAsk } from '../providers/index.ts';
import {
  changeCalendars,
  NeighborsChanged,
  planCalendarChange,
  type CalendarEdit,
  changeCalendar,
  gatherVisit,
  isOfferedAt,
  orderedVisit,
  orNextSlots,
  resolveVisit,
} from '../scheduling/index.ts';
import { isHeld } from './booking-session-answer.ts';
import {
  countOpenHolds,
  keepChosenTime,
  lockedBookingSession,
  oneBookingSession,
  type BookingSession,
} from './booking-sessions.queries.ts';
import { releaseEndedHold } from './visitor-booking.jobs.ts';
import { HOLD_SECONDS, endOf, hasServices, minutesOf, searchedPets } from './visitor-booking.rules.ts';
import { quoteOf } from './quote.ts';
import { releaseHold } from './release-hold.ts';
import { requireUnplaced } from './set-booking-location.ts';

export interface Holding {
  readonly session: Rows<'booking_sessions'>;
  readonly providerId: string;
  readonly start: Date;
  /** What holds are counted by. */
  readonly network: string;
}

/** Everything the choice depends on, and the calendar of its day without the visitor's own hold. */
const readChoice = async (tx: Tx, { session: named, providerId, start }: Holding, platform: Platform) => {
  const session = await oneBookingSession(tx, named);
  requireUnplaced(session);
  const { location, pets, customerId, holdId } = session;
  if (location === null || !hasServices(pets)) throw new Failure('illegal_transition');
  const now = platform.clock.now();
  requireReachable(start, now);
  const searched = { category: DEFAULT_SERVICE_CATEGORY, pets: searchedPets(pets) };
  found(await findProvider(tx, { ...searched, providerId, customerId: customerId ?? undefined, now }));
  const quote = found(await quoteOf(tx, { providerId, pets, location, start }));
  // Work that takes no time has no place in a calendar.
  if (minutesOf(quote) === 0) throw new Failure('illegal_transition');
  const provider = await providerToAsk(tx, providerId);
  const visit = orderedVisit({ location, holdId }, { providerId, minutes: minutesOf(quote) });
  const date = localDateAt(start, provider.timeZone);
  const days = { fromDay: dayNumberOf(date), toDay: dayNumberOf(date) + 1 };
  const gathered = await gatherVisit(tx, { provider, visit, days }, platform);
  return { session, quote, provider, visit, date, gathered };
};
type Choice = Awaited<ReturnType<typeof readChoice>>;

/** A hold that has ended is no neighbor any more: only one that lasts is taken out by the plan. */
const lastingHold = (session: BookingSession, now: Date): string[] =>
  session.holdId !== null && isHeld(session, now) ? [session.holdId] : [];

/** The old hold goes and the new one comes, in one calendar or in two. */
const editsOf = async (
  tx: Tx,
  session: BookingSession,
  { provider, visit, quote }: Choice,
  { id, start, until, remove }: { id: string; start: Date; until: Date; remove: readonly string[] },
): Promise<CalendarEdit[]> => {
  const { timeZone } = provider;
  const add = [
    {
      id,
      kind: 'hold' as const,
      subjectId: session.id,
      start,
      end: endOf(start, quote),
      place: visit.place,
      expiresAt: until,
    },
  ];
  const isSame = session.providerId === provider.id;
  const edits = [{ providerId: provider.id, timeZone, add, ...(isSame && { remove }) }];
  if (isSame || session.providerId === null || remove.length === 0) return edits;
  const before = await providerToAsk(tx, session.providerId);
  return [...edits, { providerId: before.id, timeZone: before.timeZone, remove }];
};

/** The same time can be kept again a few times; another one starts anew. */
const renewalsOf = ({ providerId, startsAt, renewals }: BookingSession, holding: Holding): number => {
  const isSame = providerId === holding.providerId && startsAt?.getTime() === holding.start.getTime();
  const next = isSame ? renewals + 1 : 0;
  if (next > MAX_HOLD_RENEWALS) throw new Failure('hold_limit_reached');
  return next;
};

/** One person, or one network, cannot keep a groomer's day: counted one after the other. */
const requireFew = async (tx: Tx, { id, customerId }: BookingSession, networks: readonly Buffer[], now: Date) => {
  const keys = [...networks.map((network) => network.toString('hex')), ...(customerId === null ? [] : [customerId])];
  for (const key of [...new Set(keys)].sort()) await withAdvisoryLock(tx, 'holds', key);
  if ((await countOpenHolds(tx, { exceptId: id, networks, customerId, now })) >= MAX_OPEN_HOLDS)
    throw new Failure('hold_limit_reached');
};

const isUnchanged = (before: BookingSession, now: BookingSession): boolean => {
  const choice = ({ pets, location }: BookingSession) => JSON.stringify([pets, location]);
  return choice(before) === choice(now);
};

/** Keeps a time for a visitor for a few minutes: one winner for a time, however many ask for it at once. */
export const holdTime = async <T>(
  { stage, finish }: Steps<T>,
  { answer, ...holding }: Holding & Answering<T, string>,
  platform: Platform,
): Promise<T> => {
  const { start, providerId, network } = holding;
  // Read
  const choice = await stage((tx) => readChoice(tx, holding, platform));
  const { session, quote, visit, date, gathered } = choice;
  const id = newId();
  const until = secondsAfter(platform.clock.now(), HOLD_SECONDS);
  const networks = platform.seal.macs(network, 'hold-network');
  let replaced: { holdId: string | null; remove: readonly string[] } = { holdId: null, remove: [] };
  const work = async () => {
    // Request drives that are not stored, then write
    const calendar = await resolveVisit(stage, gathered, platform);
    if (!isOfferedAt(calendar, start, date)) throw new Failure('slot_taken');
    return await changeCalendar(
      { stage, finish },
      {
        plan: async (tx) => {
          const before = await oneBookingSession(tx, holding.session);
          replaced = { holdId: before.holdId, remove: lastingHold(before, platform.clock.now()) };
          return planCalendarChange(tx, await editsOf(tx, before, choice, { id, start, until, ...replaced }), platform);
        },
        change: async (tx, plan) => {
          const now = await lockedBookingSession(tx, holding.session);
          requireUnplaced(now);
          if (!isUnchanged(session, now)) throw new Failure('conflict');
          // Another choice of the same visitor came first, or the hold has ended: what is replaced is another.
          if (now.holdId !== replaced.holdId) throw new NeighborsChanged();
          if (replaced.remove.length === 0) await releaseHold(tx, now);
          const renewals = renewalsOf(now, holding);
          await requireFew(tx, now, networks, platform.clock.now());
          await changeCalendars(tx, plan, platform);
          const hold = { id, until, network: networks[0], renewals };
          await keepChosenTime(tx, session.id, { providerId, start, quote }, hold, platform.clock.now());
          await enqueue(tx, releaseEndedHold, { sessionId: session.id }, { runAt: until });
          return await answer(tx, session.id);
        },
      },
      platform,
    );
  };
  return await orNextSlots(stage, { visit, date, work, near: start }, platform);
};
