import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { UserRoundPlus } from 'lucide-react';
import { rentersQuery } from '#features/fleet/renters/renters-query.ts';
import { RENTERS_TABLE } from '#features/fleet/renters/renters-spec.ts';
import { RentersTable } from '#features/fleet/renters/renters-table.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

const Renters = () => {
  const table = useTableState(RENTERS_TABLE, Route.useSearch(), Route.useNavigate());
  const counts = useQuery(rentersQuery(table.state)).data?.counts;
  return (
    <TablePage
      header={
        <PageHeader
          title="Renters"
          count={counts?.['all']}
          actions={
            <ButtonLink
              look="filled"
              compact
              icon={<UserRoundPlus size={20} aria-hidden />}
              to="/fleet-owner/customers/new"
            >
              Add renter
            </ButtonLink>
          }
        />
      }
    >
      <RentersTable {...table} />
    </TablePage>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/customers/')({
  validateSearch: textSearch,
  component: Renters,
});
