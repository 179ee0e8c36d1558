import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { emit } from '../../platform/events/events.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { insertFile } from './attachments.queries.ts';
import { documentKey } from './attachments.rules.ts';
import { newId } from '../../platform/ids.ts';

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
  const viewer = {
    siteId: api.site.id,
    accountId: ownerId,
    sessionId: '',
    role: 'groomer',
    impersonatorId: null,
    orderId: null,
  } as const;
  await api.platform.db.inSite(api.site.id, (tx) =>
    insertFile(tx, viewer, {
      id,
      kind: 'document',
      filename: 'licence.pdf',
      label: 'Licence',
      contentType: 'application/pdf',
      bytes: 4,
    }),
  );
  await api.platform.storage.write(documentKey(api.site.id, id), Buffer.from('%PDF'), 'application/pdf');
  return id;
};
const isKept = async (id: string) => ({
  row:
    ((await api.database.asOwner((owner) => owner.query('select 1 from files where id = $1', [id]))).rowCount ?? 0) > 0,
  bytes: (await api.platform.storage.sizeOf(documentKey(api.site.id, id))) !== undefined,
});

it('when an account is deleted its files go, row and bytes, and nobody else’s', async () => {
  const [leaver, stayer] = [await api.account(), await api.account()];
  const [going, staying] = [await documentOf(leaver.id), await documentOf(stayer.id)];
  await api.platform.db.inSite(api.site.id, (tx) => emit(tx, api.site.id, accountDeleted, { accountId: leaver.id }));
  await vi.waitFor(async () => expect(await isKept(going)).toEqual({ row: false, bytes: false }), { timeout: 10_000 });
  expect(await isKept(staying)).toEqual({ row: true, bytes: true });
});

it('an event of a transaction that was rolled back reaches nobody', async () => {
  const stayer = await api.account();
  const id = await documentOf(stayer.id);
  const attempt = api.platform.db.inSite(api.site.id, async (tx) => {
    await emit(tx, api.site.id, accountDeleted, { accountId: stayer.id });
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  const { rows } = await api.database.asOwner((owner) =>
    owner.query(`select 1 from graphile_worker._private_jobs where payload::text like '%' || $1 || '%'`, [stayer.id]),
  );
  expect(rows).toEqual([]);
  expect(await isKept(id)).toEqual({ row: true, bytes: true });
});
