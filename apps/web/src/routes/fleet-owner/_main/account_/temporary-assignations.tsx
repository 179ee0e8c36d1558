import { createFileRoute } from '@tanstack/react-router';
import { TEMPORARY_TABLE } from '#features/fleet/ahead/ahead-spec.ts';
import { TemporaryTable } from '#features/fleet/ahead/temporary-table.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { useToday } from '#shell/periods/use-today.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

const TemporaryAssignments = () => {
  const table = useTableState(TEMPORARY_TABLE, Route.useSearch(), Route.useNavigate());
  const { today, zone } = useToday();
  return (
    <TablePage
      header={
        <PageHeader
          title="Temporary assignments"
          lead="Vans that other groomers have for single days, in the coming six weeks."
          back={{ to: '/fleet-owner/account/driver-assignment', label: 'driver assignment' }}
        />
      }
    >
      {today ? (
        <TemporaryTable today={today} {...table} />
      ) : (
        <LoadingState what="temporary assignments" of={[zone]} rows={6} />
      )}
    </TablePage>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/account_/temporary-assignations')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: TemporaryAssignments,
});
