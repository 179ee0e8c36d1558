import { useQuery } from '@tanstack/react-query';
import { OpenApplication } from '#features/onboarding/open-application.tsx';
import { NextSteps } from '#features/providers/next-steps.tsx';
import { accountQuery, type Account } from '#shell/account/account-query.ts';
import { Greeting } from '#shell/account/greeting.tsx';
import { questionsOf, settingsOf } from '#shell/navigation/account-places.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { DashboardColumn, DashboardPage } from '#ui/pages/dashboard-page.tsx';

type HomeRole = 'fleet_owner' | 'mechanic' | 'renter';

const WORK: Readonly<Record<HomeRole, { title: string; empty: string; words: string }>> = {
  fleet_owner: {
    title: 'Vans',
    empty: 'No vans yet',
    words: 'Your vans, with their rentals and documents, show here.',
  },
  mechanic: { title: 'Orders', empty: 'No orders yet', words: 'Maintenance orders for you show here.' },
  renter: { title: 'Rentals', empty: 'No rentals yet', words: 'Vans that you rent show here.' },
};

const NextStep = ({ role }: { role: HomeRole }) =>
  role === 'fleet_owner' ? (
    <ButtonLink to="/fleet-owner/account/my-docs" look="tint">
      Upload documents
    </ButtonLink>
  ) : (
    <ButtonLink to={settingsOf(role)} look="tint">
      Check your profile
    </ButtonLink>
  );

/** Until an applicant is approved: what to do next, and what was decided. */
const Application = ({ status }: { status: Account['status'] | undefined }) => {
  if (status === 'pending')
    return <Notice tone="info">We are reviewing your application, and text you once it is decided.</Notice>;
  if (status !== 'new' && status !== 'inactive') return null;
  return (
    <Card title="Your application">
      <CardBody>
        <OpenApplication />
      </CardBody>
    </Card>
  );
};

/** The home of fleet owners, mechanics and renters. */
export const ProviderHomeScreen = ({ role }: { role: HomeRole }) => {
  const { title, empty, words } = WORK[role];
  const status = useQuery(accountQuery(role)).data?.status;
  return (
    <DashboardPage header={<Greeting />}>
      <DashboardColumn span={8} next>
        <Application status={status} />
        {status !== 'inactive' && <NextSteps saysDone />}
      </DashboardColumn>
      <DashboardColumn span={4}>
        <Card title={title}>
          <EmptyState title={empty} action={<NextStep role={role} />}>
            {words}
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            level={2}
            title="Questions?"
            action={
              <ButtonLink to={questionsOf(role)} look="tint">
                Read the FAQ
              </ButtonLink>
            }
          >
            Answers for your role, and how to reach us.
          </EmptyState>
        </Card>
      </DashboardColumn>
    </DashboardPage>
  );
};
