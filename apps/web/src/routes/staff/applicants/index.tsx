import { createFileRoute } from '@tanstack/react-router';
import { ApplicantsList } from '#features/onboarding/applicants/applicants-list.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const Applicants = () => (
  <DashboardPage
    header={
      <PageHeader
        title="Applications"
        lead="Decide who works on the site. Applicants are told by text and email."
        back={{ to: '/staff', label: 'Home' }}
      />
    }
  >
    <ApplicantsList search={Route.useSearch()} onSearch={Route.useNavigate()} />
  </DashboardPage>
);

export const Route = createFileRoute('/staff/applicants/')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Applicants,
});
