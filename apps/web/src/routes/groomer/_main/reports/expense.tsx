import { createFileRoute } from '@tanstack/react-router';
import { readExpensesSearch } from '#features/expenses/expenses-spec.ts';
import { ExpenseScreen } from '../../../-reports/expense-screen.tsx';

const GroomerExpenses = () => (
  <ExpenseScreen account="/groomer/account" search={Route.useSearch()} onSearch={Route.useNavigate()} />
);

export const Route = createFileRoute('/groomer/_main/reports/expense')({
  staticData: { tabs: false },
  validateSearch: readExpensesSearch,
  component: GroomerExpenses,
});
