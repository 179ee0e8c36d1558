import { SignJWT, importPKCS8 } from 'jose';
import type { Config } from '../../platform/config.ts';
import { failureOfResponse, fetchFrom } from '../vendor-failure.ts';
import { TIMEOUT_MS } from './push.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const ASSERTION_SECONDS = 60 * 60;
const LOG_IN = { vendor: 'push', operation: 'log-in' } as const;
/** Renewed before it expires, so that it does not expire in transit. */
const AHEAD_MS = 60_000;

export interface GoogleToken {
  current(): Promise<string>;
  /** Discards a rejected token; the next call requests a new one. */
  forget(): void;
}

/** OAuth 2.0 of a service account (RFC 7523): exchanges a signed assertion for a bearer token, cached until it expires. */
export const googleToken = (
  config: Pick<Config, 'FCM_TOKEN_URL' | 'FCM_SERVICE_ACCOUNT' | 'VENDOR_TIMEOUT_SCALE'>,
): GoogleToken => {
  const { client_email: email, private_key: pem, private_key_id: keyId } = config.FCM_SERVICE_ACCOUNT;
  const key = importPKCS8(pem, 'RS256');
  // An invalid key is reported when a token is requested; this prevents an unhandled rejection until then.
  key.catch(() => undefined);
  let kept: { readonly token: string; readonly until: number } | undefined;
  let asking: Promise<string> | undefined;

  const ask = async (): Promise<string> => {
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(keyId && { kid: keyId }) })
      .setIssuer(email)
      .setAudience(config.FCM_TOKEN_URL)
      .setIssuedAt()
      .setExpirationTime(`${ASSERTION_SECONDS}s`)
      .sign(await key);
    const answer = await fetchFrom(LOG_IN, config.FCM_TOKEN_URL, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS * config.VENDOR_TIMEOUT_SCALE),
    });
    if (!answer.ok) throw await failureOfResponse(LOG_IN, answer);
    const { access_token: token, expires_in: seconds } = (await answer.json()) as {
      access_token: string;
      expires_in: number;
    };
    kept = { token, until: performance.now() + seconds * 1000 - AHEAD_MS };
    return token;
  };

  return {
    current: async () => {
      if (kept && kept.until > performance.now()) return kept.token;
      asking ??= ask().finally(() => (asking = undefined));
      return await asking;
    },
    forget: () => (kept = undefined),
  };
};
