import { MAX_UPSELL_IMAGES } from '@tailgate/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { emit } from '../../platform/events/events.ts';
import { newId } from '../../platform/ids.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';

const UPSELLS = '/v2/user-upsells';
const STORE = '/v2/user-upsell-store';

let api: TestApi;
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
});

const shampoo = (given: object = {}) =>
  ({ name: 'Oatmeal shampoo', description: 'For dry skin', price: 18.5, images: [], ...given }) as {
    name: string;
    description: string;
    price: number;
    images: string[];
  };
const add = (given: object = {}, person = groomer) => person.call(`POST ${UPSELLS}`, { body: shampoo(given) });
const update = (id: string, body: object, person = groomer) =>
  person.call(`PUT ${UPSELLS}/:id`, { params: { id }, body });
const remove = (id: string, person = groomer) => person.call(`DELETE ${UPSELLS}/:id`, { params: { id } });
const read = (id: string, person = groomer) => person.call(`GET ${UPSELLS}/:id`, { params: { id } });
const list = async (query: Record<string, string | number> = {}, person = groomer) =>
  (await person.call(`GET ${UPSELLS}`, { query })).body;
const names = async (query: Record<string, string | number> = {}, person = groomer) =>
  (await list(query, person)).items.map(({ name }) => name);
const onSale = (id = groomer.account.id) =>
  api.call('GET /v2/service-provider/account/public-profile/:id/upsells', { params: { id } });
const namesOnSale = async () => (await onSale()).body.items.map(({ name }) => name);

const imageOf = async (ownerId: string) => {
  const id = newId();
  await api.platform.db.inSite(api.site.id, (tx) =>
    tx
      .insertInto('files')
      .values({
        id,
        site_id: api.site.id,
        owner_id: ownerId,
        kind: 'image',
        status: 'ready',
        filename: 'shampoo.png',
        declared_type: 'image/png',
        declared_bytes: 9,
      })
      .execute(),
  );
  return id;
};

describe('a product', () => {
  it('is stored in cents and answered in dollars, without a count and active unless told otherwise', async () => {
    const { body } = await add({ price: 0.29, name: ' Bandana ' });
    expect(body).toEqual({
      id: body.id,
      name: 'Bandana',
      description: 'For dry skin',
      price: 0.29,
      images: [],
      defaultImage: null,
      quantity: null,
      isActive: true,
    });
    expect((await read(body.id)).body).toEqual(body);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select price_cents, stock from upsells where id = $1', [body.id]),
    );
    expect(rows).toEqual([{ price_cents: 29, stock: null }]);
  });

  it.each(['name', 'description', 'price', 'images'])(
    'RL-upsells-01 without %s says that it is required',
    async (field) => {
      const { status, error } = await add({ [field]: undefined });
      expect(status).toBe(422);
      expect(error.errors).toEqual({ [field]: 'is required' });
    },
  );

  it.each(['name', 'description'])('RL-upsells-01 with an empty %s says that it is required', async (field) => {
    expect((await add({ [field]: '  ' })).error.errors).toEqual({ [field]: 'is required' });
  });

  it.each([
    ['nothing to pay', { price: 0 }, 'price'],
    ['a negative price', { price: -5 }, 'price'],
    ['parts of a cent', { price: 1.005 }, 'price'],
    ['more than 1,000 dollars', { price: 1000.01 }, 'price'],
    ['a price that is no number', { price: 1e308 }, 'price'],
    ['a negative count', { quantity: -1 }, 'quantity'],
    ['half a piece', { quantity: 1.5 }, 'quantity'],
    ['a huge count', { quantity: 10_000 }, 'quantity'],
    ['a name that is too long', { name: 'x'.repeat(81) }, 'name'],
    ['a description that is too long', { description: 'x'.repeat(501) }, 'description'],
  ])('is refused with %s, when it is added and when it is changed', async (_what, given, field) => {
    const added = await add(given);
    expect([added.status, Object.keys(added.error.errors ?? {})]).toEqual([422, [field]]);
    const { body } = await add();
    const changed = await update(body.id, given);
    expect([changed.status, Object.keys(changed.error.errors ?? {})]).toEqual([422, [field]]);
    expect((await read(body.id)).body).toEqual(body);
  });

  it('changes what is given and keeps the rest', async () => {
    const { body } = await add({ quantity: 4 });
    expect((await update(body.id, { isActive: false })).body).toEqual({ ...body, isActive: false });
    expect((await update(body.id, { price: 20, quantity: null })).body).toEqual({
      ...body,
      isActive: false,
      price: 20,
      quantity: null,
    });
  });

  it('RL-upsells-02 is not updated without anything to change', async () => {
    const { body } = await add();
    const { status, error } = await update(body.id, {});
    expect([status, error.message]).toEqual([422, 'id and upsellInfo are required']);
  });

  it('that was removed is gone for its groomer and for customers, and its row stays', async () => {
    const { body } = await add();
    expect((await remove(body.id)).status).toBe(204);
    for (const again of [remove(body.id), read(body.id), update(body.id, { price: 1 })])
      expect((await again).status).toBe(404);
    expect(await list()).toMatchObject({ items: [], total: 0, counts: { all: 0, active: 0 } });
    expect(await namesOnSale()).toEqual([]);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select name from upsells where id = $1', [body.id]),
    );
    expect(rows).toEqual([{ name: 'Oatmeal shampoo' }]);
  });

  it('RL-permissions-20 is its groomer’s alone', async () => {
    const { body } = await add();
    const stranger = await api.as('groomer');
    expect((await read(body.id, stranger)).status).toBe(404);
    expect((await update(body.id, { price: 1 }, stranger)).status).toBe(404);
    expect((await remove(body.id, stranger)).status).toBe(404);
    expect((await list({}, stranger)).items).toEqual([]);
    expect((await stranger.call(`PUT ${STORE}/order`, { body: { upsells: [body.id] } })).status).toBe(404);
    for (const role of ['customer', 'fleet_owner', 'mechanic'] as const)
      expect((await (await api.as(role)).call(`GET ${UPSELLS}`)).status).toBe(403);
    expect((await read(body.id)).body).toEqual(body);
  });
});

