import { TEST_PASSWORD, prepareTemplate, startTestApi, type TestApi } from '@tailgate/server/testing';
import { startEngines } from '@tailgate/services';
import type { KnownValues } from '../inputs/known-values.ts';
import type { Lane } from '../lane.ts';
import { startApiProcess, type ApiProcess } from './api-process.ts';
import { learnedIds } from './learned-ids.ts';
import { prepareOnce } from './prepare.ts';
import { laneSessions } from './sessions.ts';

export interface World {
  readonly process: ApiProcess;
  readonly lanes: readonly Lane[];
  close(): Promise<void>;
}

// Limits would hide the code behind them.
const NO_LIMITS = '100000';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS_AHEAD = 60;
const daysAhead = (): string[] =>
  Array.from({ length: MOST_DAYS_AHEAD }, (_unused, day) =>
    new Date(Date.now() + (day + 1) * DAY_MS).toISOString().slice(0, 10),
  );

const openLane = async (api: TestApi, process: ApiProcess, foreignIds: readonly string[]): Promise<Lane> => {
  const sessions = laneSessions(api);
  const sandboxUrl = api.database.environment['SMS_API_URL'] ?? '';
  const { drafts, member, image } = await prepareOnce(api, process.port, sandboxUrl, sessions);
  const learned = learnedIds({ site: [member.id], files: [image], attachments: [image] });
  const known: KnownValues = {
    ids: learned.byModule,
    foreignIds,
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
  const api = await startTestApi();
  let process: ApiProcess | undefined;
  try {
    process = await startApiProcess({
      ...api.database.environment,
      DEFAULT_SITE: api.site.slug,
      RATE_LIMIT_SCALE: NO_LIMITS,
    });
    const running = process;
    const stranger = await api.account({ roles: ['groomer'] }, api.otherSite);
    const foreignIds = [stranger.id, api.otherSite.id];
    const worker = await api.startWorker();
    const opening = Array.from({ length: lanes }, () => openLane(api, running, foreignIds));
    const opened = await Promise.all(opening).finally(() => worker.stop());
    return {
      process: running,
      lanes: opened,
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
