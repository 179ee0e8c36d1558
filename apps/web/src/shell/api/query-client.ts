import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { connectivity } from '../connectivity/online.ts';
import { gaveUpWaiting, isUnreachable, saysSessionEnded } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { errors?: 'inline' | 'toast' };
    /** `remember: false` for answers that must not be kept on the device. */
    queryMeta: { remember?: false };
  }
}

/** Last seen answers stay for a working day: the next screen may be opened where there is no connection. */
const KEPT_MS = 12 * 60 * 60_000;

/**
 * Reads that reached no server are retried once, unless they waited for long already; writes never by themselves. A
 * failed write shows a toast unless its form shows the error; a failed read shows an error in place of its content, or a
 * toast while older content is shown. Offline a call fails at once instead of waiting, and content that is there is left
 * alone until the server is back.
 */
export const createQueryClient = (tell: (error: unknown) => void): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 1 && isUnreachable(error) && !gaveUpWaiting(error) && connectivity.isOnline(),
        retryDelay: 500,
        staleTime: 30_000,
        gcTime: KEPT_MS,
        networkMode: 'always',
        refetchOnMount: connectivity.isOnline,
        refetchOnWindowFocus: connectivity.isOnline,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isKnown = isUnreachable(error) && !connectivity.isOnline();
        if (saysSessionEnded(error) || (query.state.data !== undefined && !isKnown)) tell(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        if (saysSessionEnded(error) || mutation.meta?.errors !== 'inline') tell(error);
      },
    }),
  });
