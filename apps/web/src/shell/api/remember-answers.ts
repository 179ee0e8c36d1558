import type { Query, QueryClient } from '@tanstack/react-query';
import { connectivity } from '../connectivity/online.ts';
import { reportFailure } from '../errors/report-failure.ts';
import { beforeOffline } from '../session/go-on-offline.ts';
import { mayReturnOffline } from '../session/session-hints.ts';
import { sessionStore } from '../session/session-store.ts';
import type { AnswerStore } from './answer-store.ts';

const WRITE_EVERY_MS = 1_000;

/** Whose answers: the same browser may be used by others, and the same person may have several roles. */
const ownerNow = (): string | null => {
  const session = sessionStore.current();
  return session && mayReturnOffline(session) ? [location.host, session.user.id, session.role].join(' ') : null;
};

const mayBeKept = ({ state, meta }: Query): boolean =>
  state.status === 'success' && state.data !== undefined && meta?.remember !== false;

/**
 * Keeps what was seen last on the device, so that the screens open without network. Only where the person wanted to be
 * remembered; logging out, or anybody else signing in, wipes it.
 */
export const rememberAnswers = (
  queryClient: QueryClient,
  // Not needed for the first page, and the database may not be there at all.
  loadStore: () => Promise<AnswerStore> = async () => (await import('./answer-store.ts')).openAnswers(),
): (() => void) => {
  const changed = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasReported = false;

  const withStore = async (work: (store: AnswerStore) => Promise<void>): Promise<void> => {
    try {
      await work(await loadStore());
    } catch (error) {
      // Full or forbidden storage stays so: telling it once is enough.
      if (!hasReported) reportFailure(error, 'remembering answers');
      hasReported = true;
    }
  };
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const owner = ownerNow();
    const queries = [...changed].filter(mayBeKept);
    changed.clear();
    if (!owner || queries.length === 0) return;
    void withStore(async (store) => {
      if (ownerNow() === owner) await store.keep(owner, queries);
    });
  };
  const restore = async () => {
    const owner = ownerNow();
    if (owner) await withStore((store) => store.bringBack(owner, queryClient));
  };

  beforeOffline(restore);
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      changed.add(event.query as Query);
      timer ??= setTimeout(write, WRITE_EVERY_MS);
    }),
    sessionStore.onIdentityChange(() => {
      changed.clear();
      const owner = ownerNow();
      void withStore((store) => store.forgetAllBut(owner));
    }),
    // What other visits have seen may be needed from now on.
    connectivity.subscribe((isOnline) => {
      if (!isOnline) void restore();
    }),
  ];
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', write);
  return () => {
    clearTimeout(timer);
    beforeOffline(null);
    stops.forEach((stop) => stop());
    window.removeEventListener('pagehide', write);
    document.removeEventListener('visibilitychange', write);
  };
};
