import { EXPENSE_CATEGORIES, EXPENSE_PAYMENT_TYPES, MAX_EXPENSE_PERIOD_DAYS } from '@tailgate/contract';
import { addDays, localDateAt, type LocalDate } from '@tailgate/values';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { emit } from '../../platform/events/events.ts';
import { newId } from '../../platform/ids.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const EXPENSES = '/v2/service-provider/account/expenses';
const REPORT = 'GET /v2/service-report/service-provider/expense-details';
const EVER = { start_date: '2020-01-01', end_date: '2029-12-01' };

const fuel = (given: object = {}) => ({
  name: 'Fuel',
  amount: 61.07,
  paymentType: 'card',
  category: 'fuel',
  dateOfExpense: '2026-03-14',
  ...given,
});
const add = (person: SignedIn, given: object = {}) => person.call(`POST ${EXPENSES}`, { body: fuel(given) });
const update = (person: SignedIn, id: string, given: object = {}) =>
  person.call(`PUT ${EXPENSES}/update/:id`, { params: { id }, body: fuel(given) });
const remove = (person: SignedIn, id: string) => person.call(`DELETE ${EXPENSES}/delete/:id`, { params: { id } });
const list = async (person: SignedIn, query: Record<string, string | number> = {}) =>
  (await person.call(`GET ${EXPENSES}`, { query: { ...EVER, ...query } })).body;
const namesOf = async (person: SignedIn, query?: Record<string, string | number>) =>
  (await list(person, query)).items.map(({ name }) => name);
const today = () => localDateAt(api.clock.now(), 'America/Chicago');

const receiptOf = async (ownerId: string) => {
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
        filename: 'receipt.png',
        declared_type: 'image/png',
        declared_bytes: 9,
      })
      .execute(),
  );
  return id;
};

describe('an expense', () => {
  it('is stored in cents and answered in dollars, with a category and notes', async () => {
    const groomer = await api.as('groomer');
    const { body } = await add(groomer, { amount: 0.29, notes: ' Pump 4 ' });
    expect(body).toEqual({
      id: body.id,
      name: 'Fuel',
      amount: 0.29,
      paymentType: 'card',
      category: 'fuel',
      dateOfExpense: '2026-03-14',
      notes: 'Pump 4',
      receipt: null,
    });
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select amount_cents, currency from expenses where id = $1', [body.id]),
    );
    expect(rows).toEqual([{ amount_cents: 29, currency: 'USD' }]);
  });

  it('has the category other unless another one is given', async () => {
    const { body } = await add(await api.as('fleet_owner'), { category: undefined });
    expect(body.category).toBe('other');
  });

  it('is changed and deleted by its owner', async () => {
    const groomer = await api.as('groomer');
    const { body: expense } = await add(groomer);
    const changed = await update(groomer, expense.id, { name: 'Diesel', amount: 70, dateOfExpense: '2026-03-15' });
    expect(changed.body).toMatchObject({ id: expense.id, name: 'Diesel', amount: 70, dateOfExpense: '2026-03-15' });
    expect((await remove(groomer, expense.id)).status).toBe(204);
    expect((await remove(groomer, expense.id)).status).toBe(404);
    expect((await list(groomer)).items).toEqual([]);
  });

  it('is not found by anybody else', async () => {
    const owner = await api.as('groomer');
    const { body: expense } = await add(owner);
    for (const stranger of [await api.as('groomer'), await api.as('fleet_owner')]) {
      expect((await update(stranger, expense.id, { name: 'Mine' })).status).toBe(404);
      expect((await remove(stranger, expense.id)).status).toBe(404);
      expect(await list(stranger)).toMatchObject({ items: [], total: 0, amount: 0 });
      expect((await stranger.call(REPORT, { query: EVER })).body.count).toBe(0);
      const { raw } = await stranger.call(REPORT, { query: { ...EVER, download: 1 } });
      expect(raw).not.toContain('Fuel');
    }
    expect(await namesOf(owner)).toEqual(['Fuel']);
  });

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(121) }, 'name'],
    ['no amount', { amount: 0 }, 'amount'],
    ['a refund', { amount: -5 }, 'amount'],
    ['parts of a cent', { amount: 1.005 }, 'amount'],
    ['more than 100,000 dollars', { amount: 100_000.01 }, 'amount'],
    ['an unknown way to pay', { paymentType: 'barter' }, 'paymentType'],
    ['an unknown category', { category: 'snacks' }, 'category'],
    ['a day that does not exist', { dateOfExpense: '2026-02-30' }, 'dateOfExpense'],
    ['a day of another century', { dateOfExpense: '1999-12-31' }, 'dateOfExpense'],
    ['notes that are too long', { notes: 'x'.repeat(1_001) }, 'notes'],
  ])('is refused with %s', async (_what, given, field) => {
    const { status, error } = await add(await api.as('groomer'), given);
    expect(status).toBe(422);
    expect(Object.keys(error.errors ?? {})).toEqual([field]);
  });

  it('takes the smallest and the largest amount', async () => {
    const groomer = await api.as('groomer');
    for (const amount of [0.01, 100_000]) expect((await add(groomer, { amount })).body.amount).toBe(amount);
  });

  it('is dated tomorrow at the latest, in the days of its provider, also when it is changed', async () => {
    const groomer = await api.as('groomer');
    const tomorrow = await add(groomer, { dateOfExpense: addDays(today(), 1) });
    expect(tomorrow.status).toBe(200);
    const later = { dateOfExpense: addDays(today(), 2) };
    const refused = { dateOfExpense: 'must not be after tomorrow' };
    expect((await add(groomer, later)).error.errors).toEqual(refused);
    expect((await update(groomer, tomorrow.body.id, later)).error.errors).toEqual(refused);
  });
});

