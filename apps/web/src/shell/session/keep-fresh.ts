import { currentTimeMs } from '#ui/dates/clock.ts';
import { renewSession } from './renew-session.ts';
import { sessionStore, type SessionState } from './session-store.ts';

const AHEAD_MS = 60_000;
const SOONEST_MS = 5_000;
const AGAIN_MS = 30_000;

export const renewalDelayMs = (expiresAt: string, nowMs: number): number =>
  Math.max(SOONEST_MS, Date.parse(expiresAt) - nowMs - AHEAD_MS);

/** Renews the session ahead of its expiry for as long as the page is open. */
export const keepSessionFresh = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The server is unreachable: the token may still be valid, and the connection may come back.
      renewSession().catch(() => schedule(AGAIN_MS));
    }, delayMs);
  };
  const follow = (state: SessionState) => {
    clearTimeout(timer);
    if (state.status === 'signed-in') schedule(renewalDelayMs(state.session.expiresAt, currentTimeMs()));
  };
  follow(sessionStore.state());
  const unsubscribe = sessionStore.subscribe(follow);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
};
