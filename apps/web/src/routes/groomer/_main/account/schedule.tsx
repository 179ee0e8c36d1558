import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCalendarHabits } from '#features/preferences/preferences-query.ts';
import { Schedule } from '#features/scheduling/schedule.tsx';
import { workZonesQuery } from '#features/work-zones/work-zones-query.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';

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
    <>
      <PageHeader
        title="Schedule"
        lead="Your hours, your days off and where you work, week by week."
        back={{ to: '/groomer/account', label: 'your account' }}
      />
      {zones.isError && !zones.data ? (
        <Card>
          <ErrorState
            title="Your schedule didn’t load"
            retrying={zones.isFetching}
            onRetry={() => void zones.refetch()}
          />
        </Card>
      ) : (
        <Schedule asked={week} habits={habits} zones={zones.data?.zones} />
      )}
    </>
  );
};

export const Route = createFileRoute('/groomer/_main/account/schedule')({
  staticData: { tabs: false },
  validateSearch: readSearch,
  component: SchedulePage,
});
