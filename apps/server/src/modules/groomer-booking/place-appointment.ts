import { feesByWeekday } from '@tailgate/pricing';
import { instantOf, weekdayOf } from '@tailgate/values';
import { cents } from '@tailgate/values/money';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Answering, Steps } from '../../platform/db/steps.ts';
import type { LocalStart } from '../../platform/db/stored/bookings.ts';
import { Failure } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Mover } from '../../platform/machines/bind-machine.ts';
import type { Platform } from '../../platform/platform.ts';
import { customerToBookBy } from '../../views/customer-to-book.ts';
import { graceStart } from '../../views/takes-new-work.ts';
import { bookAppointment, keepToldWith } from '../appointments/index.ts';
import { providerToAsk } from '../providers/index.ts';
import {
  changeCalendars,
  planCalendarChange,
  zonesAround,
  type CalendarEdit,
  changeCalendar,
  orNextSlots,
} from '../scheduling/index.ts';
import { checkGathered, checkStarts, gatherStarts } from './check-starts.ts';
import { lockedSession, markPlaced, oneSession, performerOf, type GroomerBooking } from './groomer-bookings.queries.ts';

export interface Placing {
  readonly session: Rows<'checkout_sessions'>;
  /** When, from the session as it is. */
  readonly starts: (session: GroomerBooking) => readonly LocalStart[];
  /** What a series has in common. */
  readonly recurrenceId: string | null;
  /** Instead of the time that the services take. */
  readonly minutes: number | undefined;
  readonly checkAvailability: boolean;
  readonly isQuiet: boolean;
  readonly message: string;
}

const requireOpen = ({ placedIds, lines }: GroomerBooking): void => {
  if (placedIds.length > 0 || lines.length === 0) throw new Failure('illegal_transition');
};

/** Services or times changed after they were read: the prices and drives are those of something else. */
const requireSame = (before: GroomerBooking, now: GroomerBooking): void => {
  const placed = ({ lines, additionalTimes, destinationId }: GroomerBooking) =>
    JSON.stringify([lines, additionalTimes, destinationId]);
  if (placed(before) !== placed(now)) throw new Failure('conflict');
};

const MINUTE_MS = 60_000;

/** Everything that the appointments will hold, read before their drives are resolved. */
const readVisit = async (tx: Tx, placing: Placing, { clock }: Platform) => {
  const session = await oneSession(tx, placing.session);
  requireOpen(session);
  const customer = await customerToBookBy(tx, performerOf(session), session.customerId);
  const { address } = customer;
  if (!address) throw new Failure('address_missing');
  const provider = await providerToAsk(tx, performerOf(session));
  if (provider.unsignedSince !== null && provider.unsignedSince <= graceStart(clock.now()))
    throw new Failure(session.destinationId === null ? 'agreements_unsigned' : 'slot_unavailable');
  if (customer.isBlocked)
    // Whom a partner blocked is nobody else's business.
    throw new Failure(session.destinationId === null ? 'customer_blocked' : 'slot_unavailable');
  const place = { latitude: address.latitude, longitude: address.longitude };
  // How long a partner takes is theirs to say: their price list decides.
  const given = session.destinationId === null ? placing.minutes : undefined;
  const minutes = given ?? session.lines.reduce((sum, line) => sum + line.minutes, 0);
  const fees = feesByWeekday(await zonesAround(tx, provider.id, place));
  const visits = placing.starts(session).map((at) => {
    const start = instantOf(at.date, at.time, provider.timeZone);
    const end = new Date(start.getTime() + minutes * MINUTE_MS);
    return { id: newId(), at, start, end, travelFeeCents: fees.get(weekdayOf(at.date)) ?? cents(0) };
  });
  return {
    session,
    customer: { ...customer, address },
    provider,
    place,
    minutes,
    visits,
  };
};
type ToPlace = Awaited<ReturnType<typeof readVisit>>;

const editsOf = ({ place, visits, provider }: ToPlace): CalendarEdit[] => {
  const add = visits.map(({ id, start, end }) => ({
    id,
    kind: 'appointment' as const,
    subjectId: id,
    start,
    end,
    place,
    expiresAt: null,
  }));
  return [{ providerId: provider.id, timeZone: provider.timeZone, add }];
};

/** In one transaction: the visits, the days around them as far as they are checked, and their neighbors. */
const readAll = async (tx: Tx, placing: Placing, platform: Platform) => {
  const toPlace = await readVisit(tx, placing, platform);
  const { provider, place, minutes, visits } = toPlace;
  const visit = { providerId: provider.id, place, minutes };
  const starts = visits.map(({ at }) => at);
  // Only the owner of a calendar may go beyond its hours.
  const isChecked = placing.checkAvailability || toPlace.session.destinationId !== null;
  const days = isChecked ? await gatherStarts(tx, { provider, visit, starts }, platform) : [];
  const neighbors = await planCalendarChange(tx, editsOf(toPlace), platform);
  // Drives that are not stored yet are requested for the days; reading the neighbors afterwards finds them stored.
  const isComplete = days.length === 0 || neighbors.legs.missing.length === 0;
  return { toPlace, days, neighbors: isComplete ? neighbors : undefined };
};

