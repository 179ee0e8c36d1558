import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { clockAhead, secondsAfter } from './clock.ts';
import { openDatabase } from './db/database.ts';
import { newId } from './ids.ts';
import { enqueue } from './jobs/jobs.ts';

const HOUR_S = 3_600;
const APP_NOW = sql<{ now: Date }>`select app.now() as now`;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Between two looks at the clock, as precise as JavaScript is. */
const expectNow = async (ask: () => Promise<Date | undefined>, clock = api.clock) => {
  const before = clock.now().getTime();
  const told = (await ask())?.getTime();
  expect(told).toBeGreaterThanOrEqual(before - 1);
  expect(told).toBeLessThanOrEqual(clock.now().getTime() + 1);
};

describe('the clock of a server', () => {
  it.each([0, 90 * 86_400_000, -400 * 86_400_000])('is %i ms ahead of real time, which it translates', (offsetMs) => {
    const clock = clockAhead(offsetMs);
    const real = clock.toRealTime(clock.now());
    // real time: what is compared
    expect(Math.abs(real.getTime() - Date.now())).toBeLessThan(60_000);
    expect(Math.abs(clock.now().getTime() - real.getTime() - offsetMs)).toBeLessThan(60_000);
  });

  it('is that of its SQL and of the SQL of the owner', async () => {
    await expectNow(async () => (await api.platform.db.withoutSite((tx) => APP_NOW.execute(tx))).rows[0]?.now);
    await expectNow(
      async () =>
        (await api.database.asOwner((owner) => owner.query<{ now: Date }>('select app.now() as now'))).rows[0]?.now,
    );
  });

  it('is that of its SQL also where the address of the database says nothing of it', async () => {
    const url = new URL(api.platform.config.DATABASE_URL);
    url.searchParams.delete('options');
    const clockOffsetMs = -30 * 86_400_000;
    const log = pino({ level: 'silent' });
    const db = openDatabase({ url: url.toString(), poolSize: 1, preparedStatements: 0, clockOffsetMs, log });
    onTestFinished(() => db.close());
    const ask = async () => (await db.withoutSite((tx) => APP_NOW.execute(tx))).rows[0]?.now;
    await expectNow(ask, { ...api.clock, ...clockAhead(clockOffsetMs) });
  });

  it('is carried by new ids, in the order in which they are made', async () => {
    const ids = Array.from({ length: 1_000 }, newId);
    expect(ids).toEqual(ids.toSorted());
    await expectNow(async () => Promise.resolve(new Date(Number.parseInt(newId().replace('-', '').slice(0, 12), 16))));
  });

  it('is translated for the queue, which lives in real time', async () => {
    const runAt = secondsAfter(api.clock.now(), HOUR_S);
    const definition = { task: 'test.clock', maxAttempts: 1 };
    await api.platform.db.inSite(api.site.id, (tx) => enqueue(tx, definition, {}, { runAt, onlyOnce: 'test.clock' }));
    expect((await api.waitingJobs()).find(({ task }) => task === definition.task)?.runAt).toEqual(runAt);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ runAt: Date }>(
        `select run_at as "runAt" from graphile_worker._private_jobs where key = 'test.clock'`,
      ),
    );
    expect(rows).toEqual([{ runAt: api.clock.toRealTime(runAt) }]);
  });

  it('is translated for NATS, which checks tokens in real time', async () => {
    const [, claims = ''] = (await api.platform.issueLiveToken('somebody')).split('.');
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
    const left = exp * 1000 - api.clock.toRealTime(api.clock.now()).getTime();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
  });
});
