import { compare, type Comparison } from '../comparison.ts';
import { CONNECTIONS, load } from '../load.ts';
import { preparePgbench, scriptOf } from '../profile-read/pgbench.ts';
import { recordStatements } from '../profile-read/record-statements.ts';
import { startApiProcess } from '../profile-read/start-api-process.ts';
import { interleave } from '../rounds.ts';
import { PAGE } from './measure.ts';
import type { SearchWorld } from './world.ts';

const PREFIX = '/v2/service-checkout/pet-service/customer';

/** Pages of searches through one API process, against pgbench with the same statements and connections. */
export const compareThroughput = async (
  { api }: SearchWorld,
  sessions: readonly string[],
  effort: { readonly rounds: number; readonly seconds: number },
): Promise<Comparison> => {
  const scripts: string[] = [];
  for (const sessionId of sessions.slice(0, CONNECTIONS)) {
    const read = () =>
      api.call('GET /v2/service-checkout/pet-service/customer/:sessionId/providers', {
        params: { sessionId },
        query: { order: 'price', limit: PAGE },
      });
    await read();
    scripts.push(scriptOf(await recordStatements(api.platform.db.pool, read)));
  }
  const child = await startApiProcess(api);
  const pgbench = await preparePgbench(api.database.environment['DATABASE_URL'] ?? '', CONNECTIONS, scripts);
  const target = {
    url: child.url,
    pid: child.pid,
    requests: sessions.slice(0, CONNECTIONS).map((sessionId) => ({
      method: 'GET' as const,
      path: `${PREFIX}/${sessionId}/providers?order=price&limit=${PAGE}`,
      headers: { host: api.site.host },
    })),
  };
  try {
    await pgbench.run(effort.seconds);
    await load(target, 2 * effort.seconds);
    const measured = await interleave(effort.rounds, {
      bare: () => pgbench.run(effort.seconds),
      ours: () => load(target, effort.seconds),
    });
    return compare(
      measured,
      { bare: (tps) => tps, ours: ({ callsPerSecond }) => callsPerSecond },
      { name: 'search against pgbench', unit: 'calls/s', ratio: 'ours : bare', goal: { atLeast: 0.5 } },
    );
  } finally {
    await pgbench.close();
    await child.stop();
  }
};
