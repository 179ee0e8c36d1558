import { siteDirectory } from '../src/platform/http/sites.ts';
import { buildSite } from './builders.ts';
import { testApiOn, type TestApi, type TestServer } from './test-api.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { openTestServer } from './test-server.ts';

const buildTwoSites = (database: TestDatabase) =>
  database.asOwner(async (owner) => ({ site: await buildSite(owner), otherSite: await buildSite(owner) }));

// Suites of one worker run sequentially and share the database and the API, which are expensive to create.
let shared: Promise<TestServer> | undefined;
let inUse = false;

const openSharedServer = async () => openTestServer(await createTestDatabase({ durable: false }));

/** Removes the state of the previous suite, except rows of its own sites. */
const resetFor = async (server: TestServer, rateLimitScale: number) => {
  const { app, platform, database, clock } = server;
  clock.reset();
  await server.setRateLimitScale(rateLimitScale);
  await database.asOwner((owner) => owner.query('delete from graphile_worker._private_jobs'));
  const sites = await buildTwoSites(database);
  // A new site directory, because the previous one caches its list for some seconds.
  app.sites = siteDirectory(platform.db, sites.site.slug);
  return sites;
};

/** The worker's API with two new sites, the time of the run, an empty queue and reset rate limits. */
export const startTestApi = async (options: { rateLimitScale?: number } = {}): Promise<TestApi> => {
  if (inUse) throw new Error('The shared API is still in use: close it first, or start a private one');
  inUse = true;
  const free = () => {
    inUse = false;
    return Promise.resolve();
  };
  try {
    const server = await (shared ??= openSharedServer());
    return testApiOn(server, { ...(await resetFor(server, options.rateLimitScale ?? 1)), close: free });
  } catch (error) {
    await free();
    throw error;
  }
};

/** A private database and API, for suites that would affect others or need a different configuration. */
export const startPrivateTestApi = async (given: {
  readonly because: string;
  readonly environment?: Record<string, string>;
  /** What follows from the environment of its database. */
  readonly changed?: (environment: Readonly<Record<string, string>>) => Record<string, string>;
}): Promise<TestApi> => {
  const database = await createTestDatabase();
  const sites = await buildTwoSites(database);
  const server = await openTestServer(database, {
    DEFAULT_SITE: sites.site.slug,
    ...given.environment,
    ...given.changed?.(database.environment),
  });
  return testApiOn(server, {
    ...sites,
    close: async () => {
      await server.close();
      await database.drop();
    },
  });
};
