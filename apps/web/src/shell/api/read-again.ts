import type { CallName, Noun } from '@tailgate/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { CHANGED_BY, SHOWN_BY } from './shown.generated.ts';

type OutOfDate = (query: Query) => boolean;

const showing = (nouns: readonly Noun[]): OutOfDate => {
  const names = new Set<unknown>(nouns.flatMap((noun) => SHOWN_BY[noun]));
  return ({ queryKey }) => names.has(queryKey[0]);
};

/**
 * From here on these reads are out of date, and so is an answer that is still on its way; nothing is asked yet. What is
 * put into the cache afterwards counts as new.
 */
const markOutOfDate = async (queryClient: QueryClient, isOutOfDate: OutOfDate): Promise<void> => {
  // A first answer is let come: a page may wait for it.
  await queryClient.cancelQueries({ predicate: (query) => query.state.data !== undefined && isOutOfDate(query) });
  await queryClient.invalidateQueries({ predicate: isOutOfDate, refetchType: 'none' });
};

/** Asks again for what is out of date and on a screen; the rest is asked for when it is next opened. */
const readOutOfDate = (queryClient: QueryClient, isOutOfDate: OutOfDate): Promise<void> =>
  queryClient.refetchQueries({ predicate: (query) => query.state.isInvalidated && isOutOfDate(query), type: 'active' });

/**
 * What shows something that the call changes, by the words of the contract, is read again; what `keep` puts into the
 * cache is not. Comes back as soon as that is kept; `isRead` once the rest is read.
 */
export const afterCall = async (
  queryClient: QueryClient,
  name: CallName,
  keep?: () => void,
): Promise<{ readonly isRead: Promise<void> }> => {
  const isOutOfDate = showing(CHANGED_BY[name] ?? []);
  await markOutOfDate(queryClient, isOutOfDate);
  keep?.();
  return { isRead: readOutOfDate(queryClient, isOutOfDate) };
};

/** After something has changed elsewhere. */
export const readAgain = async (queryClient: QueryClient, nouns: readonly Noun[]): Promise<void> => {
  const isOutOfDate = showing(nouns);
  await markOutOfDate(queryClient, isOutOfDate);
  await readOutOfDate(queryClient, isOutOfDate);
};

/** After a call that something else than `useWrite` has made. */
export const readAfter = (queryClient: QueryClient, name: CallName): Promise<void> =>
  readAgain(queryClient, CHANGED_BY[name] ?? []);
