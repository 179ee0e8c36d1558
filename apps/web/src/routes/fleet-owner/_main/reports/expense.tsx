import { createFileRoute } from '@tanstack/react-router';
import { textSearch } from '#shell/tables/text-search.ts';
import { ExpenseScreen } from '../../../-reports/expense-screen.tsx';

const FleetOwnerExpenses = () => (
  <ExpenseScreen
    back={{ to: '/fleet-owner/account', label: 'your account', phoneOnly: true }}
    search={Route.useSearch()}
    onSearch={Route.useNavigate()}
  />
);

export const Route = createFileRoute('/fleet-owner/_main/reports/expense')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: FleetOwnerExpenses,
});
