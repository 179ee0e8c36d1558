import { createFileRoute } from '@tanstack/react-router';
import { OwnReviews } from '#features/reviews/own-reviews.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const Reviews = () => (
  <DashboardPage
    header={
      <PageHeader
        title="Reviews"
        lead="What customers say after their appointments. Your replies are public."
        back={{ to: '/groomer/account', label: 'your account' }}
      />
    }
  >
    <OwnReviews search={Route.useSearch()} onSearch={Route.useNavigate()} />
  </DashboardPage>
);

export const Route = createFileRoute('/groomer/_main/account/reviews')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Reviews,
});
