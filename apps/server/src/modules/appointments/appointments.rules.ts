import {
  MAX_DAYS_AHEAD,
  MAX_LATE_NOTICES,
  OPEN_STATUSES,
  PENDING_DAYS_BACK,
  REASON_LISTS,
  reasonIdOf,
  type AppointmentStatus,
  type CancellationStep,
  type ReasonCategory,
  type REFERENCE_LISTS,
} from '@tailgate/contract';
import { addDays, localDateAt, type LocalDate } from '@tailgate/values';
import { validate } from 'uuid';
import { Failure } from '../../platform/failure.ts';

const HOUR_MS = 3_600_000;

/**
 * A request is answered within a day, and at the latest three hours before its start. Times are free at two hours'
 * notice: such a request has an hour all the same, or it would end before anybody has seen it.
 */
const ANSWER_HOURS = 24;
const LATEST_ANSWER_HOURS = 3;
const SHORTEST_ANSWER_HOURS = 1;
/** Until two hours before its start, another groomer can take a job. */
const LAST_CALL_HOURS = 2;
const TRADE_HOURS = 12;

/** Nobody is reminded of an appointment that they heard of within this time. */
export const RECENTLY_TOLD_HOURS = 12;

export const hoursBefore = (instant: Date, hours: number) => new Date(instant.getTime() - hours * HOUR_MS);

/** Reads by day leave out bookings that are older than this. */
export const requireReachable = (start: Date, bookedAt: Date): void => {
  if (start > hoursBefore(bookedAt, -MAX_DAYS_AHEAD * 24)) throw new Failure('too_far_ahead');
};

/** Between choosing a time and asking for it. */
const ASKING_MS = 60_000;

/** Nothing is booked at, or moved to, a time that has passed. */
export const requireAhead = (start: Date, now: Date): void => {
  if (start.getTime() < now.getTime() - ASKING_MS) throw new Failure('time_passed');
};

interface Timed {
  readonly starts_at: Date;
  readonly status_since: Date;
}

interface ArrivingGroomer {
  readonly eta: string;
}

/** By what the customer knows: that the groomer set out, and when they should arrive. */
export const cancellationStep = (setOut: ArrivingGroomer | null, now: Date): CancellationStep => {
  if (!setOut) return 'late';
  return now < new Date(setOut.eta) ? 'on_the_way' : 'arrived';
};

export const answerBy = ({ starts_at, status_since }: Timed): Date => {
  const within = (hours: number) => hoursBefore(status_since, -hours).getTime();
  const usual = Math.min(within(ANSWER_HOURS), hoursBefore(starts_at, LATEST_ANSWER_HOURS).getTime());
  return new Date(Math.max(usual, within(SHORTEST_ANSWER_HOURS)));
};

interface AskedToMove extends Timed {
  readonly asked_starts_at: Date | null;
}

/**
 * Another time is answered like a request for the earlier of both times: until then it can still be kept, and the other
 * one too. From its start on, the other time cannot be accepted any more.
 */
export const answerMoveBy = ({ asked_starts_at: asked, starts_at, status_since }: AskedToMove): Date => {
  const usual = (start: Date) => answerBy({ starts_at: start, status_since });
  if (asked === null) return usual(starts_at);
  return new Date(Math.min(usual(asked < starts_at ? asked : starts_at).getTime(), asked.getTime()));
};

export const lastCall = ({ starts_at }: Pick<Timed, 'starts_at'>): Date => hoursBefore(starts_at, LAST_CALL_HOURS);

/** An offered trade comes back after half a day, and in any case before the visit. */
export const tradeEnds = ({ starts_at, status_since }: Timed): Date =>
  new Date(
    Math.min(hoursBefore(status_since, -TRADE_HOURS).getTime(), hoursBefore(starts_at, LAST_CALL_HOURS).getTime()),
  );

/**
 * While the customer may call: the groomer has accepted, and until the day after, when something was left in the van. A
 * request to move is not among them, because it can follow a request that nobody has accepted.
 */
const CALLABLE_STATUSES: readonly AppointmentStatus[] = [
  'accepted',
  'in_trade',
  'cancellation_request',
  'reschedule_request_ask',
  'complete',
];
const CALLABLE_HOURS_AFTER = 24;
/** Who is charged for a visit that they missed is told to ask the groomer. */
const CALLABLE_AFTER_NO_SHOW_HOURS = 7 * 24;

