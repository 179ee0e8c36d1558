import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPrivateTestApi, type TestApi } from '../../../testing/index.ts';
import type { Tx } from '../db/database.ts';
import { job } from './jobs.ts';
import { runJobs } from './run-jobs.ts';
import { enqueueDueRounds, runRound, type Round, type RoundPayload } from './rounds.ts';
import { finishRound, isRoundFinished, overdueRounds } from './rounds.queries.ts';

let api: TestApi;
let ran: string[] = [];
const DAY_S = 86_400;

const ROUND: Round = {
  job: job<RoundPayload>({
    task: 'test.round',
    run: async ({ siteId, dueAt }) => {
      await Promise.resolve();
      if (siteId === api.site.id) ran.push(dueAt);
    },
  }),
  schedule: { every: 'day', at: '22:23' },
};
const rounds = [ROUND];

beforeAll(async () => {
  api = await startPrivateTestApi({ because: 'rounds run for all sites' });
});
afterAll(() => api.close());
beforeEach(async () => {
  ran = [];
  api.clock.reset();
  await api.database.asOwner(async (owner) => {
    await owner.query('delete from graphile_worker._private_jobs');
    await owner.query('delete from site_rounds');
  });
});

const startOfDay = () => Date.parse(`${api.clock.now().toISOString().slice(0, 10)}T00:00:00Z`);
/** Moves the clock to this time of a day after today. */
const moveTo = (time: string, days = 1) =>
  api.clock.advance(
    (startOfDay() + days * DAY_S * 1000 + Date.parse(`1970-01-01T${time}Z`) - api.clock.now().getTime()) / 1000,
  );
const today = (time: string) => `${api.clock.now().toISOString().slice(0, 10)}T${time}:00.000Z`;
const enqueued = async () =>
  (await api.waitingJobs())
    .map(({ payload }) => payload as RoundPayload & { siteId: string })
    .filter(({ siteId }) => siteId === api.site.id)
    .map(({ dueAt }) => dueAt);
const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);

describe('a round', () => {
  it('of the time before its site was made is not made up for', async () => {
    await enqueueDueRounds(api.platform, rounds);
    expect(await enqueued()).toEqual([]);
  });

  it('is enqueued once for each site and time, whatever number of workers looks', async () => {
    await enqueueDueRounds(api.platform, rounds);
    moveTo('22:23:00');
    await Promise.all(Array.from({ length: 8 }, () => enqueueDueRounds(api.platform, rounds)));
    await enqueueDueRounds(api.platform, rounds);
    expect(await enqueued()).toEqual([today('22:23')]);
    expect(await api.waitingJobs()).toHaveLength(2);
  });

  it('is made up for by the first worker after its time, for the latest time alone', async () => {
    await enqueueDueRounds(api.platform, rounds);
    moveTo('22:20:00', 3);
    await enqueueDueRounds(api.platform, rounds);
    moveTo('12:00:00');
    await enqueueDueRounds(api.platform, rounds);
    const yesterday = new Date(startOfDay() - DAY_S * 1000).toISOString().slice(0, 10);
    const before = new Date(startOfDay() - 2 * DAY_S * 1000).toISOString().slice(0, 10);
    expect(await enqueued()).toEqual([`${before}T22:23:00.000Z`, `${yesterday}T22:23:00.000Z`]);
  });

  it('runs once although its job comes twice, and not after a later one', async () => {
    await enqueueDueRounds(api.platform, rounds);
    moveTo('23:00:00');
    await enqueueDueRounds(api.platform, rounds);
    const at = (dueAt: string) => runRound(ROUND, { siteId: api.site.id, dueAt }, api.platform);
    await at(today('22:23'));
    await at(today('22:23'));
    await at(new Date(Date.parse(today('22:23')) - DAY_S * 1000).toISOString());
    expect(ran).toEqual([today('22:23')]);
  });

  it('without a time, as the version before enqueues it, is that of the last one', async () => {
    moveTo('23:00:00');
    await runRound(ROUND, { siteId: api.site.id }, api.platform);
    expect(ran).toEqual([today('22:23')]);
  });

  it('tells operators when it last succeeded, and for how many sites it is overdue', async () => {
    const figures = async () => {
      const text = await api.platform.metrics.registry.metrics();
      return (name: string) => Number(new RegExp(`^${name}\\{round="test.round"\\} (.*)$`, 'm').exec(text)?.[1]);
    };
    await enqueueDueRounds(api.platform, rounds);
    moveTo('22:30:00');
    await enqueueDueRounds(api.platform, rounds);
    expect((await figures())('tailgate_rounds_overdue')).toBe(0);
    moveTo('23:30:00', 0);
    expect((await figures())('tailgate_rounds_overdue')).toBe(2);
    for (const siteId of [api.site.id, api.otherSite.id])
      await runRound(ROUND, { siteId, dueAt: today('22:23') }, api.platform);
    const done = await figures();
    expect(done('tailgate_rounds_overdue')).toBe(0);
    const succeededAt = api.clock.toRealTime(api.clock.now()).getTime() / 1000;
    expect(Math.abs(done('tailgate_round_last_success_timestamp_seconds') - succeededAt)).toBeLessThan(60);
    // Nobody looks for rounds any more.
    moveTo('23:30:00');
    expect((await figures())('tailgate_rounds_overdue')).toBe(2);
  });

  it('that fails is not finished, and its site is told when it is overdue', async () => {
    await enqueueDueRounds(api.platform, rounds);
    moveTo('23:00:00');
    await enqueueDueRounds(api.platform, rounds);
    const failing: Round = {
      ...ROUND,
      job: { ...ROUND.job, run: () => Promise.reject(new Error('The vendor is away')) },
    };
    const dueAt = today('22:23');
    await expect(runRound(failing, { siteId: api.site.id, dueAt }, api.platform)).rejects.toThrow('away');
    const overdue = () => inSite((tx) => overdueRounds(tx, ['test.round'], api.clock.now()));
    expect(await overdue()).toEqual([{ round: 'test.round', dueAt: new Date(dueAt), lastRunAt: null }]);
    await inSite((tx) => finishRound(tx, 'test.round', new Date(dueAt), api.clock.now()));
    expect(await inSite((tx) => isRoundFinished(tx, 'test.round', new Date(dueAt)))).toBe(true);
    expect(await overdue()).toEqual([]);
    // Nobody has looked for rounds since.
    moveTo('22:24:00');
    expect(await overdue()).toMatchObject([{ dueAt: new Date(today('22:23')) }]);
  });

  it('is run by one of two workers, once a time', async () => {
    moveTo('22:22:00');
    const workers = [runJobs(api.platform, [ROUND.job], rounds), runJobs(api.platform, [ROUND.job], rounds)];
    try {
      await expect
        .poll(() => api.database.asOwner(async (owner) => (await owner.query('select from site_rounds')).rowCount))
        .toBeGreaterThan(1);
      api.clock.advance(120);
      await expect.poll(() => ran, { timeout: 15_000 }).toContain(today('22:23'));
    } finally {
      await Promise.all(workers.map((worker) => worker.stop()));
    }
    expect(ran.filter((dueAt) => dueAt === today('22:23'))).toEqual([today('22:23')]);
  });
});
