import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CalendarDays, Plus } from 'lucide-react';
import { VANS_TABLE } from '#features/vehicles/list/vans-spec.ts';
import { VansTable } from '#features/vehicles/list/vans-table.tsx';
import { fleetQuery } from '#features/vehicles/vehicles-query.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

const Vans = () => {
  const table = useTableState(VANS_TABLE, Route.useSearch(), Route.useNavigate());
  const counts = useQuery(fleetQuery(table.state)).data?.counts;
  return (
    <TablePage
      header={
        <PageHeader
          title="Vans"
          count={counts?.all}
          actions={
            <>
              <ButtonLink
                compact
                icon={<CalendarDays size={20} aria-hidden />}
                to="/fleet-owner/account/driver-assignment"
              >
                Driver assignment
              </ButtonLink>
              <ButtonLink
                look="filled"
                compact
                icon={<Plus size={20} aria-hidden />}
                to="/fleet-owner/account/vehicles/new"
              >
                Add van
              </ButtonLink>
            </>
          }
        />
      }
    >
      <VansTable {...table} />
    </TablePage>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/account_/vehicles/')({
  validateSearch: textSearch,
  component: Vans,
});