describe('the receipt of an expense', () => {
  it('is an image of the provider, kept when it is omitted, and taken away', async () => {
    const groomer = await api.as('groomer');
    const receipt = await receiptOf(groomer.account.id);
    const { body: expense } = await add(groomer, { receipt });
    expect(expense.receipt?.id).toBe(receipt);
    expect((await update(groomer, expense.id, { name: 'Diesel' })).body.receipt?.id).toBe(receipt);
    expect((await list(groomer)).items[0]?.receipt?.id).toBe(receipt);
    expect((await update(groomer, expense.id, { receipt: null })).body.receipt).toBeNull();
  });

  it('cannot be a file of somebody else', async () => {
    const groomer = await api.as('groomer');
    const receipt = await receiptOf((await api.as('groomer')).account.id);
    expect((await add(groomer, { receipt })).status).toBe(404);
    const { body: expense } = await add(groomer);
    expect((await update(groomer, expense.id, { receipt })).status).toBe(404);
  });
});

describe('the list of expenses', () => {
  it('RL-expenses-01 holds the first and the last day of the period and nothing outside of it', async () => {
    const groomer = await api.as('groomer');
    for (const day of ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01'])
      await add(groomer, { name: day, dateOfExpense: day });
    const february = { start_date: '2026-02-01', end_date: '2026-02-28' };
    expect(await namesOf(groomer, february)).toEqual(['2026-02-28', '2026-02-01']);
  });

  it.each([
    ['no days', {}, ['start_date', 'end_date']],
    ['an end before the start', { start_date: '2026-02-02', end_date: '2026-02-01' }, ['end_date']],
    [
      'more than ten years',
      { start_date: '2010-01-01', end_date: addDays('2010-01-01' as LocalDate, MAX_EXPENSE_PERIOD_DAYS) },
      ['end_date'],
    ],
  ])('RL-reports-02 refuses %s, and so does the report', async (_what, query, fields) => {
    const groomer = await api.as('groomer');
    for (const call of [`GET ${EXPENSES}`, REPORT] as const) {
      const { status, error } = await groomer.call(call, { query });
      expect(status).toBe(422);
      expect(Object.keys(error.errors ?? {}).sort()).toEqual([...fields].sort());
    }
  });

  it('is found by name and notes, filtered by category, ordered and paged, with counts and a sum', async () => {
    const groomer = await api.as('groomer');
    await add(groomer, { name: 'Shampoo 100%', amount: 30.1, category: 'supplies', dateOfExpense: '2026-03-01' });
    await add(groomer, { name: 'Towels', notes: 'and shampoo', amount: 20.2, category: 'supplies' });
    await add(groomer, { name: 'diesel', amount: 55.3, dateOfExpense: '2026-03-20' });
    expect(await namesOf(groomer, { search: 'SHAMPOO' })).toEqual(['Towels', 'Shampoo 100%']);
    expect(await namesOf(groomer, { search: '0%' })).toEqual(['Shampoo 100%']);
    expect(await namesOf(groomer, { sort: 'amount' })).toEqual(['Towels', 'Shampoo 100%', 'diesel']);
    expect(await namesOf(groomer, { sort: '-amount' })).toEqual(['diesel', 'Shampoo 100%', 'Towels']);
    expect(await namesOf(groomer, { sort: 'name' })).toEqual(['diesel', 'Shampoo 100%', 'Towels']);
    expect(await namesOf(groomer, { sort: '-name' })).toEqual(['Towels', 'Shampoo 100%', 'diesel']);
    expect(await namesOf(groomer, { sort: 'date' })).toEqual(['Shampoo 100%', 'Towels', 'diesel']);
    expect(await list(groomer, { filter: 'supplies', limit: 1, offset: 1 })).toMatchObject({
      items: [{ name: 'Shampoo 100%' }],
      total: 2,
      limit: 1,
      offset: 1,
      amount: 50.3,
      counts: { all: 3, supplies: 2, fuel: 1, other: 0 },
    });
    expect((await list(groomer, { search: 'shampoo' })).counts).toMatchObject({ all: 2, fuel: 0 });
  });
});

const centsOf = (dollars: number) => Math.round(dollars * 100);
/** Fields are quoted only around separators; these names have none. */
const cellsOf = (raw: string) =>
  raw
    .slice(1)
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(','));

