import { isUnreachable, saysSessionEnded } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { browserStorage } from './browser-storage.ts';
import { goOnOffline, unlessOffline } from './go-on-offline.ts';
import { NOBODY, type Session } from './session.ts';
import { authenticationHint } from './session-hints.ts';
import { sessionStore } from './session-store.ts';

const PENDING_KEY = 'tailgate.renewal-key';

/**
 * The key of a renewal outlives the page: closing the tab before the answer arrives leaves a refresh
 * token that is already spent, and only the same key gets the lost answer instead of ending the session. The server
 * keeps keys apart by token, so a key that was left over does no harm.
 */
const pendingKey = (): string => {
  const key = browserStorage.read(PENDING_KEY) ?? crypto.randomUUID();
  browserStorage.write(PENDING_KEY, key);
  return key;
};

const settled = () => browserStorage.remove(PENDING_KEY);

const askForNext = async (): Promise<boolean> => {
  try {
    const session = await call('POST /v2/account/refresh-token', { idempotencyKey: pendingKey });
    settled();
    // Left before the second step: logging in starts over.
    if (session.awaiting) {
      sessionStore.forget();
      return false;
    }
    sessionStore.adopt(session, 'renewed');
    return true;
  } catch (error) {
    if (!saysSessionEnded(error)) throw error;
    settled();
    sessionStore.forget();
    return false;
  }
};

let underWay: Promise<boolean> | null = null;

/** Trades the refresh cookie for the next pair. False: the session is over. Rejects: the server is unreachable. */
export const renewSession = (): Promise<boolean> => {
  underWay ??= askForNext().finally(() => {
    underWay = null;
  });
  return underWay;
};

/** The same, but not with a question that was already on its way when the news came. */
export const renewSessionAfresh = async (): Promise<boolean> => {
  await underWay?.catch(() => undefined);
  return await renewSession();
};

/** Renews the session; when the server is unreachable, the last account may continue offline. */
export const renewOrGoOn = async (): Promise<void> => {
  try {
    await unlessOffline(renewSession());
  } catch (error) {
    if (!isUnreachable(error) || !(await goOnOffline())) throw error;
  }
};

/** The current session, asking the server when it is not known yet; without a hint of an earlier one it does not ask. */
export const restoredSession = async (): Promise<Session | null> => {
  if (sessionStore.state().status === 'unknown' && authenticationHint().role !== NOBODY) await renewOrGoOn();
  return sessionStore.current();
};
