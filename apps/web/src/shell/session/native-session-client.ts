import type { CallName } from '@tailgate/contract';
import { SESSION_ENDING_CALLS, SESSION_EXCHANGING_CALLS, SESSION_RENEWING_CALLS } from '@tailgate/contract/facts';
import type { NativeClient } from '../api/native-client.ts';
import { rememberingTokenStore, type RefreshTokenStore } from './refresh-token-store.ts';

const RENEWING: ReadonlySet<CallName> = new Set(SESSION_RENEWING_CALLS);
const PRESENTING: ReadonlySet<CallName> = new Set([...SESSION_RENEWING_CALLS, ...SESSION_EXCHANGING_CALLS]);
const ENDING: ReadonlySet<CallName> = new Set(SESSION_ENDING_CALLS);

const isSessionAnswer = (body: unknown): body is { refreshToken: string; remembered?: boolean } =>
  typeof body === 'object' && body !== null && 'refreshToken' in body && typeof body.refreshToken === 'string';

interface Setting {
  readonly origin: string;
  readonly bundleId: string;
  readonly store: RefreshTokenStore;
}

/** What a browser does with its HttpOnly cookie, done by the app: the refresh token goes out with the few calls that ask for it. */
export const nativeSessionClient = ({ origin, bundleId, store }: Setting): NativeClient => {
  const tokens = rememberingTokenStore(store);
  return {
    origin,
    headersFor: async (name) => {
      const token = PRESENTING.has(name) ? await tokens.read() : null;
      return {
        'x-tailgate-client': 'native',
        'x-bundle-id': bundleId,
        ...(token !== null && { 'x-refresh-token': token }),
      };
    },
    afterAnswer: async (name, status, body) => {
      const isOver = ENDING.has(name) ? status < 300 || status === 401 : RENEWING.has(name) && status === 401;
      if (isOver) await tokens.clear();
      if (status >= 300 || !isSessionAnswer(body)) return body;
      // Scripts of the page have no business with it: what goes on is the session as a browser sees it.
      const { refreshToken, ...session } = body;
      await tokens.write(refreshToken, session.remembered === true);
      return session;
    },
  };
};
