import { CAPS, POLICY_OUTDATED, POLICY_SAVED_MEANWHILE } from '@tailgate/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';
import { newId } from '../../../platform/ids.ts';

const POLICY = '/v2/service-vehicle/fleet-owner/fleet-management/policy';
const OF_DRIVER = `${POLICY}/service-provider/list-policies` as const;

let api: TestApi;
let owner: SignedIn;
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const attach = (status: string, { by = owner, whom = groomer } = {}) =>
  api.database.asOwner((db) =>
    db.query(
      `insert into fleet_drivers (id, site_id, owner_id, groomer_id, status, status_since, invited_at)
       values ($1, $2, $3, $4, $5, app.now(), app.now())`,
      [newId(), api.site.id, by.account.id, whom.account.id, status],
    ),
  );
beforeEach(async () => {
  owner = await api.as('fleet_owner');
  groomer = await api.as('groomer');
});

const text = {
  title: 'Smoking',
  description: 'Nobody smokes',
  content: 'No smoking in the van.\n\nNot outside either.',
};
const save = (given: object = {}, by = owner) => by.call(`POST ${POLICY}`, { body: { ...text, ...given } });
const list = async (by = owner) => (await by.call(`GET ${POLICY}`)).body.items;
const toRead = async (by = groomer) => (await by.call(`GET ${OF_DRIVER}`)).body.items;
const accept = (id: string, version: number, by = groomer) =>
  by.call(`POST ${POLICY}/:id/accept`, { params: { id }, body: { version } });

describe('a fleet policy', () => {
  it('is a version for each text, and none for the same text', async () => {
    const { body } = await save();
    expect(body).toMatchObject({ ...text, version: 1, accepted: 0, drivers: 0 });
    expect((await save({ id: body.id, version: 1 })).body.version).toBe(1);
    expect((await save({ id: body.id, version: 1, content: 'No smoking.' })).body).toMatchObject({
      version: 2,
      id: body.id,
    });
    expect(await list()).toMatchObject([{ id: body.id, version: 2, content: 'No smoking.' }]);
    const { rows } = await api.database.asOwner((db) =>
      db.query<{ content: string }>('select content from fleet_policy_versions where policy_id = $1 order by version', [
        body.id,
      ]),
    );
    expect(rows.map(({ content }) => content)).toEqual([text.content, 'No smoking.']);
  });

  it('keeps markup as the text it is', async () => {
    const content = '<script>alert(1)</script> **bold** & "quoted"';
    expect((await save({ content })).body.content).toBe(content);
  });

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['no text', { content: '' }, 'content'],
    ['a long title', { title: 'x'.repeat(121) }, 'title'],
    ['a book', { content: 'x'.repeat(20_001) }, 'content'],
  ])('is refused with %s', async (_what, given, field) => {
    const { status, error } = await save(given);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('is saved over the version that was read: of several at once one wins, and the others are told', async () => {
    const { body } = await save();
    const saved = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((content) => save({ id: body.id, version: 1, content })),
    );
    const refused = saved.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, error }) => [status, error.message])).toEqual(
      Array.from({ length: 7 }, () => [409, POLICY_SAVED_MEANWHILE]),
    );
    const [winner] = saved.filter(({ status }) => status === 200);
    expect(await list()).toMatchObject([{ version: 2, content: winner?.body.content }]);
  });

  it('is not saved without the version that was read', async () => {
    const { body } = await save();
    const { status, error } = await save({ id: body.id, content: 'No smoking.' });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['version']]);
    expect((await save({ id: body.id, version: 2, content: 'No smoking.' })).status).toBe(409);
    expect(await list()).toMatchObject([{ version: 1, content: text.content }]);
  });

  it('is one of a few', async () => {
    for (let count = 0; count < CAPS.fleetPolicies.atMost; count += 1) expect((await save()).status).toBe(200);
    expect((await save()).error.code).toBe('limit_reached');
  });

  it('is another owner’s alone', async () => {
    const { body } = await save();
    const other = await api.as('fleet_owner');
    expect((await save({ id: body.id, version: 1, content: 'Smoke!' }, other)).status).toBe(404);
    expect((await other.call(`DELETE ${POLICY}/:id`, { params: { id: body.id } })).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect((await owner.call(`DELETE ${POLICY}/:id`, { params: { id: body.id } })).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await save({ id: body.id, version: 1 })).status).toBe(404);
  });
});

describe('drivers', () => {
  it('read the policies of the fleets they drive for or are invited to, and of no others', async () => {
    const { body } = await save();
    await save({}, await api.as('fleet_owner'));
    expect(await toRead()).toEqual([]);
    await attach('invited');
    expect(await toRead()).toMatchObject([{ id: body.id, acceptedAt: null, owner: { id: owner.account.id } }]);
  });

  it.each(['declined', 'left'])('who have %s read and accept nothing', async (status) => {
    const { body } = await save();
    await attach(status);
    expect(await toRead()).toEqual([]);
    expect((await accept(body.id, 1)).status).toBe(404);
  });

  it('accept the version they read, once, with its time', async () => {
    await attach('attached');
    const { body } = await save();
    const first = await accept(body.id, 1);
    expect(first.body.acceptedAt).not.toBeNull();
    api.clock.advance(60);
    expect((await accept(body.id, 1)).body.acceptedAt).toBe(first.body.acceptedAt);
    expect(await list()).toMatchObject([{ accepted: 1, drivers: 1 }]);
  });

  it('cannot accept an older version, nor one that is not written yet', async () => {
    await attach('attached');
    const { body } = await save();
    await accept(body.id, 1);
    await save({ id: body.id, version: 1, content: 'No smoking.' });
    expect(await toRead()).toMatchObject([{ version: 2, acceptedAt: null }]);
    for (const version of [1, 3]) {
      const { status, error } = await accept(body.id, version);
      expect([status, error.message]).toEqual([409, POLICY_OUTDATED]);
    }
    expect(await list()).toMatchObject([{ accepted: 0, drivers: 1 }]);
    expect((await accept(body.id, 2)).status).toBe(200);
  });

  it('are not accepted for by support', async () => {
    await attach('attached');
    const { body } = await save();
    expect((await accept(body.id, 1, owner)).status).toBe(403);
  });
});
