import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordedCallsOf, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { forgetFailedMessages } from './failed-jobs.jobs.ts';

const LIST = 'GET /v2/staff/failed-jobs';
const RETRY = 'POST /v2/staff/failed-jobs/:id/retry';
const DROP = 'DELETE /v2/staff/failed-jobs/:id';

let api: TestApi;
let staff: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.as('staff');
});
afterAll(() => api.close());

interface Given {
  readonly task?: string;
  readonly lastError?: string | null;
  readonly site?: TestApi['site'];
  readonly isLocked?: boolean;
  readonly attempts?: number;
  readonly daysAgo?: number;
}
const REFUSED = 'sms send failed: permanent (21211)';
const fail = async (given: Given = {}): Promise<string> => {
  const { task = 'notifications.send-sms', lastError = REFUSED, site = api.site, attempts = 12 } = given;
  const payload = JSON.stringify({ siteId: site.id, sealed: 'sealed-for-nobody' });
  return await api.database.asOwner(async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      'select id::text from graphile_worker.add_job($1, $2::json, max_attempts => 12)',
      [task, payload],
    );
    await owner.query(
      // real time: the queue's own
      `update graphile_worker._private_jobs set attempts = $2::int, last_error = $3, locked_at = case when $4 then now() end,
         run_at = now() - make_interval(days => $5) + exp(least($2::int, 10)) * interval '1 second' where id = $1`,
      [rows[0]?.id, attempts, lastError, given.isLocked ?? false, given.daysAgo ?? 0],
    );
    return rows[0]?.id ?? '';
  });
};
const list = async (query: Record<string, string | number> = {}, by = staff) =>
  (await by.call(LIST, { query: { limit: 100, ...query } })).body;
const idsIn = async (query: Record<string, string | number> = {}, by = staff) =>
  (await list(query, by)).items.map(({ id }) => id);

describe('failed jobs', () => {
  it('say what was to be done and why it was not, and nothing of what is in them', async () => {
    const id = await fail();
    const answer = await staff.call(LIST);
    const job = answer.body.items.find((one) => one.id === id);
    expect(job).toMatchObject({ work: 'text', kind: 'permanent', code: '21211', attempts: 12 });
    expect(Math.abs(Date.parse(job?.failedAt ?? '') - api.clock.now().getTime())).toBeLessThan(60_000);
    expect(answer.raw).not.toContain('sealed-for-nobody');
  });

  it('are ours where a process died over them, or an error left no facts', async () => {
    const [silent, odd] = [await fail({ lastError: null }), await fail({ lastError: '550 <robin@example.test> no' })];
    const { items } = await list({ kind: 'ours' });
    for (const id of [silent, odd])
      expect(items.find((one) => one.id === id)).toMatchObject({ kind: 'ours', code: 'stopped' });
    expect(JSON.stringify(items)).not.toContain('robin');
    expect(await idsIn({ kind: 'permanent' })).not.toContain(silent);
  });

  it('are only those that nobody tries any more', async () => {
    const [waiting, locked] = [await fail({ attempts: 3 }), await fail({ isLocked: true })];
    const ids = await idsIn();
    expect(ids).not.toContain(waiting);
    expect(ids).not.toContain(locked);
    for (const id of [waiting, locked]) {
      expect((await staff.call(RETRY, { params: { id } })).status).toBe(404);
      expect((await staff.call(DROP, { params: { id } })).status).toBe(404);
    }
  });

  it('are retried with all attempts, once', async () => {
    const own = await api.as('staff');
    const id = await fail({ lastError: 'sms send failed: ours (401)' });
    expect((await own.call(RETRY, { params: { id } })).status).toBe(204);
    expect((await own.call(RETRY, { params: { id } })).status).toBe(404);
    expect(await idsIn()).not.toContain(id);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select attempts, max_attempts, is_available from graphile_worker._private_jobs where id = $1', [id]),
    );
    expect(rows).toEqual([{ attempts: 0, max_attempts: 12, is_available: true }]);
    expect(await recordedCallsOf(api, own.account.id)).toEqual(['failed-jobs.retryFailedJob']);
  });

  it('are dropped for good', async () => {
    const id = await fail();
    expect((await staff.call(DROP, { params: { id } })).status).toBe(204);
    expect((await staff.call(DROP, { params: { id } })).status).toBe(404);
    expect(await idsIn()).not.toContain(id);
  });

  it('are of the own site', async () => {
    const [own, foreign] = [await fail(), await fail({ site: api.otherSite })];
    expect(await idsIn()).not.toContain(foreign);
    expect((await staff.call(RETRY, { params: { id: foreign } })).status).toBe(404);
    expect((await staff.call(DROP, { params: { id: foreign } })).status).toBe(404);
    const other = await api.as('staff', api.otherSite);
    expect(await idsIn({}, other)).not.toContain(own);
    expect(await idsIn({}, other)).toContain(foreign);
  });

  it('come in pages', async () => {
    await fail();
    await fail();
    const { items, total } = await list({ limit: 1, offset: 1 });
    expect(items).toHaveLength(1);
    expect(total).toBeGreaterThan(1);
  });

  it.each(['0', '-1', '1e3', '9'.repeat(30), 'x'])('are not found under the id %s', async (id) => {
    expect((await staff.call(RETRY, { params: { id } })).status).toBe(404);
  });

  it('are forgotten after a month where they are messages', async () => {
    const [old, recent] = [await fail({ daysAgo: 31 }), await fail({ daysAgo: 29 })];
    const money = await fail({ task: 'payments.settle-charge', daysAgo: 31 });
    await forgetFailedMessages.run({ siteId: api.site.id }, api.platform);
    const ids = await idsIn();
    expect([ids.includes(old), ids.includes(recent), ids.includes(money)]).toEqual([false, true, true]);
  });
});
