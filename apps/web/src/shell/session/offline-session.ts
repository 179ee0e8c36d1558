import { renewSession } from './renew-session.ts';
import { isOffline } from './session.ts';
import { sessionStore } from './session-store.ts';

/** Asks again for whoever was let in without the server. Refused, they are logged out like everybody whose session is over. */
export const endOfflineSession = async (): Promise<void> => {
  const session = sessionStore.current();
  // Nobody could be asked after all: the next check will find out.
  if (session && isOffline(session)) await renewSession().catch(() => undefined);
};
