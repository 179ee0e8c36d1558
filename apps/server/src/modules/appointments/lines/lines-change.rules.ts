import { MAX_PET_SERVICES, MAX_VISIT_MINUTES, MAX_VISIT_PETS } from '@tailgate/contract';
import { isDeepStrictEqual } from 'node:util';
import { Failure, refuseProblems } from '../../../platform/failure.ts';
import { finalLinePrice } from './line-prices.ts';
import type { OrderLine } from './lines.queries.ts';

const MINUTE_MS = 60_000;
const SHORTEST_MINUTES = 5;

/** What is done to which pet, once each. */
const worksIn = (lines: readonly OrderLine[]) => new Set(lines.map(({ petId, serviceId }) => `${petId} ${serviceId}`));

export const requirePossible = (before: readonly OrderLine[], after: readonly OrderLine[]): void => {
  if (after.length === 0) throw new Failure('last_service');
  const hasTwin = (lines: readonly OrderLine[]) => worksIn(lines).size < lines.length;
  refuseProblems(hasTwin(after) && !hasTwin(before) ? { serviceId: 'is on the order for this pet already' } : {});
  const services = new Map<string, number>();
  for (const { petId } of after) services.set(petId, (services.get(petId) ?? 0) + 1);
  if (services.size > MAX_VISIT_PETS || Math.max(...services.values()) > MAX_PET_SERVICES)
    throw new Failure('limit_reached');
};

const minutesIn = (lines: readonly OrderLine[]) => lines.reduce((sum, { minutes }) => sum + minutes, 0);
const centsIn = (lines: readonly OrderLine[]) => lines.reduce((sum, line) => sum + finalLinePrice(line), 0);

/** The visit gets longer or shorter by what the services do; it may have been given more time than they take. */
export const endAfter = (
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  before: readonly OrderLine[],
  after: readonly OrderLine[],
): Date => {
  const booked = (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;
  const minutes = Math.max(SHORTEST_MINUTES, booked + minutesIn(after) - minutesIn(before));
  const isTooLong = minutes > MAX_VISIT_MINUTES && minutes > booked;
  refuseProblems(isTooLong ? { serviceTime: 'makes the visit too long' } : {});
  return new Date(startsAt.getTime() + minutes * MINUTE_MS);
};

export interface LinesDifference {
  readonly added: readonly OrderLine[];
  readonly changed: readonly OrderLine[];
  readonly removed: readonly OrderLine[];
}

export const differenceOf = (before: readonly OrderLine[], after: readonly OrderLine[]): LinesDifference => {
  const was = new Map(before.map((line) => [line.id, line]));
  const is = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !was.has(id)),
    changed: after.filter((line) => was.has(line.id) && !isDeepStrictEqual(was.get(line.id), line)),
    removed: before.filter(({ id }) => !is.has(id)),
  };
};

/** For the history: who changed how much. */
export const changeDetails = (before: readonly OrderLine[], after: readonly OrderLine[]) => {
  const { added, changed, removed } = differenceOf(before, after);
  return {
    added: added.length,
    changed: changed.length,
    removed: removed.length,
    oldCents: centsIn(before),
    newCents: centsIn(after),
    oldMinutes: minutesIn(before),
    newMinutes: minutesIn(after),
  };
};
