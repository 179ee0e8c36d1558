import { createFileRoute } from '@tanstack/react-router';
import { Overview } from '#features/reports/overview.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const Reports = () => (
  <DashboardPage
    header={<PageHeader title="Reports" back={{ to: '/groomer/account', label: 'your account', phoneOnly: true }} />}
  >
    <Overview />
  </DashboardPage>
);

export const Route = createFileRoute('/groomer/_main/reports/')({ component: Reports });
