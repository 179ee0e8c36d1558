import type { EndpointRow } from '@tailgate/contract';
import type { FastifyRequest } from 'fastify';
import { hashOfSecret } from '../auth/tokens.ts';
import { Failure } from '../failure.ts';
import { fingerprintsOf, type IdempotentCall } from '../idempotency/idempotency.ts';
import type { Platform } from '../platform.ts';
import type { Origin } from './call.ts';
import { single } from './running-call.ts';

const KEY = /^[\w-]{8,128}$/;

/** The call's idempotency key with what it belongs to; undefined when the client sent none. */
export const idempotentCall = (
  platform: Platform,
  row: EndpointRow,
  request: FastifyRequest,
  call: { readonly origin: Origin },
): IdempotentCall | undefined => {
  const key = single(request.headers['idempotency-key']);
  if (key === undefined) return undefined;
  if (!KEY.test(key))
    throw new Failure('validation_failed', { errors: { 'Idempotency-Key': 'has 8 to 128 letters, digits, _ or -' } });
  return {
    scope: carriesToken(row) ? scopeOfToken(call.origin) : (request.viewer?.accountId ?? 'anyone'),
    key,
    fingerprints: fingerprintsOf(platform.seal, row.method, request.url, request.body),
  };
};

const carriesToken = ({ access }: EndpointRow) =>
  access.kind === 'refresh-token' || (access.kind === 'session' && access.withRefreshToken);

// The refresh token is who is calling: without it, a key guessed right would replay somebody else's session.
const scopeOfToken = (origin: Origin) => `token:${hashOfSecret(origin.refreshToken ?? '').toString('base64url')}`;
