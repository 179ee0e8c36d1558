import { createFileRoute } from '@tanstack/react-router';
import { DAYS_OFF_TABLE } from '#features/fleet/ahead/ahead-spec.ts';
import { DaysOffTable } from '#features/fleet/ahead/days-off-table.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { useToday } from '#shell/periods/use-today.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

const DaysOff = () => {
  const table = useTableState(DAYS_OFF_TABLE, Route.useSearch(), Route.useNavigate());
  const { today, zone } = useToday();
  return (
    <TablePage
      header={
        <PageHeader
          title="Days off"
          lead="When your drivers are off. They take their days off themselves."
          back={{ to: '/fleet-owner/account/driver-assignment', label: 'driver assignment' }}
        />
      }
    >
      {today ? <DaysOffTable today={today} {...table} /> : <LoadingState what="days off" of={[zone]} rows={6} />}
    </TablePage>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/account_/days-off')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: DaysOff,
});
