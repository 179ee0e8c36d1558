import { isUnreachable, saysSessionEnded } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { browserStorage } from './browser-storage.ts';
import { goOnOffline, unlessOffline } from './go-on-offline.ts';
import { NOBODY, type Session } from './session.ts';
import { authenticationHint } from './session-hints.ts';
import { sessionStore } from './session-store.ts';

const PENDING_KEY = 'tailgate.renewal-key';

/**
 * The key of a renewal outlives the page: whoever closes the tab before the answer arrives comes back with a refresh
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

/** Trades the refresh cookie for the next pair. False: the session is over. Rejects: nobody could be asked. */
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

/** Renews the session; when nobody answers, whoever was here last may look at what they have seen. */
export const renewOrGoOn = async (): Promise<void> => {
  try {
    await unlessOffline(renewSession());
  } catch (error) {
    if (!isUnreachable(error) || !(await goOnOffline())) throw error;
  }
};

/** Who is signed in, asking the server when that is not known yet; where nobody was, there is nothing to ask. */
export const restoredSession = async (): Promise<Session | null> => {
  if (sessionStore.state().status === 'unknown' && authenticationHint().role !== NOBODY) await renewOrGoOn();
  return sessionStore.current();
};
