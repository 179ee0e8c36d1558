import { unreachable } from '../api/api-error.ts';
import { connectivity } from '../connectivity/online.ts';
import { NOBODY, OFFLINE_TOKEN, type Session } from './session.ts';
import { authenticationHint, type AuthenticationHint } from './session-hints.ts';
import { sessionStore } from './session-store.ts';

/** The last account on this device, from the stored hint: enough to show cached screens, not valid on the server. */
export const offlineSessionOf = ({
  role,
  roles,
  userId,
  displayName,
  mayReturnOffline,
}: AuthenticationHint): Session | null =>
  role === NOBODY || userId === null || !mayReturnOffline
    ? null
    : {
        token: OFFLINE_TOKEN,
        expiresAt: new Date(0).toISOString(),
        fbToken: '',
        live: { urls: [] },
        remembered: true,
        awaiting: null,
        role,
        roles: [...roles],
        // Staff do not go on offline.
        duties: [],
        orderId: null,
        impersonatorId: null,
        impersonatorName: null,
        impersonationEndsAt: null,
        user: { id: userId, displayName, email: null, photoURL: null },
      };

let prepare: () => Promise<void> = () => Promise.resolve();

/** Restores cached answers before screens read them. */
export const beforeOffline = (restore: (() => Promise<void>) | null): void => {
  prepare = restore ?? (() => Promise.resolve());
};

/** True when a session of this device continues without the server. */
export const goOnOffline = async (): Promise<boolean> => {
  const session = offlineSessionOf(authenticationHint());
  if (!session) return false;
  sessionStore.adopt(session, 'renewed');
  connectivity.doubt();
  await prepare();
  return true;
};

const DOUBT_AFTER_MS = 4_000;

/** A connection that neither works nor breaks must not keep the door shut: settles with the work or with being offline. */
export const unlessOffline = async <T>(work: Promise<T>): Promise<T> => {
  const timer = setTimeout(connectivity.doubt, DOUBT_AFTER_MS);
  let stop = (): void => undefined;
  const gone = new Promise<never>((_resolve, reject) => {
    stop = connectivity.subscribe((isOnline) => {
      if (!isOnline) reject(unreachable());
    });
  });
  try {
    return await Promise.race([work, gone]);
  } finally {
    clearTimeout(timer);
    stop();
  }
};
