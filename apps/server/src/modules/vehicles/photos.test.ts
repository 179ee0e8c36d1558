import { VAN_VIEWS } from '@tailgate/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FLEET,
  VEHICLES,
  buildFile,
  buildVan,
  startTestApi,
  type SignedIn,
  type TestApi,
} from '../../../testing/index.ts';

let api: TestApi;
let owner: SignedIn;
let id: string;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await api.as('fleet_owner');
  ({ id } = await buildVan(owner));
});

const photo = (person = owner) => buildFile(api, person.account.id, 'image');
const save = (images: readonly object[], more: object = {}) =>
  owner.call(`POST ${FLEET}/:id/images`, { params: { id }, body: { images, ...more } });
const read = async () => (await owner.call(`GET ${VEHICLES}/:id`, { params: { id } })).body;
const shown = async () => (await read()).images.map(({ view, isCover, image }) => [view, image.id, isCover]);

describe('the photos of a van', () => {
  it('RL-vehicles-05 each show a view, in the order of the views; the other views stay', async () => {
    const [rear, front, roof] = [await photo(), await photo(), await photo()];
    const { status, body } = await save([
      { id: rear, view: 'rear' },
      { id: front, view: 'front' },
    ]);
    expect([status, body.images.map(({ view }) => view)]).toEqual([200, ['front', 'rear']]);
    await save([{ id: roof, view: 'roof' }]);
    expect(await shown()).toEqual([
      ['front', front, false],
      ['rear', rear, false],
      ['roof', roof, false],
    ]);
    await save([{ id: null, view: 'rear' }]);
    expect((await shown()).map(([view]) => view)).toEqual(['front', 'roof']);
  });

  it('show the chosen one first, else the side that shows most', async () => {
    const [side, front, other] = [await photo(), await photo(), await photo()];
    expect((await read()).defaultImage).toBeNull();
    expect((await save([{ id: front, view: 'front' }])).body.defaultImage?.id).toBe(front);
    expect((await save([{ id: side, view: 'driver_side' }])).body.defaultImage?.id).toBe(side);
    expect((await save([], { cover: 'front' })).body.defaultImage?.id).toBe(front);
    // A photo that is replaced stays the cover; one that is removed does not.
    expect((await save([{ id: other, view: 'front' }])).body.defaultImage?.id).toBe(other);
    expect((await save([{ id: null, view: 'front' }])).body.defaultImage?.id).toBe(side);
    expect((await save([{ id: front, view: 'front' }])).body.defaultImage?.id).toBe(side);
  });

  it('have no cover without a photo', async () => {
    const { status, error } = await save([], { cover: 'roof' });
    expect([status, error.errors]).toEqual([422, { cover: 'has no photo' }]);
    const front = await photo();
    await save([{ id: front, view: 'front' }], { cover: 'front' });
    expect((await save([{ id: null, view: 'front' }], { cover: 'front' })).status).toBe(422);
    expect(await shown()).toEqual([['front', front, true]]);
  });

  it('count the last one of a view that is named twice', async () => {
    const [one, other] = [await photo(), await photo()];
    await save([
      { id: one, view: 'front' },
      { id: other, view: 'front' },
    ]);
    expect(await shown()).toEqual([['front', other, false]]);
  });

  it('are the owner’s own', async () => {
    const own = await photo();
    await save([{ id: own, view: 'front' }]);
    const foreign = await photo(await api.as('fleet_owner'));
    const paper = await buildFile(api, owner.account.id, 'document');
    for (const bad of [foreign, paper]) {
      const mixed = [
        { id: bad, view: 'front' },
        { id: own, view: 'rear' },
      ];
      expect((await save(mixed)).status).toBe(404);
    }
    expect(await shown()).toEqual([['front', own, false]]);
  });

  it('are at most one a view, of views that there are', async () => {
    const image = await photo();
    const all = VAN_VIEWS.map((view) => ({ id: image, view }));
    expect((await save([...all, { id: image, view: 'front' }])).status).toBe(422);
    expect((await save(all)).body.images).toHaveLength(8);
    for (const bad of [
      { id: image, view: 'engine' },
      { id: image },
      { id: 'x', view: 'front' },
      { view: 'front' },
      'front',
    ])
      expect((await save([bad as object])).status).toBe(422);
    expect((await owner.call(`POST ${FLEET}/:id/images`, { params: { id }, body: {} })).error.errors).toEqual({
      images: 'is required',
    });
  });

  it('disappear with their file', async () => {
    const [front, rear] = [await photo(), await photo()];
    await save(
      [
        { id: front, view: 'front' },
        { id: rear, view: 'rear' },
      ],
      { cover: 'front' },
    );
    await api.database.asOwner((sql) => sql.query('delete from files where id = $1', [front]));
    expect((await read()).defaultImage?.id).toBe(rear);
    expect(await shown()).toEqual([['rear', rear, false]]);
  });

  it('saved at once have one cover', async () => {
    const image = await photo();
    await save(VAN_VIEWS.map((view) => ({ id: image, view })));
    const answers = await Promise.all(VAN_VIEWS.map((cover) => save([], { cover })));
    expect(answers.map(({ status }) => status)).toEqual(VAN_VIEWS.map(() => 200));
    expect((await shown()).filter(([, , isCover]) => isCover)).toHaveLength(1);
  });

  it('have names for their views', async () => {
    const { items } = (await owner.call(`GET ${FLEET}/images-views`)).body;
    expect(items.map(({ view }) => view)).toEqual([...VAN_VIEWS]);
    expect(items[1]).toEqual({ view: 'driver_side', name: 'Driver side' });
  });
});
