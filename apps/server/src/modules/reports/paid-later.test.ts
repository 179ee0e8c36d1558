import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { ledgerBook, type LedgerBook } from './ledger-book.testing.ts';

const REPORT = '/v2/service-report/service-provider';
const ORDER_REPORT = `GET ${REPORT}/orders/:id` as const;
const TIME = '2026-03-10T15:30:00Z';

let api: TestApi;
let book: LedgerBook;
beforeAll(async () => {
  api = await startTestApi();
  book = ledgerBook(api);
});
afterAll(() => api.close());

it('reports what is owed as earned and unpaid, and as available once it is paid', async () => {
  const { groomer, owner, customer } = await book.people();
  const given = { time: TIME, customerId: customer.id, ownerId: owner.account.id, tender: 'later' } as const;
  const order = await book.complete(groomer, given);
  const available = async () => (await groomer.call(`GET ${REPORT}/available-for-merchant-processing`)).body.available;
  const shown = async () => (await groomer.call(ORDER_REPORT, { params: { id: order.id } })).body;
  expect(await available()).toBe(0);
  expect((await owner.call(`GET ${REPORT}/available-for-merchant-processing`)).body.available).toBe(0);
  expect(await shown()).toMatchObject({
    net: 93.75,
    charged: { customer: { id: customer.id }, total: 128.66, unpaid: 128.66, paidBy: [] },
    history: [{ kind: 'completion', net: 93.75 }],
  });
  await book.payLate(groomer, customer.id, order, '2026-03-12T15:30:00Z');
  expect(await available()).toBe(93.25);
  expect((await owner.call(`GET ${REPORT}/available-for-merchant-processing`)).body.available).toBe(21);
  expect(await shown()).toMatchObject({
    net: 93.25,
    charged: { unpaid: 0, paidBy: [{ way: 'card', amount: 128.66 }] },
    history: [
      { kind: 'completion', net: 93.75 },
      { kind: 'payment', net: -0.5 },
    ],
  });
  const { body } = await groomer.call(`GET ${REPORT}/earnings-details`, {
    query: { start_date: '2026-03-01', end_date: '2026-03-31' },
  });
  expect(body.items.map(({ kind, customer: who }) => [kind, who?.displayName])).toEqual([
    ['payment', 'Bea Castillo'],
    ['completion', 'Bea Castillo'],
  ]);
});
