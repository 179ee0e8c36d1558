import { useMediaQuery } from '@mantine/hooks';
import { localDateAt, weekdayOf, type LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { AppointmentTable } from '#features/appointments/appointment-table.tsx';
import { Calendar } from '#features/appointments/calendar/calendar.tsx';
import { shownDate } from '#features/appointments/calendar/calendar-days.ts';
import { DayCard, DayMapToggle } from '#features/appointments/day/day-card.tsx';
import { OrderCard } from '#features/appointments/day/order-card.tsx';
import { ViewSwitch } from '#features/appointments/calendar/view-switch.tsx';
import { NearbyCard } from '#features/appointments/nearby/nearby-card.tsx';
import { QueueLine, QueuePanel } from '#features/appointments/queues/queue-panel.tsx';
import { APPOINTMENT_TABLE, viewIn } from '#features/appointments/schedule-spec.ts';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { allTimeOffQuery } from '#features/scheduling/time-off-query.ts';
import { daysOffIn } from '#features/scheduling/time-off.ts';
import { timeZoneQuery, weekQuery } from '#features/scheduling/week-query.ts';
import { weekOf, windowsOn } from '#features/scheduling/week.ts';
import { workZonesQuery } from '#features/scheduling/work-zones/work-zones-query.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch, type TableSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { DashboardColumn, DashboardPage } from '#ui/pages/dashboard-page.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { ZoneDot } from '#ui/badges/zone-dot.tsx';

const useZoneNames = () => {
  const zones = useQuery(workZonesQuery).data?.zones;
  return useCallback(
    (date: LocalDate) => {
      if (!zones) return null;
      const served = zones.filter(({ availableDays }) => availableDays.includes(weekdayOf(date)));
      const [first] = served;
      if (!first) return 'No work zone';
      return (
        <>
          <ZoneDot color={first.color} /> {served.map(({ name }) => name).join(', ')}
        </>
      );
    },
    [zones],
  );
};

const useHours = () => {
  const week = useQuery({ ...weekQuery, select: ({ availability }) => weekOf(availability) }).data;
  return useCallback((date: LocalDate) => week && windowsOn(week[weekdayOf(date)]), [week]);
};

/** View and date stay in the address while the list is searched, filtered and paged. */
const useListState = (search: TableSearch) => {
  const navigate = Route.useNavigate();
  const { date } = search;
  const keepPlace = useCallback(
    ({ search: list, ...how }: { search: TableSearch; replace: boolean; resetScroll: boolean }) =>
      void navigate({ search: { ...list, view: 'list', ...(date !== undefined && { date }) }, ...how }),
    [navigate, date],
  );
  return useTableState(APPOINTMENT_TABLE, search, keepPlace);
};

/**
 * Of the address, what is drawn: it follows when the browser has time, so that a press is answered at once and a full
 * month does not block a frame.
 */
const usePlace = (search: TableSearch, today: LocalDate, wide: boolean) => {
  const view = viewIn(search['view']) ?? (wide ? 'week' : 'day');
  const date = shownDate(search['date'], today);
  return { view, date, drawn: useDeferredValue(useMemo(() => ({ view, date }), [view, date])) };
};

const Appointments = () => {
  const search = Route.useSearch();
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const { clock, firstDayOfWeek } = useCalendarHabits();
  const habits = useMemo(() => ({ clock, firstDayOfWeek }), [clock, firstDayOfWeek]);
  const now = useNow();
  const zone = useQuery(timeZoneQuery);
  const off = useQuery(allTimeOffQuery);
  const list = useListState(search);
  const zoneOf = useZoneNames();
  const hoursOf = useHours();
  const blocked = useMemo(() => daysOffIn(off.data ?? []).map((date) => ({ date, words: 'Time off' })), [off.data]);
  const timeZone = zone.data;
  const today = localDateAt(now, timeZone ?? 'UTC');
  const { view, date, drawn } = usePlace(search, today, wide);
  const shown = useMemo(() => ({ timeZone: timeZone ?? 'UTC', clock, now }), [timeZone, clock, now]);
  if (timeZone === undefined)
    return (
      <DashboardPage header={<PageHeader title="Schedule" />}>
        <DashboardColumn span={12}>
          <Card>
            <LoadingState what="your schedule" of={[zone]} rows={6} />
          </Card>
        </DashboardColumn>
      </DashboardPage>
    );
  // A day that is over cannot be filled.
  const hasNearby = drawn.view === 'day' && drawn.date >= today;
  const nearby = <NearbyCard key={drawn.date} date={drawn.date} shown={shown} />;
  return (
    <DashboardPage
      header={
        <PageHeader
          title="Schedule"
          actions={
            <ButtonLink
              look="filled"
              compact
              icon={<Plus size={20} aria-hidden />}
              to="/groomer/add-customer/select-services"
            >
              New appointment
            </ButtonLink>
          }
        />
      }
    >
      <DashboardColumn span={drawn.view === 'list' ? 12 : 8}>
        {!wide && <QueueLine today={today} shown={shown} />}
        <ViewSwitch view={view} date={date} habits={habits} />
        {drawn.view === 'day' && !wide && <DayMapToggle date={drawn.date} shown={shown} />}
        {drawn.view === 'list' ? (
          <AppointmentTable date={drawn.date} shown={shown} {...list} />
        ) : (
          <Calendar
            view={drawn.view}
            date={drawn.date}
            today={today}
            habits={habits}
            shown={shown}
            blocked={blocked}
            hoursOf={hoursOf}
            zoneOf={zoneOf}
          />
        )}
        {hasNearby && !wide && nearby}
      </DashboardColumn>
      <DashboardColumn span={drawn.view === 'list' ? 12 : 4}>
        {drawn.view === 'day' && wide && <DayCard date={drawn.date} shown={shown} />}
        {drawn.view === 'day' && <OrderCard date={drawn.date} shown={shown} />}
        <QueuePanel today={today} shown={shown} />
        {hasNearby && wide && nearby}
      </DashboardColumn>
    </DashboardPage>
  );
};

export const Route = createFileRoute('/groomer/_main/appointments/')({
  validateSearch: textSearch,
  component: Appointments,
});
