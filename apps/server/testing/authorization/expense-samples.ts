import type { CallName } from '@tailgate/contract';
import type { Sample, Scene } from './samples.ts';

/** The expenses of the worlds are of the day on which the tests run. */
const EVER = { start_date: '2024-01-01', end_date: '2032-12-31' };

const expense = ({ reference }: Scene) => ({
  body: {
    name: 'Shampoo',
    amount: 48.5,
    paymentType: 'card',
    category: 'supplies',
    dateOfExpense: '2026-01-05',
    receipt: reference('image.use'),
  },
});

export const EXPENSE_SAMPLES = {
  'GET /v2/service-provider/account/expenses': () => ({ query: EVER }),
  'POST /v2/service-provider/account/expenses': expense,
  'PUT /v2/service-provider/account/expenses/update/:id': expense,
  'DELETE /v2/service-provider/account/expenses/delete/:id': () => ({}),
  'GET /v2/service-report/service-provider/expense-details': () => ({ query: EVER }),
} satisfies Partial<Record<CallName, Sample>>;
