import { useQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { OpenApplication } from '#features/onboarding/open-application.tsx';
import { NextSteps } from '#features/providers/next-steps.tsx';
import { accountQuery, type Account } from '#shell/account/account-query.ts';
import { Greeting } from '#shell/account/greeting.tsx';
import { questionsOf } from '#shell/navigation/account-places.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
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
        <Card title="Help">
          <Rows label="Help">
            <RowLink
              to={questionsOf(role)}
              lead={<RowIcon icon={CircleHelp} />}
              title="Questions and answers"
              meta="For your role, and how to reach us"
            />
          </Rows>
        </Card>
      </DashboardColumn>
    </DashboardPage>
  );
};
