import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectBank, earn } from '../../testing/builders/build-payout.ts';
import { startPrivateTestApi, type TestApi } from '../../testing/index.ts';
import { runJobs } from '../platform/jobs/run-jobs.ts';
import { JOBS, ROUNDS } from './index.ts';

const DAY_MS = 86_400_000;
const AWAY_S = 26 * 3_600;
const PATIENCE = { timeout: 30_000 };

let api: TestApi;
let vendor: Sandbox;
beforeAll(async () => {
  vendor = await startSandbox({ port: 0, smtpPort: 0 });
  api = await startPrivateTestApi({
    because: 'its workers run all rounds of all sites',
    environment: { STRIPE_API_URL: vendor.url, STRIPE_PUBLIC_API_URL: vendor.url },
  });
});
afterAll(async () => {
  await api.close();
  await vendor.close();
});

const rowsOf = async <T extends object>(text: string): Promise<T[]> =>
  (await api.database.asOwner((owner) => owner.query<T>(text, [api.site.id]))).rows;
const openRounds = () =>
  rowsOf(`select round from site_rounds where site_id = $1 and (finished_due_at is null or finished_due_at < due_at)
    and due_at > (select created_at from sites where id = $1)`);
const days = async () =>
  (await rowsOf<{ day: string }>('select day::text from reconciled_days where site_id = $1 order by day')).map(
    ({ day }) => day,
  );
const closedMonths = async () =>
  (
    await rowsOf<{ month: string }>('select month::text from ledger_closed_months where site_id = $1 order by month')
  ).map(({ month }) => month);
const payouts = () =>
  rowsOf<{ week: string; cents: number }>(
    'select week::text, amount_cents as cents from payouts where site_id = $1 order by opened_at',
  );

const startWorkers = () => Array.from({ length: 2 }, () => runJobs(api.platform, JOBS, ROUNDS));
const runUntilDone = async (isDone: () => Promise<boolean>) => {
  const workers = startWorkers();
  try {
    await expect.poll(isDone, PATIENCE).toBe(true);
    await expect.poll(openRounds, PATIENCE).toEqual([]);
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
};

/** The next Monday on which a month is closed as well: its third day. */
const mondayThird = (): Date => {
  let day = new Date(Date.parse(`${api.clock.now().toISOString().slice(0, 10)}T00:00:00Z`) + DAY_MS);
  while (day.getUTCDate() !== 3 || day.getUTCDay() !== 1) day = new Date(day.getTime() + DAY_MS);
  return day;
};
const dayBefore = (day: Date, count: number) => new Date(day.getTime() - count * DAY_MS).toISOString().slice(0, 10);

it('workers that were away for 26 hours make up for a payout, a closed month and two reconciliations, once', async () => {
  const monday = mondayThird();
  api.clock.advance((monday.getTime() - 2 * 3_600_000 - api.clock.now().getTime()) / 1000);
  await runUntilDone(async () => (await days()).length > 0);
  const [earlierDays, earlierMonths] = [await days(), await closedMonths()];
  expect(earlierDays).toEqual([dayBefore(monday, 3)]);
  expect(await payouts()).toEqual([]);
  const groomer = await api.as('groomer');
  await connectBank(api, groomer);
  await earn(api, groomer, 12_345);

  api.clock.advance(AWAY_S);
  await runUntilDone(async () => (await days()).length > earlierDays.length + 1);
  const thisWeek = [{ week: dayBefore(monday, 0), cents: 12_345 }];
  expect(await payouts()).toEqual(thisWeek);
  expect(await closedMonths()).toEqual([...earlierMonths, `${dayBefore(monday, 3).slice(0, 7)}-01`]);
  expect(await days()).toEqual([...earlierDays, dayBefore(monday, 2), dayBefore(monday, 1)]);

  // The same again, as a worker of the version before would ask for it.
  await earn(api, groomer, 100);
  await api.database.asOwner((owner) => owner.query('delete from site_rounds'));
  const payWeek = ROUNDS.find(({ job }) => job.task === 'payouts.pay-week');
  await payWeek?.job.run({ siteId: api.site.id, dueAt: `${dayBefore(monday, 0)}T13:00:00.000Z` }, api.platform);
  await runUntilDone(async () => (await rowsOf('select from site_rounds where site_id = $1')).length === ROUNDS.length);
  expect(await payouts()).toEqual(thisWeek);
  expect(await days()).toHaveLength(earlierDays.length + 2);
});
