import { gzipSync } from 'node:zlib';
import type { Child } from '../children.ts';
import { type Comparison, compare } from '../comparison.ts';
import type { Form } from '../forms.ts';
import { CONNECTIONS, type Target, answerAll, load } from '../load.ts';
import { preparePgbench, scriptOf } from '../profile-read/pgbench.ts';
import { type Statement, recordStatements } from '../profile-read/record-statements.ts';
import type { World } from '../profile-read/world.ts';
import { interleave } from '../rounds.ts';
import { APPOINTMENTS, busyMonth } from './fill-month.ts';

const NAME = 'GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month';
const BYTES_AT_MOST = 8 * 1024;
/** Begin with site and session, time zone, appointments, and commit. */
const MOST_ROUND_TRIPS = 4;

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

/** The largest response, as a proxy sends it. */
const compressedBytes = async (world: World, { url }: Child): Promise<number> => {
  const sizes: number[] = [];
  for (const groomer of world.groomers) {
    const response = await fetch(url + pathOf(), { headers: world.headersOf(groomer) });
    const text = await response.text();
    const { items } = JSON.parse(text) as { items: unknown[] };
    if (items.length !== APPOINTMENTS)
      throw new Error(`A month has ${items.length} appointments: ${text.slice(0, 200)}`);
    sizes.push(gzipSync(text).length);
  }
  return Math.max(...sizes);
};

/** What is the same on every machine: size, round trips, and that every call succeeds. */
export const checkMonthSchedule = async (world: World, server: Child, calls: number) => {
  const bytes = await compressedBytes(world, server);
  if (bytes > BYTES_AT_MOST) throw new Error(`A month takes ${bytes} bytes, ${BYTES_AT_MOST} at most`);
  const reads = await recordReads(world);
  const roundTrips = Math.max(...reads.map((statements) => statements.length));
  if (roundTrips > MOST_ROUND_TRIPS)
    throw new Error(
      `A month takes ${roundTrips} round trips, ${MOST_ROUND_TRIPS} at most:\n${JSON.stringify(reads[0])}`,
    );
  const pgbench = await pgbenchFor(world, reads);
  try {
    await pgbench.check(5);
  } finally {
    await pgbench.close();
  }
  return { bytes, roundTrips, calls: await answerAll(targetOf(world, server), calls) };
};

/** A month of appointments through one API process, against pgbench with the same statements and connections. */
export const compareMonthSchedule = async (form: Form, world: World, server: Child): Promise<Comparison[]> => {
  const { rounds, secondsPerRound, warmUpSeconds } = form.monthSchedule;
  const pgbench = await pgbenchFor(world, await recordReads(world));
  try {
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
