import type { CallName, Noun } from '@tailgate/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import type * as shown from './shown.generated.ts';

type Shown = typeof shown;
type OutOfDate = (query: Query) => boolean;

/** Not part of the first load: nothing is out of date before the first write. Without it everything counts as changed. */
const loadShown = (): Promise<Shown | null> => import('./shown.generated.ts').catch(() => null);

const showing = async (nounsOf: (of: Shown) => readonly Noun[]): Promise<OutOfDate> => {
  const loaded = await loadShown();
  if (loaded === null) return () => true;
  const names = new Set<unknown>(nounsOf(loaded).flatMap((noun) => loaded.SHOWN_BY[noun]));
  return ({ queryKey }) => names.has(queryKey[0]);
};

/** The reads that show what a call changes, by the words of the contract. */
export const outOfDateAfter = (name: CallName): Promise<OutOfDate> =>
  showing(({ CHANGED_BY }) => CHANGED_BY[name] ?? []);

/**
 * From here on these reads are out of date, and so is an answer that is still on its way; nothing is asked yet. What is
 * put into the cache afterwards counts as new.
 */
export const markOutOfDate = async (queryClient: QueryClient, isOutOfDate: OutOfDate): Promise<void> => {
  // A first answer is let come: a page may wait for it.
  await queryClient.cancelQueries({ predicate: (query) => query.state.data !== undefined && isOutOfDate(query) });
  await queryClient.invalidateQueries({ predicate: isOutOfDate, refetchType: 'none' });
};

/** Asks again for what is out of date and on a screen; the rest is asked for when it is next opened. */
export const readOutOfDate = (queryClient: QueryClient, isOutOfDate: OutOfDate): Promise<void> =>
  queryClient.refetchQueries({ predicate: (query) => query.state.isInvalidated && isOutOfDate(query), type: 'active' });

const markAndRead = async (queryClient: QueryClient, isOutOfDate: OutOfDate) => {
  await markOutOfDate(queryClient, isOutOfDate);
  await readOutOfDate(queryClient, isOutOfDate);
};

/** After a call that something else than `useWrite` has made. */
export const readAfter = async (queryClient: QueryClient, name: CallName): Promise<void> =>
  markAndRead(queryClient, await outOfDateAfter(name));

/** After something has changed elsewhere. */
export const readAgain = async (queryClient: QueryClient, nouns: readonly Noun[]): Promise<void> =>
  markAndRead(queryClient, await showing(() => nouns));
