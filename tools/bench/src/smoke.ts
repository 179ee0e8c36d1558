import { attackWithImages, MEGABYTES_AT_MOST } from './attacks/image-attack.ts';
import { checkAccessTokens } from './costs/access-token.ts';
import { checkIdempotencyKey } from './costs/idempotency-key.ts';
import { checkMonthSchedule } from './month-schedule/compare-month-schedule.ts';
import { fillMonths } from './month-schedule/fill-month.ts';
import { checkPlacing } from './placing/compare-placing.ts';
import { checkPipelines } from './pipeline/compare-pipelines.ts';
import { checkProfileRead } from './profile-read/compare-profile-read.ts';
import { openWorld } from './profile-read/world.ts';

/** Enough for every connection to be used many times. */
const CALLS = 800;
const OTHER_GROOMERS = 20;
const MONTHS = 2;
/** Few wait for the same calendar: a call that meets too many others there is refused. */
const PLACING = { groomers: 8, calls: 64 };
const ATTACK = { bombs: 4, signIns: 5 };

/**
 * The preconditions of the comparisons, without timing: both sides return the same response, every call succeeds, and
 * the number of database round trips has not increased.
 */
export const runSmoke = async (say: (text: string) => void): Promise<void> => {
  say(`contract pipeline and plain Fastify return the same response: ${await checkPipelines(CALLS)} calls each`);
  const world = await openWorld(OTHER_GROOMERS);
  try {
    const server = await world.startApiProcess();
    try {
      // First, as in the long form: what the calls below leave to be collected is not the memory of an attack.
      const { peakMegabytes } = await attackWithImages(world.api, server, ATTACK);
      if (peakMegabytes > MEGABYTES_AT_MOST) throw new Error(`Image bombs took ${peakMegabytes.toFixed(0)} MB`);
      say(`image bombs: every sign-in answered, ${peakMegabytes.toFixed(0)} MB`);
      const read = await checkProfileRead(world, server, CALLS);
      say(`profile read: ${read.calls} calls succeeded, ${read.roundTrips} round trips each, same in pgbench`);
      await fillMonths(world.api, world.groomers.slice(0, MONTHS));
      const month = await checkMonthSchedule(
        { ...world, groomers: world.groomers.slice(0, MONTHS) },
        server,
        CALLS / 8,
      );
      say(`month schedule: ${month.calls} calls succeeded, ${month.roundTrips} round trips, ${month.bytes} bytes`);
      const placing = await checkPlacing(world, server, PLACING.groomers, PLACING.calls);
      say(`placing: ${placing.calls} calls succeeded, ${placing.roundTrips} round trips, same in pgbench`);
      say(`writes without and with an idempotency key: ${await checkIdempotencyKey(world, server, CALLS)} calls each`);
    } finally {
      await server.stop();
    }
  } finally {
    await world.close();
  }
  say(`access tokens: ${await checkAccessTokens()} read twice`);
};
