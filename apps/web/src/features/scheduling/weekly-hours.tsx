import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { CalendarHabits } from './clock.ts';
import { weekOf } from './week.ts';
import { timeZoneQuery, weekQuery } from './week-query.ts';
import { WeekForm } from './week-form.tsx';

/** Your weekly hours, to be looked at and changed. */
export const WeeklyHours = ({ habits }: { habits: CalendarHabits }) => {
  const week = useQuery(weekQuery);
  const timeZone = useQuery(timeZoneQuery);
  if (week.data) return <WeekForm saved={weekOf(week.data.availability)} timeZone={timeZone.data} habits={habits} />;
  return (
    <Card>
      <LoadingState what="your hours" of={[week]} rows={6} />
    </Card>
  );
};
