import { createFileRoute } from '@tanstack/react-router';
import { PAYOUTS_TABLE } from '#features/payouts/payouts-spec.ts';
import { Payouts } from '#features/payouts/payouts.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const Payments = () => {
  const table = useTableState(PAYOUTS_TABLE, Route.useSearch(), Route.useNavigate());
  return (
    <DashboardPage
      header={<PageHeader title="Payouts" back={{ to: '/groomer/account', label: 'your account', phoneOnly: true }} />}
    >
      <Payouts {...table} />
    </DashboardPage>
  );
};

export const Route = createFileRoute('/groomer/_main/payments')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Payments,
});
