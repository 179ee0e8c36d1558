import { useQuery } from '@tanstack/react-query';
import { BarChart } from '#ui/figures/bar-chart.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { signUpsQuery } from './people-query.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** How many people joined, week by week. */
export const SignUpsCard = () => {
  const signUps = useQuery(signUpsQuery);
  return (
    <Card title="Sign-ups by week">
      {signUps.data ? (
        <CardBody>
          <BarChart
            label="Sign-ups by week"
            bars={signUps.data.weeks.map(({ week, people }) => ({ label: day.format(new Date(week)), value: people }))}
          />
        </CardBody>
      ) : (
        <LoadingState what="the sign-ups" of={[signUps]} rows={3} />
      )}
    </Card>
  );
};
