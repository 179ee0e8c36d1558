import { createFileRoute } from '@tanstack/react-router';
import { textSearch } from '#shell/tables/text-search.ts';
import { ExpenseScreen } from '../../../-reports/expense-screen.tsx';

const GroomerExpenses = () => (
  <ExpenseScreen
    back={{ to: '/groomer/reports', label: 'reports' }}
    search={Route.useSearch()}
    onSearch={Route.useNavigate()}
  />
);

export const Route = createFileRoute('/groomer/_main/reports/expense')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: GroomerExpenses,
});
