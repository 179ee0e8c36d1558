import type { CallName } from '@tailgate/contract';
import type { NativeClient } from '../api/native-client.ts';
import { rememberingTokenStore, type RefreshTokenStore } from './refresh-token-store.ts';

const RENEWING: ReadonlySet<CallName> = new Set<CallName>([
  'POST /v2/account/refresh-token',
  'POST /v2/service-provider/account/refresh-token',
]);

const LEAVING: ReadonlySet<CallName> = new Set<CallName>([
  'POST /v2/account/logout',
  'POST /v2/account/logout-everywhere',
]);

const isSessionAnswer = (body: unknown): body is { refreshToken: string; remembered?: boolean } =>
  typeof body === 'object' && body !== null && 'refreshToken' in body && typeof body.refreshToken === 'string';

interface Setting {
  readonly origin: string;
  readonly bundleId: string;
  readonly store: RefreshTokenStore;
}

/** What a browser does with its HttpOnly cookie, done by the app: the refresh token goes out with renewals alone. */
export const nativeSessionClient = ({ origin, bundleId, store }: Setting): NativeClient => {
  const tokens = rememberingTokenStore(store);
  return {
    origin,
    headersFor: async (name) => {
      const token = RENEWING.has(name) ? await tokens.read() : null;
      return {
        'x-tailgate-client': 'native',
        'x-bundle-id': bundleId,
        ...(token !== null && { 'x-refresh-token': token }),
      };
    },
    afterAnswer: async (name, status, body) => {
      const isOver = LEAVING.has(name) ? status < 300 || status === 401 : RENEWING.has(name) && status === 401;
      if (isOver) await tokens.clear();
      if (status >= 300 || !isSessionAnswer(body)) return body;
      // Scripts of the page have no business with it: what goes on is the session as a browser sees it.
      const { refreshToken, ...session } = body;
      await tokens.write(refreshToken, session.remembered === true);
      return session;
    },
  };
};