const appointmentOf = (
  { session, customer, provider, place }: ToPlace,
  visit: ToPlace['visits'][number],
  { message, recurrenceId }: Placing,
) => ({
  place,
  values: {
    id: visit.id,
    provider_id: provider.id,
    customer_id: customer.id,
    starts_at: visit.start,
    ends_at: visit.end,
    time_zone: provider.timeZone,
    address_line: customer.address.address,
    address_line_2: customer.addressLine2,
    city: customer.address.city,
    state_or_province: customer.address.stateOrProvince,
    postal_code: customer.address.postalCode,
    country: customer.address.country,
    address_notes: customer.addressNotes,
    recurrence_id: recurrenceId,
    currency: provider.currency,
    travel_fee_cents: visit.travelFeeCents,
    message,
  },
  lines: session.lines.map((line) => ({ ...line, id: newId() })),
});

const bookAll = async (tx: Tx, viewer: Mover, toPlace: ToPlace, placing: Placing, platform: Platform) => {
  const [first] = [...toPlace.visits].sort((one, other) => one.start.getTime() - other.start.getTime());
  const isRequest = toPlace.session.destinationId !== null;
  for (const visit of toPlace.visits) {
    // One message about all of them, with the first.
    const isQuiet = (placing.isQuiet && !isRequest) || visit !== first;
    const count = toPlace.visits.length;
    const booked = { ...appointmentOf(toPlace, visit, placing), isRequest, isQuiet, count };
    await bookAppointment(tx, viewer, booked, platform);
  }
  const ids = toPlace.visits.map(({ id }) => id);
  if (first && !isRequest && ids.length > 1) await keepToldWith(tx, first.id, ids);
  await markPlaced(tx, toPlace.session.id, ids);
};

type Conflicts = readonly { readonly start: LocalStart; readonly conflict: string | null }[];

/** Names the dates in the way; of a single one its own error says enough. */
const requireFree = (checked: Conflicts): void => {
  const inTheWay = checked.filter(({ conflict }) => conflict !== null);
  if (inTheWay.length === 0) return;
  if (checked.length === 1) throw new Failure('slot_unavailable');
  throw new Failure('dates_unavailable', {
    errors: Object.fromEntries(inTheWay.map(({ start, conflict }) => [start.date, String(conflict)])),
  });
};

/** Of appointments that are placed together, those that start before an earlier one of them has ended. */
const clashing = ({ visits }: ToPlace): Conflicts => {
  const inOrder = [...visits].sort((one, other) => one.start.getTime() - other.start.getTime());
  return inOrder.map(({ at, start }, index) => {
    const before = inOrder[index - 1];
    return { start: at, conflict: before && before.end > start ? 'slot_taken' : null };
  });
};

/** Of several times that were free when they were checked, names the ones that are not any more. */
const orNamedDates = async <T>(work: () => Promise<T>, checkAgain: () => Promise<Conflicts>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && error.code === 'slot_taken') requireFree(await checkAgain());
    throw error;
  }
};

/**
 * Places what a session holds at one or more times, all of them or none: one winner for a time, however many
 * ask for it at once.
 */
export const placeAppointments = async <T>(
  { stage, finish }: Steps<T>,
  viewer: Mover,
  { answer, ...placing }: Placing & Answering<T, readonly string[]>,
  platform: Platform,
): Promise<T> => {
  // Read
  const { toPlace, days, neighbors } = await stage((tx) => readAll(tx, placing, platform));
  const { provider, place, minutes, visits, session } = toPlace;
  const visit = { providerId: provider.id, place, minutes };
  const starts = visits.map(({ at }) => at);
  // Request the drives to and from the neighbors, then write
  const work = async () => {
    if (days.length > 0)
      requireFree(await checkGathered(stage, { gathered: days, starts, checkAvailability: true }, platform));
    return await changeCalendar(
      { stage, finish },
      {
        plan: (tx) => planCalendarChange(tx, editsOf(toPlace), platform),
        readBefore: neighbors,
        change: async (tx, plan) => {
          const now = await lockedSession(tx, placing.session);
          requireOpen(now);
          requireSame(session, now);
          await changeCalendars(tx, plan, platform);
          await bookAll(tx, viewer, toPlace, placing, platform);
          return await answer(
            tx,
            visits.map(({ id }) => id),
          );
        },
      },
      platform,
    );
  };
  const [only] = starts;
  // The calendar of a partner is closed.
  const explained = provider.id === viewer.accountId ? visits[0]?.start : undefined;
  if (only && starts.length === 1)
    return await orNextSlots(stage, { visit, date: only.date, work, explained }, platform);
  requireFree(clashing(toPlace));
  return await orNamedDates(work, () => checkStarts(stage, { visit, starts, checkAvailability: false }, platform));
};
