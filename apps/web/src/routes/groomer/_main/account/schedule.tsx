import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { Schedule } from '#features/scheduling/schedule.tsx';
import { workZonesQuery } from '#features/scheduling/work-zones/work-zones-query.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { DashboardColumn, DashboardPage } from '#ui/pages/dashboard-page.tsx';

/** A day of the week to be shown, `2026-06-08`. */
interface ScheduleSearch {
  readonly week?: string;
}

const readSearch = ({ week }: Record<string, unknown>): ScheduleSearch =>
  typeof week === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(week) ? { week } : {};

const SchedulePage = () => {
  const { week } = Route.useSearch();
  const habits = useCalendarHabits();
  const zones = useQuery(workZonesQuery);
  return (
    <DashboardPage
      header={<PageHeader title="Working hours" lead="Your hours, days off and work zones, week by week." />}
    >
      <DashboardColumn span={12}>
        {zones.isError && !zones.data ? (
          <Card>
            <ErrorState
              title="Your working hours didn’t load"
              retrying={zones.isFetching}
              onRetry={() => void zones.refetch()}
            />
          </Card>
        ) : (
          <Schedule asked={week} habits={habits} zones={zones.data?.zones} />
        )}
      </DashboardColumn>
    </DashboardPage>
  );
};

export const Route = createFileRoute('/groomer/_main/account/schedule')({
  validateSearch: readSearch,
  component: SchedulePage,
});
