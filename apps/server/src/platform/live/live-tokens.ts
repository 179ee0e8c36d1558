import { encodeUser } from '@nats-io/jwt';
import { createUser, fromSeed, type KeyPair } from '@nats-io/nkeys';
import { createPrivateKey, sign } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** Slightly longer than an access token: it is issued with one and must not outlive an ended session for long. */
export const LIVE_TOKEN_SECONDS = 15 * 60;

/**
 * The chat token (`fbToken`): a NATS user JWT that allows a browser to subscribe to its own subjects and to publish
 * nothing. It is a bearer token, so the browser needs no key.
 */
export type IssueLiveToken = (accountId: string) => Promise<string>;

/** A page needs a few subscriptions per connection; more indicate abuse. */
export const MAX_SUBSCRIPTIONS = 16;
/** Pages publish nothing. */
const MAX_PAYLOAD_BYTES = 1024;

/** PKCS #8 header before the 32 bytes of an Ed25519 key. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The package signs in JavaScript, which blocks the event loop for milliseconds; Node takes microseconds. */
const signingNatively = (pair: KeyPair): KeyPair => {
  const { getRawSeed } = pair as KeyPair & { getRawSeed(): Uint8Array };
  const der = Buffer.concat([PKCS8_PREFIX, getRawSeed.call(pair)]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return Object.assign(Object.create(pair) as KeyPair, {
    getPublicKey: () => pair.getPublicKey(),
    sign: (input: Uint8Array) => new Uint8Array(sign(null, input, key)),
  });
};

export const liveTokens = (accountSeed: string, clock: Clock): IssueLiveToken => {
  const account = signingNatively(fromSeed(new TextEncoder().encode(accountSeed)));
  // Bearer tokens do not use the user's key, and creating one is slow, so all tokens share one.
  const user = createUser();
  return async (accountId) =>
    encodeUser(
      accountId,
      user,
      account,
      {
        bearer_token: true,
        subs: MAX_SUBSCRIPTIONS,
        payload: MAX_PAYLOAD_BYTES,
        // Only servers connect to NATS by TCP.
        allowed_connection_types: ['WEBSOCKET'],
        sub: { allow: [`u.${accountId}.>`], deny: [] },
        pub: { allow: [], deny: ['>'] },
      },
      // NATS compares it with its own clock.
      { exp: Math.floor(clock.toRealTime(clock.now()).getTime() / 1000) + LIVE_TOKEN_SECONDS },
    );
};
