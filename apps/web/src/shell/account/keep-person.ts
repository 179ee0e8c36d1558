import type { Session } from '#shell/session/session.ts';
import { sessionStore } from '#shell/session/session-store.ts';

/** Updates the name and photo in the shell at once instead of with the next token renewal. */
export const keepPerson = (changed: Partial<Session['user']>): void => {
  const session = sessionStore.current();
  if (session) sessionStore.adopt({ ...session, user: { ...session.user, ...changed } }, 'renewed');
};
