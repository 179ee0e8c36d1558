import { createFileRoute } from '@tanstack/react-router';
import { StaffLeads } from '#features/visitor-booking/leads/staff-leads.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const Leads = () => (
  <DashboardPage
    header={
      <PageHeader
        title="Leads"
        lead="People who wanted an appointment where no groomer is free. They are deleted after a year."
        back={{ to: '/staff', label: 'Home' }}
      />
    }
  >
    <StaffLeads search={Route.useSearch()} onSearch={Route.useNavigate()} />
  </DashboardPage>
);

export const Route = createFileRoute('/staff/leads')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Leads,
});
