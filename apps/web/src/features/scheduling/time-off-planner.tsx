import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import type { CalendarHabits } from './clock.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { TakeTimeOff } from './take-time-off.tsx';
import { allTimeOffQuery, useTimeOffChanges, type TimeOff } from './time-off-query.ts';
import { TimeOffTable } from './time-off-table.tsx';
import { timeZoneQuery, weekQuery } from './week-query.ts';

interface TimeOffPlannerProps {
  readonly habits: CalendarHabits;
  readonly table: Pick<ComponentProps<typeof TimeOffTable>, 'state' | 'onState'>;
}

const NO_DAYS: readonly TimeOff[] = [];

/** Days off: taken, seen in the month, and called off again. All days are days of the provider's own zone. */
export const TimeOffPlanner = ({ habits, table }: TimeOffPlannerProps) => {
  const now = useNow();
  const timeZone = useQuery(timeZoneQuery);
  const week = useQuery(weekQuery);
  const { data: timeOff = NO_DAYS } = useQuery(allTimeOffQuery);
  const changes = useTimeOffChanges();
  if (!timeZone.data)
    return (
      <Card>
        <LoadingState what="your calendar" of={[timeZone]} rows={5} />
      </Card>
    );
  const today = localDateAt(now, timeZone.data);
  return (
    <FormAndAside
      aside={
        <MonthCalendar
          today={today}
          habits={habits}
          timeOff={timeOff}
          workingDays={new Set(week.data?.availability.map(({ day }) => day))}
        />
      }
    >
      <TakeTimeOff today={today} habits={habits} timeOff={timeOff} changes={changes} />
      <TimeOffTable today={today} changes={changes} {...table} />
    </FormAndAside>
  );
};
