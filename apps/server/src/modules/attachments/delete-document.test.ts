import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';
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

const fileOf = async ({ account }: SignedIn, title: string, kind = 'document', status = 'ready') => {
  const id = newId();
  await api.database.asOwner((owner) =>
    owner.query(
      `insert into files (id, site_id, owner_id, kind, status, filename, label, declared_type, declared_bytes)
        values ($1, $2, $3, $4, $5, 'paper.pdf', $6, 'application/pdf', 4)`,
      [id, account.siteId, account.id, kind, status, title],
    ),
  );
  await api.platform.storage.write(documentKey(account.siteId, id), Buffer.from('%PDF'), 'application/pdf');
  return id;
};
const throwAway = (person: SignedIn, id: string) =>
  person.call('DELETE /v2/service-provider/account/documents/:id', { params: { id } });
const titles = async (person: SignedIn, search = '') =>
  (await person.call('GET /v2/service-provider/account/documents', { query: { search } })).body.items
    .map(({ title }) => title)
    .sort();

describe('deleting a document', () => {
  it('removes it from the list at once and its bytes from storage', async () => {
    const groomer = await api.as('groomer');
    const [going] = [await fileOf(groomer, 'Old license'), await fileOf(groomer, 'New license')];
    expect((await throwAway(groomer, going)).status).toBe(204);
    expect(await titles(groomer)).toEqual(['New license']);
    const bytes = () => api.platform.storage.sizeOf(documentKey(api.site.id, going));
    await expect.poll(bytes).toBeUndefined();
    expect((await throwAway(groomer, going)).status).toBe(404);
  });

  it('is allowed for its owner, and for documents that are ready', async () => {
    const groomer = await api.as('groomer');
    const paper = await fileOf(groomer, 'License');
    for (const stranger of [await api.as('groomer'), await api.as('fleet_owner')])
      expect((await throwAway(stranger, paper)).status).toBe(404);
    expect((await throwAway(groomer, await fileOf(groomer, 'Face', 'image'))).status).toBe(404);
    expect((await throwAway(groomer, await fileOf(groomer, 'Half', 'document', 'awaiting_upload'))).status).toBe(404);
    expect(await titles(groomer)).toEqual(['License']);
  });
});

describe('searching documents', () => {
  it('matches parts of the title case-insensitively and treats % literally', async () => {
    const groomer = await api.as('groomer');
    for (const title of ['Business license', 'Insurance 2026', '100% cotton towels']) await fileOf(groomer, title);
    expect(await titles(groomer, 'LICENSE')).toEqual(['Business license']);
    expect(await titles(groomer, '%')).toEqual(['100% cotton towels']);
    expect(await titles(groomer, 'zebra')).toEqual([]);
    expect(await titles(groomer)).toHaveLength(3);
  });
});
