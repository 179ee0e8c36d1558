import { useMediaQuery } from '@mantine/hooks';
import type { LocalDate } from '@tailgate/values/local-time';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, memo, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { dayOf } from '../appointment-words.ts';
import { dayRouteQuery, monthQuery } from '../appointments-query.ts';
import { MoveDialog, type PlannedMove } from '../move-dialog.tsx';
import type { Clock } from './appointment-event.tsx';
import { daysIn, monthsOf, rangeOf, type CalendarHabits, type CalendarView } from './calendar-days.ts';
import type { BlockedDay } from './calendar-events.ts';
import { DayAgenda } from './day-agenda.tsx';
import { MonthGrid } from './month-grid.tsx';
import { WeekHeads } from './week-heads.tsx';

const CalendarGrid = lazy(async () => ({ default: (await import('./calendar-grid.tsx')).CalendarGrid }));

interface CalendarProps {
  readonly view: Exclude<CalendarView, 'list'>;
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly habits: CalendarHabits;
  readonly shown: Clock;
  readonly blocked: readonly BlockedDay[];
  /** The work zone under the name of a day. */
  readonly zoneOf: (date: LocalDate) => ReactNode;
}

/**
 * Day, week or month: a grid where there is room, the day as a timeline on phones. Drawn again only when something of it
 * changed: hundreds of appointments take a while.
 */
export const Calendar = memo(({ view, date, today, habits, shown, blocked, zoneOf }: CalendarProps) => {
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const navigate = useNavigate();
  const [planned, setPlanned] = useState<PlannedMove | null>(null);
  const range = rangeOf(view, date, habits.firstDayOfWeek);
  const { from, to } = range;
  const months = useQueries({ queries: monthsOf(range).map(monthQuery) });
  const route = useQuery({ ...dayRouteQuery(date), enabled: view === 'day' }).data;
  const isLoaded = months.every(({ data }) => data !== undefined);
  // A range touches at most two months.
  const [first, second] = months.map(({ data }) => data?.items);
  const appointments = useMemo(
    () =>
      [...(first ?? []), ...(second ?? [])].filter(({ appointmentStart }) => {
        const day = dayOf(appointmentStart, shown.timeZone);
        return from <= day && day <= to;
      }),
    [first, second, from, to, shown.timeZone],
  );
  const waiting = (
    <Card>
      <LoadingState what="your appointments" of={months} rows={6} />
    </Card>
  );
  if (!isLoaded) return waiting;
  const days = daysIn(range);
  if (!wide)
    return (
      <DayAgenda
        days={days}
        appointments={appointments}
        blocked={blocked}
        shown={shown}
        legs={view === 'day' ? route?.stops : undefined}
      />
    );
  const open = (orderId: string) => void navigate({ to: '/groomer/appointments/$orderId', params: { orderId } });
  if (view === 'month')
    return (
      <MonthGrid
        date={date}
        today={today}
        appointments={appointments}
        habits={habits}
        shown={shown}
        onOpen={open}
        onDay={(day) => void navigate({ to: '/groomer/appointments', search: { view: 'day', date: day } })}
      />
    );
  return (
    <Suspense fallback={waiting}>
      <div>
        {view === 'week' && <WeekHeads days={days} today={today} under={zoneOf} />}
        <CalendarGrid
          view={view}
          date={date}
          appointments={appointments}
          blocked={blocked}
          habits={habits}
          shown={shown}
          legs={view === 'day' ? route?.stops : undefined}
          onOpen={open}
          onMove={(appointment, start) => setPlanned({ appointment, start })}
        />
      </div>
      <MoveDialog planned={planned} others={appointments} shown={shown} onClose={() => setPlanned(null)} />
    </Suspense>
  );
});
Calendar.displayName = 'Calendar';
