import type { FoundProvider } from '../views/provider-search.ts';

type Candidate = Pick<FoundProvider, 'id' | 'minCents' | 'freeFrom'>;

/** The first slot of a provider in minutes since 1970 (UTC). */
type FirstOf = (id: string) => number | undefined;

const MINUTE_MS = 60_000;

interface Rank {
  readonly minute: number;
  readonly minCents: number;
  readonly id: string;
}

const order = (one: Rank, other: Rank): number => {
  if (one.minute !== other.minute) return one.minute < other.minute ? -1 : 1;
  return one.minCents - other.minCents || (one.id < other.id ? -1 : 1);
};

const byFirstSlot = ({ id, minCents }: Candidate, firstOf: FirstOf): Rank => ({
  id,
  minCents,
  minute: firstOf(id) ?? Number.POSITIVE_INFINITY,
});

const atTheEarliest = ({ id, minCents, freeFrom }: Candidate): Rank => ({
  id,
  minCents,
  minute: freeFrom === null ? Number.POSITIVE_INFINITY : freeFrom.getTime() / MINUTE_MS,
});

/** Those whose slots are known, in the order of the first one. */
export const soonestFirst = <T extends Candidate>(known: readonly T[], firstOf: FirstOf): T[] =>
  [...known].sort((one, other) => order(byFirstSlot(one, firstOf), byFirstSlot(other, firstOf)));

/**
 * Which candidates with unknown slots could still be among the first `count`: those who may be free before the last of
 * them is. Once nobody is left, the first `count` are right, although most calendars were never read.
 */
export const mayComeBefore = <T extends Candidate>(
  candidates: readonly T[],
  isKnown: (candidate: T) => boolean,
  firstOf: FirstOf,
  count: number,
): T[] => {
  const last = soonestFirst(candidates.filter(isKnown), firstOf)[count - 1];
  if (!last) return [];
  const limit = byFirstSlot(last, firstOf);
  return candidates.filter(
    (candidate) => !isKnown(candidate) && candidate.freeFrom !== null && order(atTheEarliest(candidate), limit) < 0,
  );
};
