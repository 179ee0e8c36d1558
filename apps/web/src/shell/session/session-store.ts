import type { Role } from '@tailgate/contract';
import { useSyncExternalStore } from 'react';
import { isSameIdentity, type Session } from './session.ts';
import { forgetPersonalHints, keepAuthenticationHint } from './session-hints.ts';

/** `unknown` until the server was asked who we are. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'visitor' }
  /** The password was right; until the second step the screens see a visitor. */
  | { readonly status: 'awaiting'; readonly session: Session }
  | { readonly status: 'signed-in'; readonly session: Session };

/** Whether the user did it here, or the server reported it. */
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
  token: () => ('session' in state ? state.session.token : null),
  /** The current or last role, to return to after sign-in. */
  lastRole: () => lastRole,
  subscribe,
  /** Called on a change of account or role and on log-out; not on renewal. */
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
  /** Keeps a session that waits for its second step: its token is for that step only. */
  hold: (session: Session): void => become({ status: 'awaiting', session }, 'entered'),
  forget: (): void => {
    forgetPersonalHints();
    become({ status: 'visitor' }, 'ended');
  },
};

export const useSession = (): Session | null =>
  useSyncExternalStore(subscribe, sessionStore.current, sessionStore.current);
