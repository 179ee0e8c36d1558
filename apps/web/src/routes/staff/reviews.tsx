import { createFileRoute } from '@tanstack/react-router';
import { StaffReviews } from '#features/reviews/staff-reviews.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const Reviews = () => (
  <DashboardPage
    header={
      <PageHeader
        title="Reviews"
        lead="Decide about reported reviews. Hidden ones are not public and don’t count in averages."
        back={{ to: '/staff', label: 'Home' }}
      />
    }
  >
    <StaffReviews search={Route.useSearch()} onSearch={Route.useNavigate()} />
  </DashboardPage>
);

export const Route = createFileRoute('/staff/reviews')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Reviews,
});
