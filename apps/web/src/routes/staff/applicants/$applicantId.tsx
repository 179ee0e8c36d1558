import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ApplicantDetail } from '#features/onboarding/applicants/applicant-detail.tsx';
import { applicantQuery } from '#features/onboarding/applicants/applicants-query.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const OneApplicant = () => {
  const { applicantId } = Route.useParams();
  const name = useQuery(applicantQuery(applicantId)).data?.displayName;
  return (
    <DashboardPage
      header={
        <PageHeader
          title={name ?? 'Application'}
          back={{ to: '/staff/applicants', label: 'Applications', search: Route.useSearch() }}
        />
      }
    >
      <ApplicantDetail id={applicantId} />
    </DashboardPage>
  );
};

export const Route = createFileRoute('/staff/applicants/$applicantId')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: OneApplicant,
});
