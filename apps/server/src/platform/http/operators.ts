import Fastify, { type FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import type { BoundModule } from './call.ts';
import { serveDocs } from './docs/serve-docs.ts';

/** For the platform that runs us: is the process alive, should it get traffic. Tells nothing else. */
export const serveHealth = (app: FastifyInstance, platform: Platform): void => {
  app.get('/health/live', { logLevel: 'silent' }, () => ({ alive: true }));
  app.get('/health/ready', async (_request, reply) => {
    const database = await platform.db.isReachable();
    // Without live delivery we still serve: people reload instead of being told.
    return reply.code(database ? 200 : 503).send({ database, live: platform.live.isConnected() });
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
