import type { EXPENSES_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';

const ownExpenses = forViewer<'expenses'>((viewer) => (expense) => expense('provider_id', '=', viewer.accountId));

export const expensesPolicy: Policy<typeof EXPENSES_ABILITIES> = {
  'expense.update': ownExpenses,
  'expense.delete': ownExpenses,
};
