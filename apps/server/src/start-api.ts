import type { FastifyInstance } from 'fastify';
import { readConfig } from './platform/config.ts';
import { knowReactions } from './platform/events/events.ts';
import { buildServer } from './platform/http/server.ts';
import { openPlatform, type Platform } from './platform/platform.ts';
import { stopGracefully } from './platform/stop-gracefully.ts';
import { REACTIONS, ROUTES } from './modules/index.ts';
import { readSiteSettings } from './modules/sites/index.ts';

export const buildApi = async (platform: Platform): Promise<FastifyInstance> => {
  knowReactions(REACTIONS);
  return await buildServer(platform, ROUTES, readSiteSettings);
};

export const startApi = async (environment: NodeJS.ProcessEnv, stopTracing: () => Promise<void>): Promise<void> => {
  const config = readConfig(environment);
  const platform = await openPlatform(config);
  const app = await buildApi(platform);
  stopGracefully(platform.log, async () => {
    await app.close();
    await platform.close();
    // A collector that is away must not make a clean stop look like a failure.
    await stopTracing().catch((error: unknown) => platform.log.warn({ err: error }, 'the last traces were not sent'));
  });
  const listening = await app.listen({ host: config.HOST, port: config.PORT });
  platform.log.info({ listening }, 'the API answers');
};
