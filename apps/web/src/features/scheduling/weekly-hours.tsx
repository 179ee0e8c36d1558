import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadingState } from '#ui/loading-state.tsx';
import { Card } from '#ui/card.tsx';
import type { CalendarHabits } from './clock.ts';
import { weekOf } from './week.ts';
import { timeZoneQuery, weekQuery } from './week-query.ts';
import { WeekForm } from './week-form.tsx';

/** The hours of an ordinary week, to be looked at and changed. */
export const WeeklyHours = ({ habits }: { habits: CalendarHabits }) => {
  const week = useQuery(weekQuery);
  const timeZone = useQuery(timeZoneQuery);
  // What was typed survives a reload of the same data; an undo brings other data and starts anew.
  const [revision, setRevision] = useState(0);
  if (week.data)
    return (
      <WeekForm
        key={revision}
        saved={weekOf(week.data.availability)}
        timeZone={timeZone.data}
        habits={habits}
        onUndone={() => setRevision((current) => current + 1)}
      />
    );
  return (
    <Card>
      <LoadingState what="your hours" of={[week]} rows={6} />
    </Card>
  );
};
