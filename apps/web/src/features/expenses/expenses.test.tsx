import type { CallAnswer, CallInput } from '@tailgate/contract';
import { EXPENSE_FILTERS } from '@tailgate/contract/facts';
import { localDateAt } from '@tailgate/values/local-time';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, type RequestHandler } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { currentTime } from '#ui/dates/current-time.ts';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';

const EXPENSES = '/v2/service-provider/account/expenses';
const REPORT = 'GET /v2/service-report/service-provider/expense-details';
type Expense = CallAnswer<`GET ${typeof EXPENSES}`>['items'][number];
type Sent = CallInput<`POST ${typeof EXPENSES}`>['body'];

const today = localDateAt(currentTime(), 'America/Chicago');
const FUEL: Expense = {
  id: 'fuel',
  name: 'Diesel',
  amount: 61.07,
  paymentType: 'card',
  category: 'fuel',
  dateOfExpense: today,
  notes: 'Pump 4',
  receipt: null,
};
const RECEIPT = {
  id: 'receipt',
  url: 'https://files.example/receipt',
  alt: '',
  filename: 'receipt.jpg',
  sizes: { thumbnail: 'https://files.example/t', medium: 'https://files.example/m', large: 'https://files.example/l' },
};
const SHAMPOO: Expense = { ...FUEL, id: 'shampoo', name: 'Shampoo', amount: 20.2, category: 'supplies' };

const cents = (rows: readonly Expense[]) => rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
const sumOf = (rows: readonly Expense[]) => ({ amount: cents(rows) / 100, count: rows.length });
const reportOf = (rows: readonly Expense[]): CallAnswer<typeof REPORT> => ({
  ...sumOf(rows),
  byCategory: [...Map.groupBy(rows, ({ category }) => category)].map(([category, some]) => ({
    category,
    ...sumOf(some),
  })),
  byMonth: [...Map.groupBy(rows, (row) => row.dateOfExpense.slice(0, 7))].map(([month, some]) => ({
    month,
    ...sumOf(some),
  })),
  byPaymentType: [...Map.groupBy(rows, ({ paymentType }) => paymentType)].map(([paymentType, some]) => ({
    paymentType,
    ...sumOf(some),
  })),
});
const expenseOf = (id: string, { receipt, ...body }: Sent): Expense => ({
  ...FUEL,
  ...body,
  id,
  notes: body.notes ?? '',
  category: body.category ?? 'other',
  receipt: receipt ? RECEIPT : null,
});

interface Opening {
  readonly path?: string;
  readonly rows?: readonly Expense[];
  readonly role?: 'groomer' | 'fleet_owner';
  readonly first?: readonly RequestHandler[];
}