describe('the report', () => {
  const someExpenses = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 10_000_000 }).map((amount) => amount / 100),
      category: fc.constantFrom(...EXPENSE_CATEGORIES),
      paymentType: fc.constantFrom(...EXPENSE_PAYMENT_TYPES),
      dateOfExpense: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2024-01-01' as LocalDate, days)),
    }),
    { maxLength: 12 },
  );

  it('RL-reports-02 adds up to the cent: total, categories, months, payment types, list and file', async () => {
    await fc.assert(
      fc.asyncProperty(someExpenses, async (expenses) => {
        const groomer = await api.as('groomer');
        for (const expense of expenses) await add(groomer, expense);
        const query = { start_date: '2024-03-01', end_date: '2025-12-31' };
        const inside = expenses.filter(({ dateOfExpense: day }) => day >= query.start_date && day <= query.end_date);
        const expected = inside.reduce((sum, { amount }) => sum + centsOf(amount), 0);
        const { body } = await groomer.call(REPORT, { query });
        const sumOf = (parts: readonly { amount: number }[]) =>
          parts.reduce((sum, { amount }) => sum + centsOf(amount), 0);
        expect(centsOf(body.amount)).toBe(expected);
        expect(body.count).toBe(inside.length);
        for (const parts of [body.byCategory, body.byMonth, body.byPaymentType]) expect(sumOf(parts)).toBe(expected);
        expect(centsOf((await list(groomer, query)).amount)).toBe(expected);
        const { raw } = await groomer.call(REPORT, { query: { ...query, download: 1 } });
        const amounts = cellsOf(raw).map((cells) => ({ amount: Number(cells[4]) }));
        expect([amounts.length, sumOf(amounts)]).toEqual([inside.length, expected]);
      }),
      { numRuns: 12 },
    );
  });

  it('has the largest category first and the months in order', async () => {
    const groomer = await api.as('groomer');
    await add(groomer, { amount: 10, dateOfExpense: '2026-02-03' });
    await add(groomer, { amount: 25.5, category: 'insurance', paymentType: 'bank', dateOfExpense: '2026-01-03' });
    await add(groomer, { amount: 5, dateOfExpense: '2026-02-04' });
    expect((await groomer.call(REPORT, { query: EVER })).body).toEqual({
      amount: 40.5,
      count: 3,
      byCategory: [
        { category: 'insurance', amount: 25.5, count: 1 },
        { category: 'fuel', amount: 15, count: 2 },
      ],
      byMonth: [
        { month: '2026-01', amount: 25.5, count: 1 },
        { month: '2026-02', amount: 15, count: 2 },
      ],
      byPaymentType: [
        { paymentType: 'bank', amount: 25.5, count: 1 },
        { paymentType: 'card', amount: 15, count: 2 },
      ],
    });
  });

  it('RL-reports-02 is a CSV file with the download flag, in which no cell is a formula', async () => {
    const groomer = await api.as('groomer');
    await add(groomer, {
      name: '=1+1',
      amount: 1234.5,
      notes: 'Said "later", paid\nnow',
      category: 'phoneAndSoftware',
    });
    const { status, headers, raw } = await groomer.call(REPORT, {
      query: { start_date: '2026-03-01', end_date: '2026-03-31', download: 1 },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="expenses-2026-03-01-2026-03-31.csv"',
      'cache-control': 'no-store',
    });
    expect(raw).toBe(
      '\uFEFFDate,Name,Category,Payment type,Amount,Notes,Receipt\r\n' +
        '2026-03-14,\'=1+1,Phone and software,Card,1234.50,"Said ""later"", paid\nnow",No\r\n',
    );
  });

  it('is empty for providers who keep no expenses', async () => {
    for (const role of ['mechanic', 'renter'] as const) {
      const person = await api.as(role);
      expect((await person.call(REPORT, { query: EVER })).body).toMatchObject({ amount: 0, count: 0, byMonth: [] });
      expect((await person.call(`GET ${EXPENSES}`, { query: EVER })).status).toBe(403);
    }
  });
});

it('deleting an account deletes its expenses only', async () => {
  const [leaver, stayer] = [await api.as('groomer'), await api.as('groomer')];
  await add(leaver);
  await add(stayer);
  const worker = await api.startWorker();
  try {
    await api.platform.db.inSite(api.site.id, (tx) => emit(tx, accountDeleted, { accountId: leaver.account.id }));
    const left = async () =>
      (
        await api.database.asOwner((owner) =>
          owner.query<{ id: string }>('select provider_id as id from expenses where provider_id = any($1)', [
            [leaver.account.id, stayer.account.id],
          ]),
        )
      ).rows;
    await expect.poll(left).toEqual([{ id: stayer.account.id }]);
  } finally {
    await worker.stop();
  }
});
