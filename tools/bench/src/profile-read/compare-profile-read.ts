import { deepStrictEqual } from 'node:assert/strict';
import { type Statement, recordStatements } from '../../../../apps/server/testing/costs/record-statements.ts';
import type { Child } from '../children.ts';
import { type Comparison, compare } from '../comparison.ts';
import { type SelfTime, profileUnderLoad } from '../cpu-profile.ts';
import type { Form } from '../forms.ts';
import { CONNECTIONS, type Target, load } from '../load.ts';
import { interleave } from '../rounds.ts';
import { preparePgbench, scriptOf } from './pgbench.ts';
import type { World } from './world.ts';

const PATH = '/v2/service-provider/account';

const targetOf = (world: World, { url, pid }: Child): Target => ({
  url,
  pid,
  requests: world.groomers.map((groomer) => ({ method: 'GET', path: PATH, headers: world.headersOf(groomer) })),
});

/** The statements of each groomer's profile read. */
const recordReads = async ({ api, groomers }: World): Promise<Statement[][]> => {
  const reads: Statement[][] = [];
  for (const groomer of groomers) {
    const read = () => groomer.call(`GET ${PATH}`);
    // The first read may also look up the site.
    await read();
    reads.push(await recordStatements(api.platform.db.pool, read));
  }
  return reads;
};

const pgbenchFor = ({ api }: World, reads: readonly Statement[][]) =>
  preparePgbench(
    api.database.environment['DATABASE_URL'] ?? '',
    CONNECTIONS,
    reads.map((statements) => scriptOf(statements)),
  );

const checkAnswers = async (world: World, process: Child): Promise<void> => {
  for (const groomer of world.groomers) {
    const response = await fetch(process.url + PATH, { headers: world.headersOf(groomer) });
    const profile = (await response.json()) as { id: string };
    deepStrictEqual(profile, (await groomer.call(`GET ${PATH}`)).body);
    deepStrictEqual(profile.id, groomer.account.id);
  }
};

/** A groomer's own profile through one API process, against pgbench with the same statements and connections. */
export const compareProfileRead = async (form: Form, world: World, process: Child): Promise<Comparison[]> => {
  const { rounds, secondsPerRound, warmUpSeconds } = form.profileRead;
  await checkAnswers(world, process);
  const pgbench = await pgbenchFor(world, await recordReads(world));
  try {
    await pgbench.check(5);
    await pgbench.run(warmUpSeconds);
    await load(targetOf(world, process), warmUpSeconds);
    const measured = await interleave(rounds, {
      bare: () => pgbench.run(secondsPerRound),
      ours: () => load(targetOf(world, process), secondsPerRound),
    });
    return [
      compare(
        measured,
        { bare: (tps) => tps, ours: (sample) => sample.callsPerSecond },
        {
          name: 'profile read against pgbench',
          unit: 'calls/s',
          ratio: 'ours : bare',
          goal: { atLeast: form.profileReadShareAtLeast },
        },
      ),
    ];
  } finally {
    await pgbench.close();
  }
};

export const profileProfileRead = (world: World, directory: string): Promise<SelfTime[]> =>
  profileUnderLoad(
    'profile-read',
    directory,
    (nodeOptions) => world.startApiProcess(nodeOptions),
    (child) => targetOf(world, child),
  );
