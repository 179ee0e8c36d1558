import { createFileRoute } from '@tanstack/react-router';
import { DriverPapers } from '#features/compliance/index.ts';
import { DrivenFleets } from '#features/fleet/driven-fleets.tsx';
import { MyVan } from '#features/vehicles/driver/my-van.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const GroomersVan = () => (
  <DashboardPage header={<PageHeader title="My van" back={{ to: '/groomer', label: 'your home' }} />}>
    <MyVan fleets={<DrivenFleets />} papers={<DriverPapers />} />
  </DashboardPage>
);

export const Route = createFileRoute('/groomer/_main/my-van/')({
  staticData: { tabs: false },
  component: GroomersVan,
});
