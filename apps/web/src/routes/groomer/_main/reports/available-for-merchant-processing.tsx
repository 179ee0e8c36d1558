import { createFileRoute } from '@tanstack/react-router';
import { Available } from '#features/reports/available.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const AvailableForPayout = () => (
  <DashboardPage
    header={<PageHeader title="Available for payout" back={{ to: '/groomer/reports', label: 'reports' }} />}
  >
    <Available />
  </DashboardPage>
);

export const Route = createFileRoute('/groomer/_main/reports/available-for-merchant-processing')({
  staticData: { tabs: false },
  component: AvailableForPayout,
});
