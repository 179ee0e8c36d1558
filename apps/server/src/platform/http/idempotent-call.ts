import {
  ABILITIES,
  fieldsOf,
  isReference,
  referencesOf,
  type AbilityTarget,
  type EndpointRow,
} from '@tailgate/contract';
import type { FastifyRequest } from 'fastify';
import { stepsOf, valuesAt } from '../access/check-references.ts';
import { hashOfSecret } from '../auth/tokens.ts';
import { Failure } from '../failure.ts';
import { fingerprintsOf, type IdempotentCall } from '../idempotency/idempotency.ts';
import type { Platform } from '../platform.ts';
import type { Seal } from '../seal.ts';
import type { Origin } from './call.ts';
import { single } from './running-call.ts';

const KEY = /^[\w-]{8,128}$/;

type ReadCall = Record<'params' | 'body', unknown> & { readonly origin: Origin };

/** The idempotency keys of a row's calls, each with what it belongs to; undefined when the client sent none. */
export const idempotentCalls = ({ seal }: Platform, row: EndpointRow) => {
  const scopeOfVisitor = visitorScope(seal, row);
  return (request: FastifyRequest, call: ReadCall): IdempotentCall | undefined => {
    const key = single(request.headers['idempotency-key']);
    if (key === undefined) return undefined;
    if (!KEY.test(key))
      throw new Failure('validation_failed', { errors: { 'Idempotency-Key': 'has 8 to 128 letters, digits, _ or -' } });
    return {
      scope: carriesToken(row) ? scopeOfToken(call.origin) : (request.viewer?.accountId ?? scopeOfVisitor(call)),
      key,
      fingerprints: fingerprintsOf(seal, row.method, request.url, request.body),
    };
  };
};

const carriesToken = ({ access }: EndpointRow) =>
  access.kind === 'refresh-token' || (access.kind === 'session' && access.withRefreshToken);

// The refresh token is who is calling: without it, a key guessed right would replay somebody else's session.
const scopeOfToken = (origin: Origin) => `token:${hashOfSecret(origin.refreshToken ?? '').toString('base64url')}`;

/** Where calls of the row name what nobody else knows: the session of a visitor, or the secret of a link. */
const secretPlaces = (row: EndpointRow): string[] => [
  ...referencesOf(row)
    .filter(({ ability }) => (ABILITIES[ability] as AbilityTarget).isSecret)
    .map(({ path }) => path),
  ...('token' in row.params.shape ? ['params.token'] : []),
  ...(fieldsOf(row.body).includes('token') ? ['body.token'] : []),
];

/**
 * Visitors have no account. A visitor is whoever knows the secret that the call names, from whatever network; without one,
 * whoever calls from this network with this browser, so that a key is nobody's but theirs. Kept as a keyed hash: an
 * address says who somebody is.
 */
const visitorScope = (seal: Seal, row: EndpointRow) => {
  const places = secretPlaces(row).map(stepsOf);
  return (call: ReadCall): string => {
    const secrets = places.flatMap((steps) => valuesAt(call, steps));
    const { network, userAgent } = call.origin;
    const visitor =
      secrets.length > 0 ? secrets.map((given) => (isReference(given) ? given.toJSON() : given)) : [network, userAgent];
    const [mac] = seal.macs(JSON.stringify(visitor), 'idempotency-visitor');
    return `visitor:${mac.toString('base64url')}`;
  };
};
