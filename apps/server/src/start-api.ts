import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { INSIDE_REACTIONS, REACTIONS, ROUTES, VENDOR_ROUTES } from './modules/index.ts';
import { pageSourceOf } from './modules/public-pages/index.ts';
import { readSiteSettings } from './modules/sites/index.ts';
import { readConfig } from './platform/config.ts';
import { registerReactions } from './platform/events/events.ts';
import { buildInternalServer } from './platform/http/operators.ts';
import { publishAssets } from './platform/http/publish-assets.ts';
import { buildServer } from './platform/http/server.ts';
import { openPlatform, type Platform } from './platform/platform.ts';
import { stopGracefully } from './platform/stop-gracefully.ts';
import { reportCrashes } from './platform/telemetry/report-crashes.ts';
import { isPublicPicture, publicAddresses } from './views/public-provider.ts';

/** Longer than whoever routes requests needs to notice that a process leaves. */
const DRAIN_SECONDS_IN_PRODUCTION = 10;
const PUBLISH_WITHIN_MS = 30_000;

export const buildApi = async (platform: Platform): Promise<FastifyInstance> => {
  registerReactions(REACTIONS, INSIDE_REACTIONS);
  const app = await buildServer(platform, ROUTES, {
    readSettings: readSiteSettings,
    pageSourceOf,
    addressesOf: publicAddresses,
    isPublicPicture,
  });
  for (const receive of VENDOR_ROUTES) receive(app, platform);
  return app;
};

/** Storage that is away keeps no process from starting: its own files it serves itself. */
const publishedInTime = async (platform: Platform, folder: string): Promise<void> => {
  const { log } = platform;
  const published = publishAssets(platform, folder).then(
    (files) => log.info({ files }, 'Web files published'),
    (error: unknown) => log.warn({ err: error }, 'Web files could not be published for processes of another version'),
  );
  await Promise.race([published, delay(PUBLISH_WITHIN_MS, undefined, { ref: false })]);
};

export const startApi = async (environment: NodeJS.ProcessEnv, stopTracing: () => Promise<void>): Promise<void> => {
  const config = readConfig(environment);
  const platform = await openPlatform(config);
  reportCrashes(platform);
  const app = await buildApi(platform);
  stopGracefully(platform.log, {
    leave: platform.service.leave,
    drainSeconds: config.DRAIN_SECONDS ?? (config.NODE_ENV === 'production' ? DRAIN_SECONDS_IN_PRODUCTION : 0),
    stop: async () => {
      await app.close();
      await platform.close();
      // An unreachable collector must not turn a clean stop into a failure.
      await stopTracing().catch((error: unknown) =>
        platform.log.warn({ err: error }, 'Failed to send the last traces'),
      );
    },
  });
  if (config.WEB_DIST !== undefined) await publishedInTime(platform, config.WEB_DIST);
  if (config.NODE_ENV === 'production') {
    const internal = await buildInternalServer(platform, ROUTES);
    app.addHook('onClose', () => internal.close());
    await internal.listen({ host: config.HOST, port: config.INTERNAL_PORT });
  }
  const listening = await app.listen({ host: config.HOST, port: config.PORT });
  platform.log.info({ listening }, 'API listening');
};
