import { createFileRoute } from '@tanstack/react-router';
import { HomeAccount } from '#features/accounts/home-account.tsx';
import { PeopleByStatusCard } from '#features/accounts/people/people-by-status-card.tsx';
import { PeopleFigures } from '#features/accounts/people/people-figures.tsx';
import { SignUpsCard } from '#features/accounts/people/sign-ups-card.tsx';
import { LeadsCard } from '#features/leads/leads-card.tsx';
import { ApplicantsCard } from '#features/onboarding/applicants-card.tsx';
import { ReportedReviewsCard } from '#features/reviews/reported-reviews-card.tsx';
import { SiteLinksCard } from '#features/sites/staff/site-links-card.tsx';
import { DefaultPagesCard } from '#features/sites/staff/default-pages-card.tsx';
import { Greeting } from '#shell/account/greeting.tsx';
import { DashboardColumn, DashboardFigures, DashboardPage } from '#ui/pages/dashboard-page.tsx';

const StaffHome = () => (
  <DashboardPage header={<Greeting />}>
    <DashboardFigures>
      <PeopleFigures />
    </DashboardFigures>
    <DashboardColumn span={8}>
      <DefaultPagesCard />
      <SiteLinksCard />
    </DashboardColumn>
    <DashboardColumn span={4} next>
      <ApplicantsCard />
      <LeadsCard />
      <ReportedReviewsCard />
      <PeopleByStatusCard />
    </DashboardColumn>
    <DashboardColumn span={12}>
      <SignUpsCard />
    </DashboardColumn>
    <HomeAccount />
  </DashboardPage>
);

export const Route = createFileRoute('/staff/')({ component: StaffHome });
