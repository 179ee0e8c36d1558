import type { FastifyInstance } from 'fastify';

const HEADERS = 'authorization, content-type, idempotency-key, x-bundle-id, x-refresh-token, x-tailgate-client';
const PREFLIGHT_KEPT_SECONDS = 2 * 60 * 60;

/**
 * The pages of the native apps come out of the app and call us from an origin of their own (CORS). They send bearer
 * tokens and never cookies, so no credentials are let through: a page that pretends to be one has nothing to gain.
 */
export const letNativeAppsCall = (app: FastifyInstance, origins: readonly string[]): void => {
  const known = new Set(origins);
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin !== undefined && known.has(origin))
      void reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'retry-after, x-request-id',
        vary: 'origin',
      });
    done();
  });
  for (const path of ['/v1/*', '/v2/*'])
    app.options(path, (request, reply) => {
      if (!known.has(request.headers.origin ?? '')) return reply.code(403).send();
      return reply
        .headers({
          'access-control-allow-methods': 'GET, POST, PUT, DELETE',
          'access-control-allow-headers': HEADERS,
          'access-control-max-age': PREFLIGHT_KEPT_SECONDS,
        })
        .code(204)
        .send();
    });
};
