import type { Session } from '#shell/session/session.ts';
import { sessionStore } from '#shell/session/session-store.ts';

/** What the shell shows of whoever is signed in follows a change at once, not with the next renewal. */
export const keepPerson = (changed: Partial<Session['user']>): void => {
  const session = sessionStore.current();
  if (session) sessionStore.adopt({ ...session, user: { ...session.user, ...changed } }, 'renewed');
};
