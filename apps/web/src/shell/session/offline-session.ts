import { renewSession } from './renew-session.ts';
import { isOffline } from './session.ts';
import { sessionStore } from './session-store.ts';

/** Checks a session that continued offline. When refused, it is logged out like any ended session. */
export const endOfflineSession = async (): Promise<void> => {
  const session = sessionStore.current();
  // Still unreachable: the next check decides.
  if (session && isOffline(session)) await renewSession().catch(() => undefined);
};
