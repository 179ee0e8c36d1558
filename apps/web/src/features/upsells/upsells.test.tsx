import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { moved } from './moved.ts';

const UPSELLS = '/v2/user-upsells';
const STORE = '/v2/user-upsell-store';
type Upsell = CallAnswer<`GET ${typeof UPSELLS}`>['items'][number];

const photo = (id: string): Upsell['images'][number] => ({
  id,
  url: `https://files.example.test/${id}.webp`,
  alt: '',
  filename: `${id}.webp`,
  sizes: { thumbnail: `https://files.example.test/${id}-s.webp`, medium: `${id}-m.webp`, large: `${id}-l.webp` },
});
const SHAMPOO: Upsell = {
  id: 'shampoo',
  name: 'Oatmeal shampoo',
  description: 'For dry skin',
  price: 18.5,
  images: [photo('one'), photo('two')],
  defaultImage: photo('two'),
  quantity: 9,
  isActive: true,
};
const BRUSH: Upsell = { ...SHAMPOO, id: 'brush', name: 'Toothbrush', images: [], defaultImage: null, quantity: 2 };
const BOW: Upsell = { ...BRUSH, id: 'bow', name: 'Bow', quantity: null, isActive: false };
const TREATS: Upsell = { ...BRUSH, id: 'treats', name: 'Treats', quantity: 0 };

/** A server that keeps products as the real one does. */
const open = async (path: string, rows: readonly Upsell[], ...first: readonly RequestHandler[]) => {
  let kept = [...rows];
  let isOn = true;
  const sent: unknown[] = [];
  const asked: URLSearchParams[] = [];
  const app = await openApp(
    path,
    buildSession(),
    ...first,
    answer(`GET ${UPSELLS}`, ({ query }) => {
      asked.push(query);
      const items = kept.filter(({ name }) => name.toLowerCase().includes(query.get('search')?.toLowerCase() ?? ''));
      const counts = { all: items.length, active: 1, soldOut: 0, hidden: 0 };
      return { items, total: items.length, limit: 25, offset: 0, counts };
    }),
    answer(`POST ${UPSELLS}`, ({ body }) => {
      sent.push(body);
      const added = { ...BRUSH, id: 'new', name: body.name };
      kept = [...kept, added];
      return added;
    }),
    answer(`GET ${UPSELLS}/:id`, ({ params }) => kept.find(({ id }) => id === params['id']) ?? SHAMPOO),
    answer(`PUT ${UPSELLS}/:id`, ({ params, body }) => {
      sent.push(body);
      const { images: _images, defaultImage: _main, ...changes } = body;
      kept = kept.map((one) => (one.id === params['id'] ? ({ ...one, ...changes } as Upsell) : one));
      return kept.find(({ id }) => id === params['id']) ?? SHAMPOO;
    }),
    answer(`DELETE ${UPSELLS}/:id`, ({ params }) => {
      kept = kept.filter(({ id }) => id !== params['id']);
      return true;
    }),
    answer(`GET ${STORE}`, () => ({ isOn })),
    answer(`PUT ${STORE}`, ({ body }) => ({ isOn: (isOn = body.isOn) })),
    answer(`PUT ${STORE}/order`, ({ body }) => {
      sent.push(body.upsells);
      kept = body.upsells.flatMap((id) => kept.find((one) => one.id === id) ?? []);
      return true;
    }),
  );
  return { ...app, sent, asked };
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const violationsOn = async () => {
  const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id }) => id);
};

describe('the list of products', () => {
  it('shows price, stock and whether customers see each', async () => {
    await open('/groomer/upsells', [SHAMPOO, BRUSH, BOW, TREATS]);
    const table = await screen.findByRole('table', { name: 'products' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].slice(0, 3).map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Oatmeal shampoo', '$18.50', '9 in stock'],
      ['Toothbrush', '$18.50', 'Only 2 left'],
      ['Bow', '$18.50', 'Not counted'],
      ['Treats', '$18.50', 'Sold out'],
    ]);
    expect(within(table).getByRole<HTMLInputElement>('switch', { name: 'Show Bow to customers' }).checked).toBe(false);
    expect(await violationsOn()).toEqual([]);
  });

  it('hides a product with its switch, without touching how many there are', async () => {
    const { sent } = await open('/groomer/upsells', [SHAMPOO]);
    await userEvent.click(await screen.findByRole('switch', { name: 'Show Oatmeal shampoo to customers' }));
    await screen.findByText('Oatmeal shampoo is hidden');
    expect(sent).toEqual([{ isActive: false }]);
  });

  it('is searched by the server', async () => {
    const { asked } = await open('/groomer/upsells', [SHAMPOO, BRUSH]);
    await userEvent.type(await screen.findByRole('searchbox'), 'tooth');
    await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('tooth'));
    await waitFor(() => expect(screen.queryByText('Oatmeal shampoo')).toBeNull());
  });

  it('asks before it deletes one', async () => {
    await open('/groomer/upsells', [SHAMPOO, BRUSH]);
    await press('Actions for Toothbrush');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete product' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Toothbrush?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete product' }));
    await screen.findByText('Toothbrush deleted');
    await waitFor(() => expect(screen.queryByRole('switch', { name: /Toothbrush/ })).toBeNull());
  });

  it('says what products are for while there are none', async () => {
    await open('/groomer/upsells', []);
    const add = await screen.findByRole('link', { name: 'Add your first product' });
    expect(add.getAttribute('href')).toBe('/groomer/upsells/new');
  });
});

