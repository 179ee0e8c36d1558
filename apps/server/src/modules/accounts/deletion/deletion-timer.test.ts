import { startServer } from '@tailgate/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../testing/index.ts';
import { newId } from '../../../platform/ids.ts';
import { create } from '../../../platform/machines/transition.ts';
import { deletionRequests } from './deletion-request.effects.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const query = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await api.database.asOwner((owner) => owner.query<Row>(text, values))).rows;

it('a timer whose worker is killed in the middle of it fires once, from another worker', async () => {
  const account = await api.account();
  const id = newId();
  const now = api.clock.now();
  await api.platform.db.inSite(api.site.id, (tx) =>
    create(
      tx,
      deletionRequests,
      {
        name: 'request',
        actor: 'owner',
        viewer: null,
        values: { id, site_id: api.site.id, account_id: account.id, requested_at: now, scheduled_for: now },
      },
      api.platform,
    ),
  );
  const jobs = () =>
    query<{ locked: boolean }>(
      `select locked_at is not null as locked from graphile_worker._private_jobs where payload->>'subjectId' = $1`,
      id,
    );

  const waiters = () => query(`select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`);

  // While this transaction holds the row, a worker that fires the timer stands in the middle of it.
  await query('begin');
  await query('select from deletion_requests where id = $1 for update', id);
  const doomed = await startServer('worker', { environment: api.database.environment });
  try {
    await expect.poll(waiters).toHaveLength(1);
    expect(await jobs()).toEqual([{ locked: true }]);
  } finally {
    await doomed.kill();
    await query('rollback');
  }
  expect(await query('select status from deletion_requests where id = $1', id)).toEqual([{ status: 'waiting' }]);

  const other = await api.startWorker();
  try {
    await expect.poll(jobs).toEqual([]);
  } finally {
    await other.stop();
  }
  expect(await query('select status from deletion_requests where id = $1', id)).toEqual([{ status: 'carried_out' }]);
  expect(
    await query(`select name from transitions where subject_id = $1 and machine = 'deletion_request' order by at`, id),
  ).toEqual([{ name: 'request' }, { name: 'carryOut' }]);
  expect(
    await query(`select from events where name = 'accounts.deleted' and payload->>'accountId' = $1`, account.id),
  ).toHaveLength(1);
});
