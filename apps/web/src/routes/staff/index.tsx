import { DUTY_FOR } from '@tailgate/contract/facts';
import { createFileRoute } from '@tanstack/react-router';
import { HomeAccount } from '#features/accounts/home-account.tsx';
import { PeopleByStatusCard } from '#features/accounts/people/people-by-status-card.tsx';
import { PeopleFigures } from '#features/accounts/people/people-figures.tsx';
import { SignUpsCard } from '#features/accounts/people/sign-ups-card.tsx';
import { LeadsCard } from '#features/visitor-booking/leads/leads-card.tsx';
import { ApplicantsCard } from '#features/onboarding/applicants/applicants-card.tsx';
import { ReportedReviewsCard } from '#features/reviews/reported-reviews-card.tsx';
import { SiteLinksCard } from '#features/sites/staff/site-links-card.tsx';
import { OverdueRounds } from '#features/sites/staff/overdue-rounds.tsx';
import { DefaultPagesCard } from '#features/sites/staff/default-pages-card.tsx';
import { Greeting } from '#shell/account/greeting.tsx';
import { useDuties } from '#shell/staff/use-duties.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DashboardColumn, DashboardFigures, DashboardPage } from '#ui/pages/dashboard-page.tsx';

/** Only what the duties of the account cover: the server would refuse the rest. */
const StaffHome = () => {
  const { has, none } = useDuties();
  // Without links of the site beside them, the cards take the whole width.
  const managesSite = has(DUTY_FOR.site) || has(DUTY_FOR.taxes);
  return (
    <DashboardPage header={<Greeting />}>
      {none && (
        <DashboardColumn span={12}>
          <EmptyState level={2} title="No duties yet">
            An owner of the site gives you access to what you will work with.
          </EmptyState>
        </DashboardColumn>
      )}
      {has(DUTY_FOR.rounds) && <OverdueRounds />}
      {has(DUTY_FOR.people) && (
        <DashboardFigures>
          <PeopleFigures />
        </DashboardFigures>
      )}
      <DashboardColumn span={8}>
        {has(DUTY_FOR.site) && <DefaultPagesCard />}
        <SiteLinksCard />
      </DashboardColumn>
      <DashboardColumn span={managesSite ? 4 : 12} next>
        {has(DUTY_FOR.applicants) && <ApplicantsCard />}
        {has(DUTY_FOR.leads) && <LeadsCard />}
        {has(DUTY_FOR.reviews) && <ReportedReviewsCard />}
        {has(DUTY_FOR.people) && <PeopleByStatusCard />}
      </DashboardColumn>
      {has(DUTY_FOR.people) && (
        <DashboardColumn span={12}>
          <SignUpsCard />
        </DashboardColumn>
      )}
      <HomeAccount />
    </DashboardPage>
  );
};

export const Route = createFileRoute('/staff/')({ component: StaffHome });
