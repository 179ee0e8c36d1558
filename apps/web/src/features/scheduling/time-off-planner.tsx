import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import type { CalendarHabits } from './clock.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { TakeTimeOff } from './take-time-off.tsx';
import { TimeOffList } from './time-off-list.tsx';
import { allTimeOffQuery, useTimeOffChanges } from './time-off-query.ts';
import classes from './time-off.module.css';
import { timeZoneQuery, weekQuery } from './week-query.ts';

const NO_DAYS = { items: [] };

/** Days off: taken, seen in the month, and called off again. All days are days of the provider's own zone. */
export const TimeOffPlanner = ({ habits }: { habits: CalendarHabits }) => {
  const timeZone = useQuery(timeZoneQuery);
  const week = useQuery(weekQuery);
  const { items: timeOff } = useQuery(allTimeOffQuery).data ?? NO_DAYS;
  const changes = useTimeOffChanges();
  if (!timeZone.data)
    return (
      <Card>
        <LoadingState what="your calendar" of={[timeZone]} rows={5} />
      </Card>
    );
  const today = localDateAt(new Date(), timeZone.data);
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        <TakeTimeOff today={today} habits={habits} timeOff={timeOff} changes={changes} />
        <TimeOffList today={today} changes={changes} />
      </div>
      <MonthCalendar
        today={today}
        habits={habits}
        timeOff={timeOff}
        workingDays={new Set(week.data?.availability.map(({ day }) => day))}
      />
    </div>
  );
};
