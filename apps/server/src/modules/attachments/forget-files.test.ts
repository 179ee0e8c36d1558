import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { emit } from '../../platform/events/events.ts';
import { newId } from '../../platform/ids.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { documentKey } from './attachments.rules.ts';

let api: TestApi;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  api = await startTestApi();
  worker = await api.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

const documentOf = async (ownerId: string) => {
  const id = newId();
  await api.platform.db.inSite(api.site.id, (tx) =>
    tx
      .insertInto('files')
      .values({
        id,
        site_id: api.site.id,
        owner_id: ownerId,
        kind: 'document',
        filename: 'licence.pdf',
        declared_type: 'application/pdf',
        declared_bytes: 4,
      })
      .execute(),
  );
  await api.platform.storage.write(documentKey(api.site.id, id), Buffer.from('%PDF'), 'application/pdf');
  return id;
};
const isKept = async (id: string) => ({
  row:
    ((await api.database.asOwner((owner) => owner.query('select 1 from files where id = $1', [id]))).rowCount ?? 0) > 0,
  bytes: (await api.platform.storage.sizeOf(documentKey(api.site.id, id))) !== undefined,
});

it('deleting an account deletes the rows and bytes of its files only', async () => {
  const [leaver, stayer] = [await api.account(), await api.account()];
  const [going, staying] = [await documentOf(leaver.id), await documentOf(stayer.id)];
  await api.platform.db.inSite(api.site.id, (tx) => emit(tx, accountDeleted, { accountId: leaver.id }));
  await expect.poll(() => isKept(going)).toEqual({ row: false, bytes: false });
  expect(await isKept(staying)).toEqual({ row: true, bytes: true });
});

it('an event of a rolled back transaction triggers no reaction', async () => {
  const stayer = await api.account();
  const id = await documentOf(stayer.id);
  const attempt = api.platform.db.inSite(api.site.id, async (tx) => {
    await emit(tx, accountDeleted, { accountId: stayer.id });
    throw new Error('rolled back on purpose');
  });
  await expect(attempt).rejects.toThrow('rolled back on purpose');
  const { rows } = await api.database.asOwner((owner) =>
    owner.query(`select 1 from graphile_worker._private_jobs where payload::text like '%' || $1 || '%'`, [stayer.id]),
  );
  expect(rows).toEqual([]);
  expect(await isKept(id)).toEqual({ row: true, bytes: true });
});
