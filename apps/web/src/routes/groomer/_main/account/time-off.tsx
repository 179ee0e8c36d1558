import { createFileRoute } from '@tanstack/react-router';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { TimeOffPlanner } from '#features/scheduling/time-off-planner.tsx';
import { TIME_OFF_TABLE } from '#features/scheduling/time-off-spec.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { FormPage } from '#ui/pages/form-page.tsx';

const TimeOff = () => {
  const table = useTableState(TIME_OFF_TABLE, Route.useSearch(), Route.useNavigate());
  return (
    <FormPage
      header={
        <PageHeader
          title="Time off"
          lead="Customers can’t book you on these days."
          back={{ to: '/groomer/account', label: 'your account' }}
        />
      }
    >
      <TimeOffPlanner habits={useCalendarHabits()} table={table} />
    </FormPage>
  );
};

export const Route = createFileRoute('/groomer/_main/account/time-off')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: TimeOff,
});
