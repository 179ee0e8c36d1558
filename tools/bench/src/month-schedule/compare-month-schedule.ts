import { busyMonth } from '../../../../apps/server/testing/costs/fill-month.ts';
import { type Statement, recordStatements } from '../../../../apps/server/testing/costs/record-statements.ts';
import type { Child } from '../children.ts';
import { type Comparison, compare } from '../comparison.ts';
import type { Form } from '../forms.ts';
import { CONNECTIONS, type Target, load } from '../load.ts';
import { preparePgbench, scriptOf } from '../profile-read/pgbench.ts';
import type { World } from '../profile-read/world.ts';
import { interleave } from '../rounds.ts';

const NAME = 'GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month';

const pathOf = () => {
  const { year, month } = busyMonth();
  return `/v2/service-schedule/service-provider/monthly-schedule/${year}/${month}`;
};

const targetOf = (world: World, { url, pid }: Child): Target => ({
  url,
  pid,
  requests: world.groomers.map((groomer) => ({ method: 'GET', path: pathOf(), headers: world.headersOf(groomer) })),
});

const recordReads = async ({ api, groomers }: World): Promise<Statement[][]> => {
  const { year, month } = busyMonth();
  const reads: Statement[][] = [];
  for (const groomer of groomers) {
    const read = () => groomer.call(NAME, { params: { year, month } });
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

/** A month of appointments through one API process, against pgbench with the same statements and connections. */
export const compareMonthSchedule = async (form: Form, world: World, server: Child): Promise<Comparison[]> => {
  const { rounds, secondsPerRound, warmUpSeconds } = form.monthSchedule;
  const pgbench = await pgbenchFor(world, await recordReads(world));
  try {
    await pgbench.check(5);
    await pgbench.run(warmUpSeconds);
    await load(targetOf(world, server), warmUpSeconds);
    const measured = await interleave(rounds, {
      bare: () => pgbench.run(secondsPerRound),
      ours: () => load(targetOf(world, server), secondsPerRound),
    });
    return [
      compare(
        measured,
        { bare: (tps) => tps, ours: (sample) => sample.callsPerSecond },
        {
          name: 'month schedule against pgbench',
          unit: 'calls/s',
          ratio: 'ours : bare',
          goal: { atLeast: form.monthScheduleShareAtLeast },
        },
      ),
    ];
  } finally {
    await pgbench.close();
  }
};
