import { createFileRoute } from '@tanstack/react-router';
import { HomeAccount } from '#features/accounts/home-account.tsx';
import { OwnActivityCard } from '#features/accounts/own-activity-card.tsx';
import { FindPeopleCard } from '#features/accounts/people/find-people-card.tsx';
import { PeopleFigures } from '#features/accounts/people/people-figures.tsx';
import { RecentPeopleCard } from '#features/accounts/people/recent-people-card.tsx';
import { Greeting } from '#shell/account/greeting.tsx';
import { DashboardColumn, DashboardFigures, DashboardPage } from '#ui/pages/dashboard-page.tsx';

const SupportHome = () => (
  <DashboardPage header={<Greeting />}>
    <DashboardColumn span={12} next>
      <FindPeopleCard />
    </DashboardColumn>
    <DashboardFigures>
      <PeopleFigures />
    </DashboardFigures>
    <DashboardColumn span={8}>
      <RecentPeopleCard />
    </DashboardColumn>
    <DashboardColumn span={4}>
      <OwnActivityCard />
    </DashboardColumn>
    <HomeAccount />
  </DashboardPage>
);

export const Route = createFileRoute('/support/')({ component: SupportHome });