export const isCallable = (
  row: { readonly status: AppointmentStatus; readonly is_no_show: boolean; readonly ends_at: Date },
  now: Date,
): boolean => {
  const within = (hours: number) => hoursBefore(now, hours) < row.ends_at;
  return row.is_no_show
    ? within(CALLABLE_AFTER_NO_SHOW_HOURS)
    : CALLABLE_STATUSES.includes(row.status) && within(CALLABLE_HOURS_AFTER);
};

/** Today, by the clock of the groomer. */
export const isOnItsDay = ({ starts_at, time_zone }: { starts_at: Date; time_zone: string }, now: Date): boolean =>
  localDateAt(starts_at, time_zone) === localDateAt(now, time_zone);

export const hasLateNoticesLeft = ({ lateNotices }: { lateNotices: number }): boolean => lateNotices < MAX_LATE_NOTICES;

/** Started on a day before today and still open. */
export const isOverdue = (
  { starts_at, status, time_zone }: { starts_at: Date; status: string; time_zone: string },
  now: Date,
): boolean =>
  localDateAt(starts_at, time_zone) < localDateAt(now, time_zone) &&
  ([...OPEN_STATUSES, 'in_trade'] as readonly string[]).includes(status);

/** As messages say it: `Tue, Jun 2 at 9:00 AM`. */
export const whenText = (instant: Date, timeZone: string): string => {
  const part = (options: Intl.DateTimeFormatOptions) => instant.toLocaleString('en-US', { timeZone, ...options });
  return `${part({ weekday: 'short', month: 'short', day: 'numeric' })} at ${timeText(instant, timeZone)}`;
};

/** As messages say it: `9:00 AM`. */
export const timeText = (instant: Date, timeZone: string): string =>
  instant.toLocaleString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });

const ARRIVAL_GRID_MS = 5 * 60_000;

/** When somebody who sets out now should arrive: rounded up, because a promise to the minute is none. */
export const arrivalAfter = (now: Date, minutes: number): Date =>
  new Date(Math.ceil((now.getTime() + minutes * 60_000) / ARRIVAL_GRID_MS) * ARRIVAL_GRID_MS);

/** As messages say it: `Tue, Jun 2`. */
export const dayText = (date: LocalDate): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });

/** `Biscuit`, `Biscuit and Momo`, `Biscuit, Momo and Pip`. */
export const petsText = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format([...new Set(names)]).replace(', and', ' and');

type Lists = Readonly<Record<(typeof REFERENCE_LISTS)[number], readonly string[]>>;

export const reasonsIn = (lists: Lists, name: keyof Lists) =>
  lists[name].map((description) => ({ id: reasonIdOf(description), description }));

/** The words of a reason; an id that is in none of the lists is refused. */
export const reasonIn = (lists: Lists, names: readonly (keyof Lists)[], reasonId: string): string => {
  const reason = names.flatMap((name) => reasonsIn(lists, name)).find(({ id }) => id === reasonId);
  if (!reason) throw new Failure('validation_failed', { errors: { reasonId: 'is not one of the reasons' } });
  return reason.description;
};

export const listOf = (category: ReasonCategory) => REASON_LISTS[category];

/** A search by words looks back a month. */
const SEARCHED_DAYS_BACK = 31;

/** Since when appointments are listed where the caller does not say. */
export const listedSince = (
  today: LocalDate,
  { search, statuses }: { search: string | undefined; statuses: readonly string[] | undefined },
): LocalDate | undefined => {
  if (search !== undefined) return addDays(today, -SEARCHED_DAYS_BACK);
  return statuses?.every((status) => status === 'pending') ? addDays(today, -PENDING_DAYS_BACK) : undefined;
};

/** Where a page of appointments ends. */
export const cursorOf = ({ starts_at, id }: { starts_at: Date; id: string }): string => `${starts_at.getTime()}.${id}`;

const CURSOR = /^(\d{1,15})\.([0-9a-f-]{36})$/;
export const positionOf = (cursor: string): { startsAt: Date; id: string } => {
  const [, at, id] = CURSOR.exec(cursor) ?? [];
  if (at === undefined || id === undefined || !validate(id))
    throw new Failure('validation_failed', { errors: { after: 'is not the end of a page' } });
  return { startsAt: new Date(Number(at)), id };
};
