import { useQuery } from '@tanstack/react-query';
import { OpenApplication } from '#features/onboarding/open-application.tsx';
import { NextSteps } from '#features/providers/next-steps.tsx';
import { accountQuery, type Account } from '#shell/account/account-query.ts';
import { Greeting } from '#shell/account/greeting.tsx';
import { questionsOf } from '#shell/navigation/account-places.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { DashboardColumn, DashboardPage } from '#ui/pages/dashboard-page.tsx';

type HomeRole = 'fleet_owner' | 'mechanic' | 'renter';

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
  const status = useQuery(accountQuery(role)).data?.status;
  return (
    <DashboardPage header={<Greeting />}>
      <DashboardColumn span={8} next>
        <Application status={status} />
        {status !== 'inactive' && <NextSteps saysDone />}
      </DashboardColumn>
      <DashboardColumn span={4}>
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
