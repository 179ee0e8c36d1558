import { randomUUID } from 'node:crypto';
import type { Child } from '../children.ts';
import { type Comparison, compare } from '../comparison.ts';
import { type SelfTime, profileUnderLoad } from '../cpu-profile.ts';
import type { Form } from '../forms.ts';
import { CONNECTIONS, type Target, answerAll, load } from '../load.ts';
import { type Pgbench, preparePgbench } from '../profile-read/pgbench.ts';
import type { World } from '../profile-read/world.ts';
import { interleave } from '../rounds.ts';
import { bodyOf, fillSessions, firstSlot, sessionIdOf } from './fill-sessions.ts';
import { placingScript, recordPlacing, SLOTS_BEFORE } from './record-placing.ts';

/** More than one connection places in a run of pgbench. */
const SLOTS_PER_RUN = 320;
/** Together the next two years, in slots of three hours. The first are placed by pgbench, the others by the API. */
interface Slots {
  readonly pgbench: number;
  readonly api: number;
}
const SLOTS: Slots = { pgbench: 3_300, api: 3_000 };
/**
 * Looking up the key, counting the call, reading what is needed, writing with two reminders and the words for the
 * customer, and totaling the order with its products for the answer.
 */
const MOST_ROUND_TRIPS = 40;

interface Prepared {
  readonly roundTrips: number;
  readonly pgbench: Pgbench;
  targetOf(server: Child): Target;
}

/** The same appointments for both sides, in slots of their own. */
const prepare = async (world: World, groomers: number, slots: Slots): Promise<Prepared> => {
  const first = firstSlot();
  const bookers = await fillSessions(world.api, groomers, slots.pgbench + slots.api);
  const recorded = [];
  for (const booker of bookers) recorded.push(await recordPlacing(world.api, booker, first));
  const script = placingScript(bookers, first, recorded);
  let nextOfPgbench = SLOTS_BEFORE;
  const pgbench = await preparePgbench(world.api.database.environment['DATABASE_URL'] ?? '', groomers, [script], () => {
    const slot = nextOfPgbench;
    nextOfPgbench += SLOTS_PER_RUN;
    return { slot };
  });
  let next = slots.pgbench * groomers;
  const request = (): Target['requests'][number] => {
    const booker = bookers[next % groomers];
    const slot = Math.floor(next / groomers);
    next += 1;
    if (!booker || slot >= slots.pgbench + slots.api)
      throw new Error('No slots are left: there are too few for so many rounds');
    return {
      method: 'POST',
      path: `/v2/service-checkout/pet-service/service-provider/${sessionIdOf(booker, slot)}/place-order`,
      headers: {
        ...world.headersOf(booker.groomer),
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(bodyOf(first, slot)),
    };
  };
  return {
    pgbench,
    // The same for everybody. What the process does beside a call is recorded with it, so the least is the call's own.
    roundTrips: Math.min(...recorded.map(({ statements }) => statements.length)),
    targetOf: ({ url, pid }) => ({ url, pid, requests: [{ ...request(), setupRequest: request }] }),
  };
};

/** What is the same on every machine: the number of round trips, and that every call succeeds on both sides. */
export const checkPlacing = async (world: World, server: Child, groomers: number, calls: number) => {
  const { pgbench, targetOf, roundTrips } = await prepare(world, groomers, { pgbench: 2 * SLOTS_BEFORE, api: calls });
  try {
    if (roundTrips > MOST_ROUND_TRIPS)
      throw new Error(`Placing takes ${roundTrips} round trips, ${MOST_ROUND_TRIPS} at most`);
    await pgbench.check(5);
    return { roundTrips, calls: await answerAll(targetOf(server), calls) };
  } finally {
    await pgbench.close();
  }
};

/** Placing an appointment through one API process, against pgbench with the same statements and connections. */
export const comparePlacing = async (form: Form, world: World, server: Child): Promise<Comparison[]> => {
  const { rounds, secondsPerRound, warmUpSeconds } = form.placing;
  const { pgbench, targetOf } = await prepare(world, CONNECTIONS, SLOTS);
  try {
    await pgbench.run(warmUpSeconds);
    await load(targetOf(server), warmUpSeconds);
    const measured = await interleave(rounds, {
      bare: () => pgbench.run(secondsPerRound),
      ours: () => load(targetOf(server), secondsPerRound),
    });
    return [
      compare(
        measured,
        { bare: (tps) => tps, ours: (sample) => sample.callsPerSecond },
        {
          name: 'placing an appointment against pgbench',
          unit: 'calls/s',
          ratio: 'ours : bare',
          goal: { atLeast: form.placingShareAtLeast },
        },
      ),
    ];
  } finally {
    await pgbench.close();
  }
};

export const profilePlacing = async (world: World, directory: string): Promise<SelfTime[]> => {
  const { pgbench, targetOf } = await prepare(world, CONNECTIONS, SLOTS);
  await pgbench.close();
  return await profileUnderLoad('placing', directory, (nodeOptions) => world.startApiProcess(nodeOptions), targetOf);
};
