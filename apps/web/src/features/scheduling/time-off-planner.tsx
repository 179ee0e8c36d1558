import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { useNow } from '#ui/use-now.ts';
import type { CalendarHabits } from './clock.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { TakeTimeOff } from './take-time-off.tsx';
import { TimeOffList } from './time-off-list.tsx';
import { allTimeOffQuery, useTimeOffChanges, type TimeOff } from './time-off-query.ts';
import { timeZoneQuery, weekQuery } from './week-query.ts';

const NO_DAYS: readonly TimeOff[] = [];

/** Days off: taken, seen in the month, and called off again. All days are days of the provider's own zone. */
export const TimeOffPlanner = ({ habits }: { habits: CalendarHabits }) => {
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
      <TimeOffList today={today} changes={changes} />
    </FormAndAside>
  );
};
