import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnreachable, saysSessionEnded } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { errors?: 'inline' | 'toast' };
  }
}

/**
 * Reads that found nobody are tried once more; writes never by themselves. A failed write is told unless its form
 * does so; a failed read is shown where its content would be, and told only when older content still stands there.
 */
export const createQueryClient = (tell: (error: unknown) => void): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 1 && isUnreachable(error), retryDelay: 500, staleTime: 30_000 },
      mutations: { retry: false },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (saysSessionEnded(error) || query.state.data !== undefined) tell(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        if (saysSessionEnded(error) || mutation.meta?.errors !== 'inline') tell(error);
      },
    }),
  });