describe('a new product', () => {
  it('is added with what was typed, uncounted unless it is counted, and leads to the list', async () => {
    const { sent } = await open('/groomer/upsells/new', []);
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Bandana');
    await fill(screen.getByLabelText(/^Description/), 'Blue cotton');
    await userEvent.type(screen.getByLabelText(/^Price/), '6.5');
    await userEvent.click(screen.getByRole('switch', { name: /^Count what you have/ }));
    await userEvent.type(screen.getByLabelText(/^In stock/), '12');
    await press('Add product');
    await screen.findByText('Product added');
    expect(sent).toEqual([
      {
        name: 'Bandana',
        description: 'Blue cotton',
        price: 6.5,
        images: [],
        defaultImage: null,
        quantity: 12,
        isActive: true,
      },
    ]);
    await screen.findByRole('heading', { level: 1, name: 'Products' });
  });

  it('RL-upsells-01 says under each field what is missing', async () => {
    const { sent } = await open('/groomer/upsells/new', []);
    await userEvent.click(await screen.findByRole('switch', { name: /^Count what you have/ }));
    await press('Add product');
    for (const problem of [
      'Enter a name',
      'Say in a few words what it is',
      'Enter the price',
      'Enter how many you have',
    ])
      await screen.findByText(problem);
    await userEvent.type(screen.getByLabelText(/^Price/), '1000.01');
    await press('Add product');
    await screen.findByText('Enter $1,000 at most');
    expect(sent).toEqual([]);
    expect(await violationsOn()).toEqual([]);
  });
});

describe('a product', () => {
  const openOne = async (...first: RequestHandler[]) => {
    const app = await open('/groomer/upsells/shampoo', [SHAMPOO], ...first);
    await screen.findByDisplayValue('Oatmeal shampoo');
    return app;
  };

  it('is changed; how many there are is sent only if that was changed', async () => {
    const { sent } = await openOne();
    const price = screen.getByLabelText(/^Price/);
    await userEvent.clear(price);
    await userEvent.type(price, '20');
    await press('Save changes');
    await screen.findByText('Product saved');
    const stock = screen.getByLabelText(/^In stock/);
    await userEvent.clear(stock);
    await userEvent.type(stock, '30');
    await press('Save changes');
    await waitFor(() => expect(sent).toHaveLength(2));
    const [first, second] = sent as Record<string, unknown>[];
    expect(first).toMatchObject({ price: 20, images: ['two', 'one'], defaultImage: 'two' });
    expect(first).not.toHaveProperty('quantity');
    expect(second).toMatchObject({ quantity: 30 });
  });

  it('has a main photo, another one can become it, and photos can go', async () => {
    const { sent } = await openOne();
    await press('Make main photo: photo 2');
    await press('Remove photo 2');
    await press('Save changes');
    await screen.findByText('Product saved');
    expect(sent).toMatchObject([{ images: ['one'], defaultImage: 'one' }]);
    expect(await violationsOn()).toEqual([]);
  });

  it('is deleted after a question', async () => {
    await openOne();
    await press('Delete product');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Oatmeal shampoo?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete product' }));
    await screen.findByRole('heading', { level: 1, name: 'Products' });
  });

  it('that does not load can be asked for again', async () => {
    await open(
      '/groomer/upsells/shampoo',
      [SHAMPOO],
      answer(`GET ${UPSELLS}/:id`, () => refusal(404, 'not_found', 'We could not find that.')),
    );
    await screen.findByText('This product didn’t load');
  });
});

describe('the product store', () => {
  const previewed = () =>
    within(screen.getByRole('list', { name: 'Preview of the store' }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent);

  it('shows what customers see, and is switched off and on', async () => {
    await open('/groomer/account/product-store', [SHAMPOO, BRUSH, BOW, TREATS]);
    await screen.findByRole('heading', { name: 'What customers see' });
    expect(previewed()).toEqual(['Oatmeal shampoo', 'Toothbrush']);
    expect(await violationsOn()).toEqual([]);
    await userEvent.click(screen.getByRole('switch', { name: /Show the store to customers/ }));
    await screen.findByText('The store is off: customers see nothing of it.');
    await userEvent.click(screen.getByRole('switch', { name: /Show the store to customers/ }));
    await waitFor(() => expect(previewed()).toHaveLength(2));
  });

  it('is arranged by the arrows', async () => {
    const { sent } = await open('/groomer/account/product-store', [SHAMPOO, BRUSH]);
    await press('Move Toothbrush up');
    await waitFor(() => expect(previewed()).toEqual(['Toothbrush', 'Oatmeal shampoo']));
    expect(sent).toEqual([['brush', 'shampoo']]);
    await press('Move Toothbrush up');
    expect(sent).toHaveLength(1);
  });

  it('says so where nothing is on sale', async () => {
    await open('/groomer/account/product-store', [BOW, TREATS]);
    await screen.findByText('Nothing is on sale: every product is hidden or sold out.');
  });

  it('invites to add the first product', async () => {
    await open('/groomer/account/product-store', []);
    await screen.findByText('Your store is empty');
  });
});

it('an item is moved to any place', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moved(['a'], 4, 0)).toEqual(['a']);
});
