import { SignJWT, importPKCS8 } from 'jose';
import type { Config } from '../../platform/config.ts';
import { PATIENCE_MS } from './push.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const ASSERTION_SECONDS = 60 * 60;
/** A token is given up a little before its end, so that it does not run out on the way. */
const AHEAD_MS = 60_000;

export interface GoogleToken {
  current(): Promise<string>;
  /** The token was refused: the next one is asked for anew. */
  forget(): void;
}

/** OAuth 2.0 of a service account (RFC 7523): a signed assertion is traded for a bearer token, kept while it holds. */
export const googleToken = (config: Pick<Config, 'FCM_TOKEN_URL' | 'FCM_SERVICE_ACCOUNT'>): GoogleToken => {
  const { client_email: email, private_key: pem, private_key_id: keyId } = config.FCM_SERVICE_ACCOUNT;
  const key = importPKCS8(pem, 'RS256');
  // Told when it is asked for; until then nobody listens.
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
    const answer = await fetch(config.FCM_TOKEN_URL, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`The token endpoint of the push vendor answered ${answer.status}`);
    }
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