/** A server that keeps expenses as the real one does. */
const open = async ({
  path = '/groomer/reports/expense',
  rows = [FUEL],
  role = 'groomer',
  first = [],
}: Opening = {}) => {
  let kept = [...rows];
  const asked: unknown[] = [];
  const app = await openApp(
    path,
    buildSession({ role }),
    ...first,
    answer(`GET ${EXPENSES}`, ({ query }) => {
      asked.push(Object.fromEntries(query));
      const filter = query.get('filter') ?? 'all';
      const items = kept.filter(({ category }) => filter === 'all' || category === filter);
      const countOf = (wanted: string) => kept.filter(({ category }) => wanted === 'all' || category === wanted).length;
      const counts = Object.fromEntries(EXPENSE_FILTERS.map((each) => [each, countOf(each)]));
      return { items, total: items.length, limit: 25, offset: 0, amount: sumOf(items).amount, counts: counts as never };
    }),
    answer(REPORT, () => reportOf(kept)),
    answer(`POST ${EXPENSES}`, ({ body }) => {
      asked.push(body);
      const added = expenseOf(`new-${kept.length}`, body);
      kept = [...kept, added];
      return added;
    }),
    answer(`PUT ${EXPENSES}/update/:id`, ({ params, body }) => {
      asked.push({ id: params['id'], ...body });
      const changed = expenseOf(String(params['id']), body);
      kept = kept.map((row) => (row.id === changed.id ? changed : row));
      return changed;
    }),
    answer(`DELETE ${EXPENSES}/delete/:id`, ({ params }) => {
      kept = kept.filter(({ id }) => id !== params['id']);
      return true;
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Expenses' });
  return { ...app, asked };
};
const total = async () => (await screen.findByRole('region', { name: 'Total' })).textContent;
const barsOf = async (label: string) =>
  within(await screen.findByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const rowsShown = async () =>
  within(await screen.findByRole('table', { name: 'expenses' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent).slice(1, 4));

describe('expenses', () => {
  it('RL-expenses-01 show what this month cost, by category and payment type, and each expense', async () => {
    const { asked } = await open({ rows: [FUEL, SHAMPOO] });
    expect(await total()).toContain('$81.27');
    expect(await barsOf('Expenses by category')).toEqual(['Fuel $61.07', 'Supplies $20.20']);
    expect(await barsOf('Expenses by payment type')).toEqual(['Card $81.27']);
    expect(await rowsShown()).toEqual([
      ['Diesel', 'Fuel', 'Card'],
      ['Shampoo', 'Supplies', 'Card'],
    ]);
    expect(asked[0]).toMatchObject({ start_date: `${today.slice(0, 7)}-01`, sort: '-date' });
  });

  it('keep the period in the address, and the months of a year in a chart', async () => {
    const { router, asked } = await open({ path: '/groomer/reports/expense?page=2&category=fuel' });
    await userEvent.click(await screen.findByRole('button', { name: 'This year' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ period: 'this-year', category: 'fuel' }));
    expect(await barsOf('Expenses over time')).toHaveLength(1);
    const year = today.slice(0, 4);
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ start_date: `${year}-01-01`, end_date: `${year}-12-31`, offset: '0' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Custom' }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ period: 'custom', from: `${year}-01-01`, category: 'fuel' }),
    );
    const end = await screen.findByLabelText('End date');
    await userEvent.clear(end);
    await userEvent.type(end, `${year}-01-31`);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ to: `${year}-01-31` }));
  });

  it('say what a filter found, and keep the period while filtering', async () => {
    const { router } = await open({ path: '/groomer/reports/expense?period=this-year', rows: [FUEL, SHAMPOO] });
    await userEvent.click(await screen.findByRole('button', { name: /^Supplies/ }));
    expect((await screen.findByText(/found/)).textContent).toBe('1 expense found · $20.20');
    expect(router.state.location.search).toEqual({ period: 'this-year', category: 'supplies' });
    expect(await total()).toContain('$81.27');
  });

  it('are added after the form is complete', async () => {
    const { asked } = await open({ rows: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Add an expense' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add expense' }));
    await dialog.findByText('Enter what you paid for');
    dialog.getByText('Enter the amount');
    dialog.getByText('Choose a category');
    await userEvent.type(dialog.getByRole('textbox', { name: /Expense/ }), 'Towels');
    await userEvent.type(dialog.getByRole('textbox', { name: /Amount/ }), '12.5');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Category/ }), 'Supplies');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Paid by/ }), 'Cash');
    await userEvent.click(dialog.getByRole('button', { name: 'Add expense' }));
    expect(await rowsShown()).toEqual([['Towels', 'Supplies', 'Cash']]);
    expect(await total()).toContain('$12.50');
    expect(asked).toContainEqual({
      name: 'Towels',
      amount: 12.5,
      dateOfExpense: today,
      category: 'supplies',
      paymentType: 'cash',
      notes: '',
      receipt: null,
    });
  });

  it('open to be changed, and keep the receipt', async () => {
    const { asked } = await open({ rows: [{ ...FUEL, receipt: RECEIPT }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Diesel' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('img', { name: 'Receipt, preview' });
    const amount = dialog.getByRole('textbox', { name: /Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '70');
    await userEvent.click(dialog.getByRole('button', { name: 'Save expense' }));
    await waitFor(() =>
      expect(asked).toContainEqual(expect.objectContaining({ id: 'fuel', amount: 70, receipt: 'receipt' })),
    );
    await waitFor(async () => expect(await total()).toContain('$70.00'));
  });

  it('show under the field what the server refuses', async () => {
    await open({
      first: [
        answer(`PUT ${EXPENSES}/update/:id`, () =>
          refusal(422, 'validation_failed', 'No.', { dateOfExpense: 'must not be after tomorrow' }),
        ),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Diesel' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save expense' }));
    await dialog.findByText(/must not be after tomorrow/i);
  });

  it('are deleted with a way back', async () => {
    const { asked } = await open({ rows: [{ ...FUEL, receipt: RECEIPT }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Diesel' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete expense' }));
    await screen.findByText('No expenses in this period');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await rowsShown()).toEqual([['Diesel', 'Fuel', 'Card']]);
    const { id: _id, ...body } = FUEL;
    expect(asked).toContainEqual({ ...body, receipt: 'receipt' });
  });

  it('RL-reports-02 are downloaded as the file of the shown period', async () => {
    const csv = 'Date,Amount\r\n2026-01-05,61.07\r\n';
    const saved: File[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = (file) => {
      saved.push(file as File);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    const asked: string[] = [];
    await open({
      path: '/groomer/reports/expense?period=custom&from=2026-01-01&to=2026-01-31',
      first: [
        answer(REPORT, ({ query }) => {
          if (query.get('download') !== '1') return reportOf([FUEL]);
          asked.push(`${query.get('start_date')} ${query.get('end_date')}`);
          return new HttpResponse(csv, { headers: { 'content-type': 'text/csv' } }) as never;
        }),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['expenses-2026-01-01-2026-01-31.csv']));
    expect(await saved[0]?.text()).toBe(csv);
    expect(asked).toEqual(['2026-01-01 2026-01-31']);
  });

  it('offer a retry when they do not load, and nothing to download when there is nothing', async () => {
    let works = false;
    await open({
      rows: [],
      first: [answer(REPORT, () => (works ? reportOf([]) : refusal(500, 'internal_server_error')))],
    });
    await screen.findByText('Your report didn’t load', undefined, { timeout: 10_000 });
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Download CSV' })).toHaveProperty('disabled', true);
  });

  it('of a fleet owner are the same screen', async () => {
    await open({ path: '/fleet-owner/reports/expense', role: 'fleet_owner' });
    expect(await rowsShown()).toEqual([['Diesel', 'Fuel', 'Card']]);
  });
});
