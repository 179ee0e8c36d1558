import { encodeUser } from '@nats-io/jwt';
import { createUser, fromSeed } from '@nats-io/nkeys';
import type { Clock } from '../clock.ts';

/** Little longer than an access token: it comes with one, and must not outlive an ended session for long. */
export const LIVE_TOKEN_SECONDS = 15 * 60;

/**
 * The chat token (`fbToken`): a NATS user JWT with which a browser hears its own subjects and may publish nothing.
 * It is a bearer token, so the browser needs no key of its own.
 */
export type IssueLiveToken = (accountId: string) => Promise<string>;

export const liveTokens = (accountSeed: string, clock: Clock): IssueLiveToken => {
  const account = fromSeed(new TextEncoder().encode(accountSeed));
  // A bearer token is not signed for by its user's key, so one key for all of them will do, and making one is slow.
  const user = createUser();
  return async (accountId) =>
    encodeUser(
      accountId,
      user,
      account,
      { bearer_token: true, sub: { allow: [`u.${accountId}.>`], deny: [] }, pub: { allow: [], deny: ['>'] } },
      { exp: Math.floor(clock.now().getTime() / 1000) + LIVE_TOKEN_SECONDS },
    );
};
