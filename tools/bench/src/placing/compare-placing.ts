import { randomUUID } from 'node:crypto';
import { bodyOf, fillSessions, firstSlot, sessionIdOf } from '../../../../apps/server/testing/costs/fill-sessions.ts';
import { recordPlacing, SLOTS_BEFORE } from '../../../../apps/server/testing/costs/record-placing.ts';
import type { Child } from '../children.ts';
import { type Comparison, compare } from '../comparison.ts';
import { type SelfTime, profileUnderLoad } from '../cpu-profile.ts';
import type { Form } from '../forms.ts';
import { CONNECTIONS, type Target, load } from '../load.ts';
import { type Pgbench, preparePgbench } from '../profile-read/pgbench.ts';
import type { World } from '../profile-read/world.ts';
import { interleave } from '../rounds.ts';
import { placingScript } from './placing-script.ts';

/** More than one connection places in a run of pgbench. */
const SLOTS_PER_RUN = 320;
/** Together the next two years, in slots of three hours. The first are placed by pgbench, the others by the API. */
const SLOTS = { pgbench: 3_300, api: 3_000 };

interface Prepared {
  readonly pgbench: Pgbench;
  targetOf(server: Child): Target;
}

/** The same appointments for both sides, in slots of their own. */
const prepare = async (world: World): Promise<Prepared> => {
  const groomers = CONNECTIONS;
  const first = firstSlot();
  const bookers = await fillSessions(world.api, groomers, SLOTS.pgbench + SLOTS.api);
  await world.api.database.asOwner((owner) => owner.query('vacuum analyze'));
  const recorded = [];
  for (const booker of bookers) recorded.push(await recordPlacing(world.api, booker, first));
  const script = placingScript(bookers, first, recorded);
  let nextOfPgbench = SLOTS_BEFORE;
  const pgbench = await preparePgbench(world.api.database.environment['DATABASE_URL'] ?? '', groomers, [script], () => {
    const slot = nextOfPgbench;
    nextOfPgbench += SLOTS_PER_RUN;
    return { slot };
  });
  let next = SLOTS.pgbench * groomers;
  const request = (): Target['requests'][number] => {
    const booker = bookers[next % groomers];
    const slot = Math.floor(next / groomers);
    next += 1;
    if (!booker || slot >= SLOTS.pgbench + SLOTS.api)
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
    targetOf: ({ url, pid }) => ({ url, pid, requests: [{ ...request(), setupRequest: request }] }),
  };
};

/** Placing an appointment through one API process, against pgbench with the same statements and connections. */
export const comparePlacing = async (form: Form, world: World, server: Child): Promise<Comparison[]> => {
  const { rounds, secondsPerRound, warmUpSeconds } = form.placing;
  const { pgbench, targetOf } = await prepare(world);
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
  const { pgbench, targetOf } = await prepare(world);
  await pgbench.close();
  return await profileUnderLoad('placing', directory, (nodeOptions) => world.startApiProcess(nodeOptions), targetOf);
};
