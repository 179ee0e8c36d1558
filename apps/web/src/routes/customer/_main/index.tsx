import { createFileRoute } from '@tanstack/react-router';
import { HomeAccount } from '#features/accounts/home-account.tsx';
import { Greeting } from '#shell/account/greeting.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { DashboardColumn, DashboardPage } from '#ui/pages/dashboard-page.tsx';

const CustomerHome = () => (
  <DashboardPage header={<Greeting />}>
    <DashboardColumn span={12} next>
      <Card title="Appointments">
        <EmptyState
          title="No appointments yet"
          action={
            <ButtonLink to="/s/contact-us" look="tint">
              Contact us
            </ButtonLink>
          }
        >
          Your appointments show here. Contact us if one is missing.
        </EmptyState>
      </Card>
    </DashboardColumn>
    <HomeAccount />
  </DashboardPage>
);

export const Route = createFileRoute('/customer/_main/')({ component: CustomerHome });