describe('the images of a product', () => {
  it('are shown in their order; the first is the default unless another is chosen', async () => {
    const [one, other] = [await imageOf(groomer.account.id), await imageOf(groomer.account.id)];
    const { body } = await add({ images: [one, other] });
    expect([body.images.map(({ id }) => id), body.defaultImage?.id]).toEqual([[one, other], one]);
    expect((await update(body.id, { defaultImage: other })).body.defaultImage?.id).toBe(other);
    expect((await onSale()).body.items[0]?.defaultImage?.id).toBe(other);
    // The default leaves.
    expect((await update(body.id, { images: [one] })).body).toMatchObject({ defaultImage: { id: one } });
    expect((await update(body.id, { images: [] })).body).toMatchObject({ images: [], defaultImage: null });
  });

  it('are the groomer’s own, few, and the default is one of them', async () => {
    const own = await imageOf(groomer.account.id);
    const foreign = await imageOf((await api.as('groomer')).account.id);
    expect((await add({ images: [foreign] })).status).toBe(404);
    expect((await add({ images: [own], defaultImage: foreign })).status).toBe(404);
    const other = await imageOf(groomer.account.id);
    const refused = { defaultImage: 'is not one of the images' };
    expect((await add({ images: [own], defaultImage: other })).error.errors).toEqual(refused);
    const { body } = await add({ images: [own] });
    expect((await update(body.id, { defaultImage: other })).error.errors).toEqual(refused);
    expect((await update(body.id, { images: [foreign] })).status).toBe(404);
    expect((await add({ images: Array.from({ length: MAX_UPSELL_IMAGES + 1 }, () => own) })).status).toBe(422);
  });
});

