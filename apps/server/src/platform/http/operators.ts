import Fastify, { type FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import type { BoundModule } from './call.ts';
import { serveDocs } from './docs/serve-docs.ts';

const ASK_AGAIN_S = 1;

/** For the platform that runs us: is the process alive, should it get traffic. Tells nothing else. */
export const serveHealth = (app: FastifyInstance, platform: Platform): void => {
  app.get('/health/live', { logLevel: 'silent' }, () => ({ alive: true }));
  app.get('/health/ready', async (_request, reply) => {
    const { database, schema } = await platform.db.health();
    const { isLeaving } = platform.service;
    const isReady = database && schema && !isLeaving;
    if (!isReady) void reply.header('retry-after', ASK_AGAIN_S);
    // Without live delivery we still serve: people reload instead of being told.
    const state = { database, schema, live: platform.live.isConnected(), leaving: isLeaving };
    return await reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });
};

/** How the process is doing, and how its API is called. Not part of the contract. */
export const serveInternals = async (
  app: FastifyInstance,
  platform: Platform,
  modules: readonly BoundModule[],
): Promise<void> => {
  app.get('/metrics', async (_request, reply) =>
    reply.type(platform.metrics.registry.contentType).send(await platform.metrics.registry.metrics()),
  );
  await serveDocs(app, modules);
};

/** In production operators have a port of their own, which the public does not reach. */
export const buildInternalServer = async (
  platform: Platform,
  modules: readonly BoundModule[],
): Promise<FastifyInstance> => {
  const app = Fastify({ logger: false });
  serveHealth(app, platform);
  await serveInternals(app, platform, modules);
  return app;
};
