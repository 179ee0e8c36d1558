import { createHash } from 'node:crypto';
import type { EndpointRow } from '@tailgate/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FOR_A_MINUTE } from './cache-control.ts';

/** Weak: compressed or not, it says the same. */
export const weakTag = (content: string): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** Caches compare weakly, and may send several. */
export const hasTag = (request: FastifyRequest, tag: string): boolean => {
  const sent = request.headers['if-none-match'];
  return sent !== undefined && sent.split(',').some((each) => each.trim() === tag);
};

/** What differs by person must not be shared between them. */
export const checkShared = (name: string, { shared, method, access }: EndpointRow): void => {
  if (shared && (method !== 'GET' || access.kind !== 'public' || access.seesViewer))
    throw new Error(`Contract row ${name} is shared, but not the same for everybody`);
};

/** Lets caches keep a successful answer, and sends it only to those who have another one. */
export const shareAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') {
    done(null, payload);
    return;
  }
  const tag = weakTag(payload);
  // The native app names its site by a header, browsers by the host.
  void reply.headers({ 'cache-control': FOR_A_MINUTE, etag: tag, vary: 'x-bundle-id' });
  if (!hasTag(request, tag)) {
    done(null, payload);
    return;
  }
  void reply.code(304).removeHeader('content-length').removeHeader('content-type');
  done(null, '');
};
