import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const LIST = 'GET /v2/staff/overdue-rounds';
const HOUR_MS = 3_600_000;

let api: TestApi;
let staff: SignedIn;
let now: Date;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  staff = await api.as('staff');
  now = api.clock.now();
  await api.database.asOwner((owner) => owner.query('delete from site_rounds where site_id = $1', [api.site.id]));
});

const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
const round = (site: { id: string }, name: string, hours: { due: number; next: number; finished: number | null }) =>
  api.database.asOwner(async (owner) => {
    await owner.query(`update sites set created_at = $2 where id = $1`, [site.id, hoursAgo(1_000)]);
    const finished = hours.finished === null ? null : hoursAgo(hours.finished);
    await owner.query(
      `insert into site_rounds (site_id, round, due_at, next_due_at, finished_due_at, finished_at)
       values ($1, $2, $3, $4, $5, $5)`,
      [site.id, name, hoursAgo(hours.due), hoursAgo(hours.next), finished],
    );
  });
const overdue = async () => {
  const answer = await staff.call(LIST, {});
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.items;
};

it('is empty while everything ran, also while a round has just begun', async () => {
  await round(api.site, 'payouts.pay-week', { due: 50, next: -100, finished: 50 });
  await round(api.site, 'payments.reconcile', { due: 0.5, next: -23, finished: 24.5 });
  expect(await overdue()).toEqual([]);
});

it('names what a worker began and did not finish, and what no worker has begun', async () => {
  await round(api.site, 'payouts.pay-week', { due: 2, next: -166, finished: 170 });
  await round(api.site, 'payments.reconcile', { due: 26, next: 2, finished: 26 });
  await round(api.site, 'ledger.close-month', { due: 1.5, next: -700, finished: null });
  expect(await overdue()).toEqual([
    { name: 'payouts', dueAt: hoursAgo(2).toISOString(), lastRunAt: hoursAgo(170).toISOString() },
    { name: 'ledgerMonth', dueAt: hoursAgo(1.5).toISOString(), lastRunAt: null },
    { name: 'reconciliation', dueAt: hoursAgo(2).toISOString(), lastRunAt: hoursAgo(26).toISOString() },
  ]);
});

it('says nothing of other sites, nor of rounds that staff cannot notice', async () => {
  await round(api.otherSite, 'payouts.pay-week', { due: 2, next: -166, finished: 170 });
  await round(api.site, 'search.forget-old-searches', { due: 5, next: 4, finished: null });
  expect(await overdue()).toEqual([]);
});

it('is for staff with the duty of money alone', async () => {
  expect((await (await api.as('groomer')).call(LIST, {})).status).toBe(403);
  const people = await api.as(await api.account({ roles: ['staff'], duties: ['people'] }));
  expect((await people.call(LIST, {})).status).toBe(403);
});
