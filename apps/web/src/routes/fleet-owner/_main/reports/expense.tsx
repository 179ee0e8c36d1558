import { createFileRoute } from '@tanstack/react-router';
import { readExpensesSearch } from '#features/expenses/expenses-spec.ts';
import { ExpenseScreen } from '../../../-reports/expense-screen.tsx';

const FleetOwnerExpenses = () => (
  <ExpenseScreen account="/fleet-owner/account" search={Route.useSearch()} onSearch={Route.useNavigate()} />
);

export const Route = createFileRoute('/fleet-owner/_main/reports/expense')({
  staticData: { tabs: false },
  validateSearch: readExpensesSearch,
  component: FleetOwnerExpenses,
});
