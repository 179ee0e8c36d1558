import type { RouteStop } from '../appointments-query.ts';
import { minutesOf } from '../appointment-words.ts';

const MINUTE_MS = 60_000;
/** Less is no delay that a customer must be told about. */
const LATE_MINUTES = 5;
/** Between the last service and the payment, and what a service may take longer than planned. */
const CHECKOUT_MINUTES = { ended: 15, open: 45 };

const minutesSince = (instant: string | number, now: Date): number =>
  Math.floor((now.getTime() - new Date(instant).getTime()) / MINUTE_MS);

export const isDone = ({ status }: RouteStop): boolean => status === 'complete';

export const isUnderWay = ({ startedAt, endedAt }: RouteStop): boolean => startedAt !== null && endedAt === null;

/** When the work of a stop that was started is over, as far as is known. */
const workEnds = (stop: RouteStop & { readonly startedAt: string }): number =>
  stop.endedAt === null ? Date.parse(stop.startedAt) + minutesOf(stop) * MINUTE_MS : Date.parse(stop.endedAt);

/** For how long it should have been checked out; undefined where nothing is wrong. */
const checkoutLateness = (stop: RouteStop, now: Date): number | undefined => {
  const { status, startedAt, endedAt } = stop;
  if (status !== 'accepted' || startedAt === null) return undefined;
  const minutes = minutesSince(workEnds({ ...stop, startedAt }), now);
  return minutes >= CHECKOUT_MINUTES[endedAt === null ? 'open' : 'ended'] ? minutes : undefined;
};

const isPast = ({ startedAt, appointmentEnd }: RouteStop, now: Date): boolean =>
  startedAt === null && Date.parse(appointmentEnd) <= now.getTime();

/** Where the groomer still drives to, or is: in the order of the day. */
const stopsLeft = (stops: readonly RouteStop[], now: Date): readonly RouteStop[] =>
  stops.filter((stop) => !isDone(stop) && !isPast(stop, now) && checkoutLateness(stop, now) === undefined);

/** Where the groomer is, or drives to. */
export const nextStopOf = (stops: readonly RouteStop[], now: Date): RouteStop | undefined => {
  const left = stopsLeft(stops, now);
  return left.find(({ startedAt }) => startedAt !== null) ?? left[0];
};

export interface Arrival {
  readonly at: Date;
  /** By how many minutes it is later than the customer expects; 0 on time. */
  readonly late: number;
}

/**
 * When the groomer gets to each stop from now on. Who has said that they are on the way arrives when they said; else
 * the drive begins when the stop before is over, and no work before its planned time.
 */
export const arrivalsOf = (stops: readonly RouteStop[], now: Date): ReadonlyMap<string, Arrival> => {
  const arrivals = new Map<string, Arrival>();
  let freeAt = now.getTime();
  for (const stop of stopsLeft(stops, now)) {
    const { startedAt, onMyWay, drive } = stop;
    if (startedAt !== null) {
      freeAt = Math.max(freeAt, workEnds({ ...stop, startedAt }));
      continue;
    }
    const at = onMyWay ? Math.max(freeAt, Date.parse(onMyWay.eta)) : freeAt + (drive?.minutes ?? 0) * MINUTE_MS;
    const late = Math.floor((at - Date.parse(stop.expectedAt)) / MINUTE_MS);
    arrivals.set(stop.id, { at: new Date(at), late: Math.max(0, late) });
    freeAt = Math.max(at, Date.parse(stop.appointmentStart)) + minutesOf(stop) * MINUTE_MS;
  }
  return arrivals;
};

/** Late enough to tell the customer. */
export const isLate = ({ late }: Arrival): boolean => late >= LATE_MINUTES;

/** What should have happened by now and did not. */
export interface LateStop {
  readonly kind: 'arrival' | 'checkout' | 'start';
  readonly stop: RouteStop;
  /** For how long. */
  readonly minutes: number;
}

/** The customer who waits first, then what was forgotten longest. */
export const lateStopsOf = (stops: readonly RouteStop[], now: Date): readonly LateStop[] => {
  const arrivals = arrivalsOf(stops, now);
  const waiting = stopsLeft(stops, now).find(({ startedAt }) => startedAt === null);
  const arrival = waiting && arrivals.get(waiting.id);
  const forgotten = stops.flatMap((stop): LateStop[] => {
    const minutes = checkoutLateness(stop, now);
    if (minutes !== undefined) return [{ kind: 'checkout', stop, minutes }];
    if (stop.status !== 'accepted' || !isPast(stop, now)) return [];
    return [{ kind: 'start', stop, minutes: minutesSince(stop.appointmentStart, now) }];
  });
  if (waiting?.status !== 'accepted' || !arrival || !isLate(arrival)) return forgotten;
  return [{ kind: 'arrival', stop: waiting, minutes: arrival.late }, ...forgotten];
};
