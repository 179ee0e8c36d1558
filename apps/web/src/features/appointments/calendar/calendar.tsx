import { useMediaQuery } from '@mantine/hooks';
import type { LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, memo, Suspense, useState, type ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { dayRouteQuery } from '../appointments-query.ts';
import { MoveDialog, type PlannedMove } from '../move-dialog.tsx';
import type { Clock } from './appointment-event.tsx';
import type { CalendarGridProps } from './calendar-grid.tsx';
import { daysIn, rangeOf, type CalendarHabits, type CalendarView } from './calendar-days.ts';
import type { BlockedDay } from './calendar-events.ts';
import { DayAgenda } from './day-agenda.tsx';
import { MonthGrid } from './month-grid.tsx';
import { PhoneCalendar } from './phone-calendar.tsx';
import { useAppointmentsOf } from './use-appointments-of.ts';
import { WeekHeads } from './week-heads.tsx';

const CalendarGrid = lazy(async () => ({ default: (await import('./calendar-grid.tsx')).CalendarGrid }));

interface CalendarProps {
  readonly view: Exclude<CalendarView, 'list'>;
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly habits: CalendarHabits;
  readonly shown: Clock;
  readonly blocked: readonly BlockedDay[];
  /** When a day is worked; undefined while that is not known. */
  readonly hoursOf: CalendarGridProps['hoursOf'];
  /** The work zone under the name of a day. */
  readonly zoneOf: (date: LocalDate) => ReactNode;
}

const placeOf = (view: CalendarView, date: LocalDate) =>
  ({ to: '/groomer/appointments', search: { view, date } }) as const;

/**
 * Day, week or month: a grid where there is room. On phones the day is a timeline, and a week or a month has dots above the
 * chosen day. Drawn again only when something of it changed: hundreds of appointments take a while.
 */
export const Calendar = memo(({ view, date, today, habits, shown, blocked, hoursOf, zoneOf }: CalendarProps) => {
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const hasColumns = useMediaQuery('(min-width: 600px)', true, { getInitialValueInEffect: false });
  const navigate = useNavigate();
  const [planned, setPlanned] = useState<PlannedMove | null>(null);
  const range = rangeOf(view, date, habits.firstDayOfWeek);
  const { months, appointments, holds } = useAppointmentsOf(range, shown.timeZone);
  const route = useQuery({ ...dayRouteQuery(date), enabled: view === 'day' }).data;
  const waiting = (
    <Card>
      <LoadingState what="your appointments" of={months} rows={6} />
    </Card>
  );
  if (!appointments) return waiting;
  const days = daysIn(range);
  const held = holds.filter(({ until }) => new Date(until) > shown.now);
  if (view === 'day' && !wide)
    return (
      <DayAgenda
        date={date}
        appointments={appointments}
        holds={held}
        blocked={blocked}
        shown={shown}
        legs={route?.stops}
      />
    );
  if (view !== 'day' && !hasColumns)
    return (
      <PhoneCalendar
        view={view}
        date={date}
        today={today}
        appointments={appointments}
        holds={held}
        blocked={blocked}
        habits={habits}
        shown={shown}
        onDay={(day) => void navigate({ ...placeOf(view, day), replace: true, resetScroll: false })}
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
        onDay={(day) => void navigate(placeOf('day', day))}
      />
    );
  return (
    <Suspense fallback={waiting}>
      <div>
        {view === 'week' && (
          <WeekHeads days={days} today={today} appointments={appointments} timeZone={shown.timeZone} under={zoneOf} />
        )}
        <CalendarGrid
          view={view}
          date={date}
          appointments={appointments}
          holds={held}
          blocked={blocked}
          hoursOf={hoursOf}
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
