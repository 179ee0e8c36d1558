import { MAX_AGREEMENTS } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { ATTACHED, STAFF, publisher } from './agreements.testing.ts';

let api: TestApi;
let staff: SignedIn;
let site: ReturnType<typeof publisher>;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  staff = await api.as('staff');
  site = publisher(api, () => staff);
});
afterAll(() => api.close());

const read = async (id: string) => (await staff.call(`GET ${STAFF}/:id`, { params: { id } })).body;
const save = (id: string, revision: number, given: object = {}) =>
  staff.call(`PUT ${STAFF}/:id/draft`, { params: { id }, body: { ...site.text(given), revision } });

describe('staff', () => {
  it('write a draft that nobody sees, and publish it as the next version', async () => {
    const groomer = await api.as('groomer');
    const { id, slug, state, version, draft } = await site.draft({ title: 'Code of conduct' });
    expect([state, version, draft?.revision]).toEqual(['draft', 0, 1]);
    const params = { slug };
    expect((await groomer.call(`GET ${ATTACHED}/by-slug/:slug`, { params })).status).toBe(404);
    const published = await site.publishDraft(id, 1);
    expect(published.body).toMatchObject({
      state: 'published',
      version: 1,
      draft: null,
      published: { title: 'Code of conduct', required: true },
      history: [{ version: 1, accepted: 0 }],
    });
    expect((await groomer.call(`GET ${ATTACHED}/by-slug/:slug`, { params })).body.version).toBe(1);
    await save(id, 0, { title: 'Code of conduct', changes: 'Shorter.' });
    expect((await groomer.call(`GET ${ATTACHED}/by-slug/:slug`, { params })).body.version).toBe(1);
    await site.publishDraft(id, 1);
    expect((await read(id)).history.map((one) => [one.version, one.changes])).toEqual([
      [2, 'Shorter.'],
      [1, ''],
    ]);
  });

  it('never overwrite or publish a draft that they have not seen', async () => {
    const { id } = await site.draft();
    expect((await save(id, 1, { title: 'Second' })).status).toBe(200);
    const late = await save(id, 1, { title: 'Third' });
    expect([late.status, late.error.code]).toEqual([409, 'conflict']);
    expect((await site.publishDraft(id, 1)).status).toBe(409);
    const both = await Promise.all([site.publishDraft(id, 2), site.publishDraft(id, 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(id)).published?.title).toBe('Second');
  });

  it('discard a draft once something is published, and retire and restore agreements', async () => {
    const { id } = await site.draft();
    const discard = () => staff.call(`DELETE ${STAFF}/:id/draft`, { params: { id } });
    expect((await discard()).status).toBe(409);
    await site.publishDraft(id, 1);
    await save(id, 0);
    expect((await discard()).status).toBe(204);
    const retire = async (retired: boolean) =>
      (await staff.call(`POST ${STAFF}/:id/retire`, { params: { id }, body: { retired } })).body.state;
    expect(await retire(true)).toBe('retired');
    await save(id, 0);
    expect((await site.publishDraft(id, 1)).status).toBe(409);
    expect(await retire(false)).toBe('published');
  });

  it('see who signed and who has not, page by page and by name', async () => {
    const { id, slug } = await site.publish({ audience: ['mechanic'], title: 'Workshop rules' });
    const ada = await api.as(await api.account({ roles: ['mechanic'], firstName: 'Ada', lastName: 'Wrench' }));
    await api.account({ roles: ['mechanic'], firstName: 'Bob', lastName: 'Bolt' });
    const { body } = await ada.call(`GET ${ATTACHED}/by-slug/:slug`, { params: { slug } });
    await ada.call(`POST ${ATTACHED}/:id/accept`, { params: { id: body.id }, body: {} });
    const people = async (query: Record<string, string | number>) =>
      (await staff.call(`GET ${STAFF}/:id/people`, { params: { id }, query })).body;
    expect((await people({ filter: 'signed' })).items).toMatchObject([
      { displayName: 'Ada Wrench', acceptedVersion: 1 },
    ]);
    expect((await people({ filter: 'unsigned' })).items.map((one) => one.displayName)).toEqual(['Bob Bolt']);
    expect((await people({ filter: 'unsigned', search: 'ada' })).total).toBe(0);
    expect((await read(id)).counts).toEqual({ signed: 1, unsigned: 1 });
  });

  it('get slugs that are unique on the site, bounded texts and a bounded number', async () => {
    const { slug } = await site.draft();
    const create = (given: object) => staff.call(`POST ${STAFF}`, { body: { ...site.text(), ...given } });
    expect((await create({ slug })).status).toBe(409);
    expect((await create({ slug: 'Not a slug' })).status).toBe(422);
    expect((await create({ slug: 'fine', body: 'x'.repeat(60_001) })).status).toBe(422);
    expect((await create({ slug: 'fine', audience: [] })).status).toBe(422);
    expect((await create({ slug: 'fine', isOptional: true })).error.errors).toHaveProperty('required');
    const elsewhere = await api.as('staff', api.otherSite);
    expect((await elsewhere.call(`POST ${STAFF}`, { body: { ...site.text(), slug } })).status).toBe(200);
    await api.database.asOwner((owner) =>
      owner.query(
        `insert into agreements (id, site_id, slug, created_at)
         select gen_random_uuid(), $1, 'filler-' || n, app.now() from generate_series(1, $2::int) n`,
        [api.site.id, MAX_AGREEMENTS],
      ),
    );
    expect((await create({ slug: 'one-more' })).error.code).toBe('limit_reached');
  });
});
