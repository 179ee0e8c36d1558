import type { QueryClient } from '@tanstack/react-query';
import { isUnreachable } from '../api/api-error.ts';
import { connectivity } from './online.ts';

/** What is left of the events of both caches. */
interface Outcome {
  readonly type: string;
  readonly action?: { readonly type: string; readonly error?: unknown; readonly manual?: boolean };
}

/** Every call also says something about the connection, sooner than the next check would. */
export const listenToCalls = (queryClient: QueryClient): (() => void) => {
  const hear = ({ type, action }: Outcome) => {
    if (type !== 'updated' || !action) return;
    const failed = action.type === 'error' && isUnreachable(action.error);
    // What was put into the cache by hand came from nowhere.
    const answered = action.type === 'success' && !action.manual;
    if (connectivity.isOnline() ? failed : answered) connectivity.doubt();
  };
  const stops = [queryClient.getQueryCache().subscribe(hear), queryClient.getMutationCache().subscribe(hear)];
  return () => stops.forEach((stop) => stop());
};
