import { Card, CardBody } from '#ui/card.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { CalendarHabits } from '../clock.ts';
import { WeekPicture } from '../week-picture.tsx';
import { usePlans } from './use-plans.ts';

/** The ordinary week as a chart: one bar for each span of hours. */
export const WeekChartCard = ({ habits }: { habits: CalendarHabits }) => {
  const { plans, queries } = usePlans();
  return (
    <Card title="Weekly hours" aside={<TextLink to="/groomer/account/availability">Edit hours</TextLink>}>
      {plans ? (
        <CardBody>
          <WeekPicture week={plans.week} habits={habits} />
        </CardBody>
      ) : (
        <LoadingState what="your week" of={queries} rows={4} />
      )}
    </Card>
  );
};
