import { createHash, randomBytes } from 'node:crypto';
import { ROLES, type Role } from '@tailgate/contract';
import { SignJWT, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { type Clock, secondsAfter } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Viewer } from './viewer.ts';

export const ACCESS_TOKEN_SECONDS = 10 * 60;
const ISSUER = 'tailgate';

export interface AccessTokens {
  issue(viewer: Viewer): Promise<{ token: string; expiresAt: Date }>;
  /** The viewer of a token, or undefined if it is forged, issued for another purpose, or expired. */
  read(token: string): Viewer | undefined | Promise<Viewer | undefined>;
}

const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);

export const accessTokens = (config: Pick<Config, 'TOKEN_SECRETS'>, clock: Clock): AccessTokens => {
  const [signing] = config.TOKEN_SECRETS;
  if (!signing) throw new Error('At least one token secret is required');
  // Caches verified signatures; the expiry is still checked on every call.
  const seen = new LRUCache<string, { viewer: Viewer; expiresAt: number }>({ max: 10_000 });

  return {
    issue: async (viewer) => {
      const now = clock.now();
      const expiresAt = secondsAfter(now, ACCESS_TOKEN_SECONDS);
      const token = await new SignJWT({
        site: viewer.siteId,
        sid: viewer.sessionId,
        role: viewer.role,
        ...(viewer.impersonatorId && { imp: viewer.impersonatorId }),
        ...(viewer.orderId && { order_id: viewer.orderId }),
      })
        .setProtectedHeader({ alg: 'HS256', kid: signing.kid })
        .setIssuer(ISSUER)
        .setSubject(viewer.accountId)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(signing.secret);
      return { token, expiresAt };
    },
    read: (token) => {
      const known = seen.get(token);
      if (known) return known.expiresAt > clock.now().getTime() ? known.viewer : undefined;
      return verify(token);
    },
  };

  async function verify(token: string): Promise<Viewer | undefined> {
    try {
      const { payload } = await jwtVerify(
        token,
        (header) => {
          const key = config.TOKEN_SECRETS.find((candidate) => candidate.kid === header.kid);
          if (!key) throw new Error('unknown key');
          return key.secret;
        },
        {
          issuer: ISSUER,
          algorithms: ['HS256'],
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp', 'sid', 'site', 'role'],
        },
      );
      const { sub, site, sid, role, imp, order_id: orderId, exp } = payload;
      if (!sub || !exp || typeof site !== 'string' || typeof sid !== 'string' || !isRole(role)) return undefined;
      const viewer: Viewer = {
        siteId: site,
        accountId: sub,
        sessionId: sid,
        role,
        impersonatorId: typeof imp === 'string' ? imp : null,
        orderId: typeof orderId === 'string' ? orderId : null,
      };
      seen.set(token, { viewer, expiresAt: exp * 1000 });
      return viewer;
    } catch {
      return undefined;
    }
  }
};

/** A random secret of which only the hash is stored (refresh tokens, reset links). */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