describe('the list of products', () => {
  it('is in the order of the store, found by name and description, filtered and paged with counts', async () => {
    await add({ name: 'Shampoo 100%' });
    await add({ name: 'Toothbrush', description: 'With shampoo samples', quantity: 0 });
    await add({ name: 'Bandana', description: 'Blue', isActive: false });
    await add({ name: 'Bow', description: 'Red', quantity: 3 });
    expect(await names()).toEqual(['Shampoo 100%', 'Toothbrush', 'Bandana', 'Bow']);
    expect(await names({ search: 'SHAMPOO' })).toEqual(['Shampoo 100%', 'Toothbrush']);
    expect(await names({ search: '0%' })).toEqual(['Shampoo 100%']);
    expect(await names({ filter: 'active' })).toEqual(['Shampoo 100%', 'Bow']);
    expect(await names({ filter: 'soldOut' })).toEqual(['Toothbrush']);
    expect(await names({ filter: 'hidden' })).toEqual(['Bandana']);
    expect(await list({ limit: 1, offset: 1 })).toMatchObject({
      items: [{ name: 'Toothbrush' }],
      total: 4,
      counts: { all: 4, active: 2, soldOut: 1, hidden: 1 },
    });
    expect((await list({ search: 'bow' })).counts).toEqual({ all: 1, active: 1, soldOut: 0, hidden: 0 });
  });

  it('is arranged by its groomer: those that are not named follow, and a new one is the last', async () => {
    const stranger = await api.as('groomer');
    await add({ name: 'Foreign' }, stranger);
    const ids = [];
    for (const name of ['A', 'B', 'C', 'D']) ids.push((await add({ name })).body.id);
    const [, , c = '', d = ''] = ids;
    expect((await groomer.call(`PUT ${STORE}/order`, { body: { upsells: [d, c] } })).status).toBe(204);
    await add({ name: 'E' });
    expect(await names()).toEqual(['D', 'C', 'A', 'B', 'E']);
    expect(await namesOnSale()).toEqual(['D', 'C', 'A', 'B', 'E']);
    expect(await names({}, stranger)).toEqual(['Foreign']);
    expect((await groomer.call(`PUT ${STORE}/order`, { body: { upsells: [] } })).status).toBe(422);
  });
});

describe('what customers can choose', () => {
  it('is active, in stock and not removed, without how many there are', async () => {
    await add({ name: 'Uncounted' });
    await add({ name: 'Two', quantity: 2 });
    await add({ name: 'Many', quantity: 500 });
    await add({ name: 'Sold out', quantity: 0 });
    await add({ name: 'Hidden', isActive: false });
    await remove((await add({ name: 'Removed' })).body.id);
    const { body, raw } = await onSale();
    expect(body.items.map(({ name, atMost }) => [name, atMost])).toEqual([
      ['Uncounted', 20],
      ['Two', 2],
      ['Many', 20],
    ]);
    // Whatever its name: ids can hold the same digits.
    const sent = (JSON.parse(raw) as { items: object[] }).items.flatMap((item) => Object.values(item) as unknown[]);
    expect(sent).not.toContain(500);
  });

  it('is nothing while the store is off', async () => {
    await add();
    const stranger = await api.as('groomer');
    await stranger.call(`PUT ${STORE}`, { body: { isOn: false } });
    expect((await groomer.call(`GET ${STORE}`)).body).toEqual({ isOn: true });
    expect(await namesOnSale()).toEqual(['Oatmeal shampoo']);
    expect((await groomer.call(`PUT ${STORE}`, { body: { isOn: false } })).body).toEqual({ isOn: false });
    expect((await groomer.call(`GET ${STORE}`)).body).toEqual({ isOn: false });
    expect(await namesOnSale()).toEqual([]);
    expect(await names()).toEqual(['Oatmeal shampoo']);
    await groomer.call(`PUT ${STORE}`, { body: { isOn: true } });
    expect(await namesOnSale()).toEqual(['Oatmeal shampoo']);
  });

  it('is of an active groomer of the site', async () => {
    await add();
    expect((await onSale(newId())).status).toBe(404);
    await api.database.asOwner((owner) =>
      owner.query(`update providers set status = 'pending' where account_id = $1`, [groomer.account.id]),
    );
    expect((await onSale()).status).toBe(404);
  });
});

it('deleting an account deletes its products only', async () => {
  const stayer = await api.as('groomer');
  await add();
  await groomer.call(`PUT ${STORE}`, { body: { isOn: false } });
  await add({}, stayer);
  await stayer.call(`PUT ${STORE}`, { body: { isOn: false } });
  const worker = await api.startWorker();
  try {
    await api.platform.db.inSite(api.site.id, (tx) => emit(tx, accountDeleted, { accountId: groomer.account.id }));
    const left = async () =>
      (
        await api.database.asOwner((owner) =>
          owner.query<{ id: string }>(
            `select provider_id as id from upsells where provider_id = any($1)
             union all select provider_id from upsell_stores where provider_id = any($1)`,
            [[groomer.account.id, stayer.account.id]],
          ),
        )
      ).rows;
    await expect.poll(left).toEqual([{ id: stayer.account.id }, { id: stayer.account.id }]);
  } finally {
    await worker.stop();
  }
});
