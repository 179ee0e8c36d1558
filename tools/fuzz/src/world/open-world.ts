import { startServer, testNow, type ServerProcess } from '@tailgate/kit';
import { TEST_PASSWORD, prepareTemplate, startPrivateTestApi, type TestApi } from '@tailgate/server/testing';
import { startEngines } from '@tailgate/services';
import type { KnownValues } from '../inputs/known-values.ts';
import type { Lane } from '../lane.ts';
import { learnedIds } from './learned-ids.ts';
import { prepareOnce } from './prepare.ts';
import { laneSessions } from './sessions.ts';
import { hiddenIds, worldRows } from './world-rows.ts';

export interface World {
  readonly process: ServerProcess;
  readonly lanes: readonly Lane[];
  /** A second API process with the limits of production, all of which are used up by everybody who was counted. */
  startLimited(): Promise<ServerProcess>;
  close(): Promise<void>;
}

// Limits would hide the code behind them.
const NO_LIMITS = '100000';
const LIMITS_OF_PRODUCTION = '1';
const USED_UP = 10_000;

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS_AHEAD = 60;
const daysAhead = (): string[] =>
  Array.from({ length: MOST_DAYS_AHEAD }, (_unused, day) =>
    new Date(testNow().getTime() + (day + 1) * DAY_MS).toISOString().slice(0, 10),
  );

type Foreign = Pick<KnownValues, 'foreignIds' | 'ofSite' | 'strangers' | 'otherSite'>;

const openLane = async (api: TestApi, process: ServerProcess, foreign: Foreign): Promise<Lane> => {
  const sessions = laneSessions(api);
  const sandboxUrl = api.database.environment['SMS_API_URL'] ?? '';
  const { drafts, member, image } = await prepareOnce(api, process.port, sandboxUrl, sessions);
  const learned = learnedIds({ site: [member.id], files: [image], attachments: [image] });
  const known: KnownValues = {
    ids: learned.byModule,
    ...foreign,
    slugs: [api.site.slug, api.otherSite.slug],
    emails: [member.email],
    phones: [member.phone],
    passwords: [TEST_PASSWORD],
    days: daysAhead(),
  };
  return {
    known,
    prepared: async (rowName) => {
      const draft = drafts[rowName];
      return typeof draft === 'function' ? await draft() : draft;
    },
    headersOf: sessions.headersOf,
    forgetSession: sessions.forgetSession,
    learn: learned.learn,
  };
};

/** A database of its own with two sites, people for every lane, and the API process that is put to the test. */
export const openWorld = async (lanes: number): Promise<World> => {
  await startEngines({ natsNodes: 1 });
  await prepareTemplate();
  const api = await startPrivateTestApi({ because: 'the fuzzer needs its own API process' });
  let process: ServerProcess | undefined;
  try {
    const start = (rateLimitScale: string) =>
      startServer('api', {
        environment: {
          ...api.database.environment,
          DEFAULT_SITE: api.site.slug,
          RATE_LIMIT_SCALE: rateLimitScale,
          LOG_LEVEL: 'warn',
        },
      });
    process = await start(NO_LIMITS);
    const running = process;
    const stranger = await api.account({ roles: ['groomer'] }, api.otherSite);
    const rows = await worldRows(api);
    const foreign = { ...rows, foreignIds: [stranger.id, api.otherSite.id, ...hiddenIds(rows.otherSite)] };
    const worker = await api.startWorker();
    const opening = Array.from({ length: lanes }, () => openLane(api, running, foreign));
    let opened: Lane[];
    try {
      opened = await Promise.all(opening);
    } finally {
      await worker.stop();
    }
    return {
      process: running,
      lanes: opened,
      startLimited: async () => {
        // For an hour: on a busy machine the shortest limits would be over before their rows are tried.
        await api.database.asOwner((owner) =>
          owner.query(
            // real time: the library that counts asks the machine's clock
            `update rate_limits set points = points + ${USED_UP},
               expire = greatest(expire, (extract(epoch from now()) * 1000)::bigint + 3600000)`,
          ),
        );
        return await start(LIMITS_OF_PRODUCTION);
      },
      close: async () => {
        await running.stop();
        await api.close();
      },
    };
  } catch (error) {
    await process?.stop();
    await api.close();
    throw error;
  }
};
