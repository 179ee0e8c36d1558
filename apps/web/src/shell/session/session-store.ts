import type { Role } from '@tailgate/contract';
import { useSyncExternalStore } from 'react';
import { isSameIdentity, type Session } from './session.ts';
import { forgetPersonalHints, keepAuthenticationHint } from './session-hints.ts';

/** `unknown` until the server was asked who we are. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'visitor' }
  | { readonly status: 'signed-in'; readonly session: Session };

/** Whether the person did it here and now, or the server told us so. */
export type Cause = 'entered' | 'renewed' | 'ended';

type Listener = (now: SessionState, before: SessionState, cause: Cause) => void;

let state: SessionState = { status: 'unknown' };
let lastRole: Role | undefined;
const listeners = new Set<Listener>();

const become = (next: SessionState, cause: Cause): void => {
  const before = state;
  state = next;
  for (const listener of listeners) listener(next, before, cause);
};

const subscribe = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const sessionOf = (given: SessionState): Session | null => (given.status === 'signed-in' ? given.session : null);

/** Who is signed in on this tab. */
export const sessionStore = {
  state: () => state,
  current: () => sessionOf(state),
  token: () => sessionOf(state)?.token ?? null,
  /** The role of whoever is or was here: they may want to come back to it. */
  lastRole: () => lastRole,
  subscribe,
  /** Hears of another person, another role or nobody; not of a mere renewal. */
  onIdentityChange: (listener: Listener) =>
    subscribe((now, before, cause) => {
      if (!isSameIdentity(sessionOf(now), sessionOf(before))) listener(now, before, cause);
    }),
  adopt: (session: Session, cause: 'entered' | 'renewed'): void => {
    const before = sessionOf(state);
    if (before && !isSameIdentity(session, before)) forgetPersonalHints();
    keepAuthenticationHint(session);
    lastRole = session.role;
    become({ status: 'signed-in', session }, cause);
  },
  forget: (): void => {
    forgetPersonalHints();
    become({ status: 'visitor' }, 'ended');
  },
};

export const useSession = (): Session | null => useSyncExternalStore(subscribe, sessionStore.current);
