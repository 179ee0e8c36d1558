import { DRIVER_DAYS_AHEAD, PICKUP_TOLD_DAYS_AHEAD } from '@tailgate/contract';
import { addDays, instantOf, localDateAt } from '@tailgate/values';
import type { Custody } from '../../custody/index.ts';
import type { Stretch, VisitAhead } from './held-vans.view.ts';

const DAY_MS = 86_400_000;

/** From now to the end of the last day that drivers see. */
export const spanAhead = (now: Date, timeZone: string) => {
  const today = localDateAt(now, timeZone);
  return { start: now, end: instantOf(addDays(today, DRIVER_DAYS_AHEAD + 1), 0, timeZone) };
};

const overlaps = (one: Stretch, start: Date, end: Date): boolean =>
  one.start < end && (one.end === null || start < one.end);

const isCovered = ({ start, end }: VisitAhead, stretches: readonly Stretch[]): boolean =>
  stretches.some((one) => one.start <= start && (one.end === null || end <= one.end));

/** Which van is theirs on which day of the groomer's, and what is booked then. */
export const daysOf = (
  { stretches, visits }: { readonly stretches: readonly Stretch[]; readonly visits: readonly VisitAhead[] },
  now: Date,
  timeZone: string,
) => {
  const today = localDateAt(now, timeZone);
  return Array.from({ length: DRIVER_DAYS_AHEAD + 1 }, (_, index) => {
    const date = addDays(today, index);
    const end = instantOf(addDays(date, 1), 0, timeZone);
    const start = index === 0 ? now : instantOf(date, 0, timeZone);
    const theirs = stretches.filter((one) => overlaps(one, start, end));
    const booked = visits.filter((visit) => visit.start >= start && visit.start < end);
    const count = (some: readonly VisitAhead[]) => new Set(some.map(({ id }) => id)).size;
    return {
      date,
      vehicleIds: [...new Set(theirs.flatMap(({ vehicleId }) => vehicleId ?? []))],
      needsVan: !theirs.some(({ vehicleId }) => vehicleId === null),
      appointments: count(booked),
      withoutVan: count(booked.filter((visit) => !isCovered(visit, stretches))),
    };
  });
};

/** In days of the van; what goes on beyond the horizon has no last day here. */
export const stretchAnswer = ({ start, end }: Stretch, timeZone: string, horizon: Date) => {
  const until = end === null || end >= horizon ? null : end;
  return {
    from: localDateAt(start, timeZone),
    // What ends at midnight does not have the day that begins then.
    to: until && localDateAt(new Date(until.getTime() - 1), timeZone),
    startsAt: start.toISOString(),
    endsAt: until && until.toISOString(),
  };
};

/** Whoever gets a van within a week is told where it stands, and nobody after they gave it back. */
export const isToldPickup = (held: readonly Custody[], now: Date): boolean =>
  held.some(({ start }) => start.getTime() <= now.getTime() + PICKUP_TOLD_DAYS_AHEAD * DAY_MS);

/** What counts now, then one's own, then by the next day that counts. */
export const inDriversOrder = <Van extends Ordered>(vans: readonly Van[], currentId: string | null): Van[] => {
  const rank = ({ id, isOwn }: Ordered) => {
    if (id === currentId) return 0;
    return isOwn ? 1 : 2;
  };
  const next = ({ stretches: [first] }: Ordered) => (first ? Date.parse(first.startsAt) : Infinity);
  return vans.toSorted((one, other) => rank(one) - rank(other) || (next(one) < next(other) ? -1 : 1));
};

interface Ordered {
  readonly id: string;
  readonly isOwn: boolean;
  readonly stretches: readonly { readonly startsAt: string }[];
}
