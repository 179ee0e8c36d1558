import { recordStatements } from '../../../../apps/server/testing/costs/record-statements.ts';
import type { Child } from '../children.ts';
import { compare, type Comparison } from '../comparison.ts';
import { CONNECTIONS, load, type Sample, type Target } from '../load.ts';
import { preparePgbench, scriptOf } from '../profile-read/pgbench.ts';
import { startApiProcess } from '../profile-read/start-api-process.ts';
import { interleave } from '../rounds.ts';
import { PAGE } from './measure.ts';
import type { SearchWorld } from './world.ts';

const PREFIX = '/v2/service-checkout/pet-service/customer';

const AGAINST_PGBENCH = 0.4;
/**
 * Without names it is 1. How much more is the share of planning, which falls as a page has more to run: it was 3 when only
 * providers were found, and is 1.7 with their free times and drives.
 */
const AGAINST_UNPREPARED = 1.4;

interface Effort {
  readonly rounds: number;
  readonly seconds: number;
}

const scriptsOf = async ({ api }: SearchWorld, sessions: readonly string[]): Promise<string[]> => {
  const scripts: string[] = [];
  for (const sessionId of sessions) {
    const read = () =>
      api.call('GET /v2/service-checkout/pet-service/customer/:sessionId/providers', {
        params: { sessionId },
        query: { order: 'price', limit: PAGE },
      });
    await read();
    scripts.push(scriptOf(await recordStatements(api.platform.db.pool, read)));
  }
  return scripts;
};

const targetOf = ({ url, pid }: Child, host: string, sessions: readonly string[]): Target => ({
  url,
  pid,
  requests: sessions.map((sessionId) => ({
    method: 'GET' as const,
    path: `${PREFIX}/${sessionId}/providers?order=price&limit=${PAGE}`,
    headers: { host },
  })),
});

/**
 * Search pages through one API process, against pgbench with the same statements and connections, and against the same
 * API without prepared statements.
 */
export const compareThroughput = async (
  world: SearchWorld,
  sessions: readonly string[],
  { rounds, seconds }: Effort,
): Promise<Comparison[]> => {
  const { api } = world;
  const asked = sessions.slice(0, CONNECTIONS);
  const scripts = await scriptsOf(world, asked);
  const prepared = await startApiProcess(api);
  const unprepared = await startApiProcess(api, [], { DATABASE_PREPARED_STATEMENTS: '0' });
  const pgbench = await preparePgbench(api.database.environment['DATABASE_URL'] ?? '', CONNECTIONS, scripts);
  const search = (child: Child, duration = seconds) => load(targetOf(child, api.site.host, asked), duration);
  try {
    await search(unprepared, 2 * seconds);
    await search(prepared, 2 * seconds);
    const measured = await interleave(rounds, {
      bare: async () => ({ tps: await pgbench.run(seconds), unprepared: await search(unprepared) }),
      ours: () => search(prepared),
    });
    const ours = ({ callsPerSecond }: Sample) => callsPerSecond;
    const as = { unit: 'calls/s', ratio: 'ours : bare' } as const;
    return [
      compare(
        measured,
        { bare: ({ tps }) => tps, ours },
        { ...as, name: 'search against pgbench -M prepared', goal: { atLeast: AGAINST_PGBENCH } },
      ),
      compare(
        measured,
        { bare: (bare) => bare.unprepared.callsPerSecond, ours },
        { ...as, name: 'search against unprepared statements', goal: { atLeast: AGAINST_UNPREPARED } },
      ),
    ];
  } finally {
    await pgbench.close();
    await prepared.stop();
    await unprepared.stop();
  }
};
