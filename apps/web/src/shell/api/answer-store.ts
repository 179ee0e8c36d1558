import { dehydrateQuery, hydrate, type DehydratedState, type Query, type QueryClient } from '@tanstack/react-query';
import { createStore, delMany, get, keys, update } from 'idb-keyval';
import { currentTimeMs } from '#ui/dates/clock.ts';

type KeptQuery = DehydratedState['queries'][number];

export interface KeptAnswer {
  readonly query: KeptQuery;
  readonly bytes: number;
}

export interface AnswerStore {
  keep(owner: string, queries: readonly Query[]): Promise<void>;
  bringBack(owner: string, into: QueryClient): Promise<void>;
  /** Of everybody else, or of everybody. */
  forgetAllBut(owner: string | null): Promise<void>;
}

export const LONGEST_KEPT_MS = 7 * 24 * 60 * 60_000;
export const MOST_BYTES = 2 * 1024 * 1024;

const ageOf = ({ query }: KeptAnswer, nowMs: number) => nowMs - query.state.dataUpdatedAt;

/** The newest answer to each question, none too old, and together no more than there is room for. */
export const mergedAnswers = (
  kept: readonly KeptAnswer[],
  fresh: readonly KeptAnswer[],
  nowMs: number,
): readonly KeptAnswer[] => {
  const byQuestion = new Map([...kept, ...fresh].map((answer) => [answer.query.queryHash, answer]));
  const newestFirst = [...byQuestion.values()]
    .filter((answer) => ageOf(answer, nowMs) < LONGEST_KEPT_MS)
    .sort((one, other) => other.query.state.dataUpdatedAt - one.query.state.dataUpdatedAt);
  let bytes = 0;
  return newestFirst.filter((answer) => {
    if (bytes + answer.bytes > MOST_BYTES) return false;
    bytes += answer.bytes;
    return true;
  });
};

const snapshotOf = (query: Query): KeptAnswer => ({
  query: dehydrateQuery(query),
  bytes: JSON.stringify([query.queryKey, query.state.data]).length,
});

const nothing = () => Promise.resolve();
/** Some browsers have no database, or none in private windows. */
const NO_STORE: AnswerStore = { keep: nothing, bringBack: nothing, forgetAllBut: nothing };

export const openAnswers = (): AnswerStore => {
  if (!('indexedDB' in globalThis)) return NO_STORE;
  const store = createStore('tailgate-answers', 'answers');
  return {
    // Read and written in one transaction: several tabs keep answers at the same time.
    keep: (owner, queries) =>
      update<readonly KeptAnswer[]>(
        owner,
        (kept = []) => mergedAnswers(kept, queries.map(snapshotOf), currentTimeMs()),
        store,
      ),
    bringBack: async (owner, into) => {
      const kept = mergedAnswers((await get<readonly KeptAnswer[]>(owner, store)) ?? [], [], currentTimeMs());
      hydrate(
        into,
        { mutations: [], queries: kept.map(({ query }) => query) },
        { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } },
      );
    },
    forgetAllBut: async (owner) => {
      const others = (await keys<string>(store)).filter((key) => key !== owner);
      if (others.length > 0) await delMany(others, store);
    },
  };
};
