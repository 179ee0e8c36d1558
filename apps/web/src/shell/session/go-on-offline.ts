import { unreachable } from '../api/api-error.ts';
import { connectivity } from '../connectivity/online.ts';
import { NOBODY, OFFLINE_TOKEN, type Session } from './session.ts';
import { authenticationHint, type AuthenticationHint } from './session-hints.ts';
import { sessionStore } from './session-store.ts';

/** Whoever was here last, as far as the hint says: enough to show what they have seen, worth nothing to the server. */
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
        role,
        roles: [...roles],
        orderId: null,
        impersonatorId: null,
        impersonatorName: null,
        user: { id: userId, displayName, email: null, photoURL: null },
      };

let prepare: () => Promise<void> = () => Promise.resolve();

/** Whoever keeps the last seen answers brings them back before the screens look for them. */
export const beforeOffline = (restore: (() => Promise<void>) | null): void => {
  prepare = restore ?? (() => Promise.resolve());
};

/** True when somebody who was signed in on this device goes on without the server. */
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
